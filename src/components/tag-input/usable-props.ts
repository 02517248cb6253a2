import { inDevelopment, reportProblem } from '../../internals/report-problem';
import type { TagInputProps } from './tag-input-props';

/** Props that are validated. */
export type UsableProps = Pick<
  TagInputProps,
  'max' | 'maxLength' | 'delimiter' | 'blurBehavior' | 'duplicates' | 'validate' | 'suggestions'
>;

/** Returns the valid props; a prop of the wrong type is `undefined` and logs an error in development. */
export function usableProps(props: UsableProps): UsableProps {
  const { max, maxLength, delimiter, blurBehavior, duplicates, validate, suggestions } = props;
  return {
    max: usable('max', max, isLimit(max), 'a number from 0 on'),
    maxLength: usable('maxLength', maxLength, isLimit(maxLength), 'a number from 0 on'),
    delimiter: usable(
      'delimiter',
      delimiter,
      typeof delimiter === 'string' || delimiter instanceof RegExp,
      'a string or a regular expression',
    ),
    blurBehavior: usable(
      'blurBehavior',
      blurBehavior,
      blurBehavior === 'add' || blurBehavior === 'keep' || blurBehavior === 'clear',
      '"add", "keep" or "clear"',
    ),
    duplicates: usable(
      'duplicates',
      duplicates,
      duplicates === 'reject' || duplicates === 'allow',
      '"reject" or "allow"',
    ),
    validate: usable('validate', validate, typeof validate === 'function', 'a function'),
    suggestions: usable(
      'suggestions',
      suggestions,
      Array.isArray(suggestions) || typeof suggestions === 'function',
      'an array of strings or a function that returns one',
    ),
  };
}

function isLimit(limit: unknown): boolean {
  return typeof limit === 'number' && limit >= 0;
}

function usable<Value>(
  prop: string,
  value: Value,
  isUsable: boolean,
  expected: string,
): Value | undefined {
  if (isUsable) return value;
  if (inDevelopment && value !== undefined) {
    reportProblem(
      'TagInput',
      prop,
      `must be ${expected}, so it is ignored. Pass ${expected}, or leave it out.`,
    );
  }
  return undefined;
}
