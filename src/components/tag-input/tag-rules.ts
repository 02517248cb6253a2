import { inDevelopment, reportProblem } from '../../core/report-problem';
import { visibleText } from './split-tags';
import type { RejectedTag, TagInputProps, TagProblem } from './tag-input-props';
import type { TagTexts } from './tag-texts';

/** Rules for tags. */
export interface TagRules {
  /** BCP 47 tag of the language for comparing tags. */
  locale: string;
  /** Maximum number of tags, `Infinity` without a limit. */
  max: number;
  /** Maximum number of characters, `Infinity` without a limit. */
  maxLength: number;
  /** Whether duplicate tags are allowed. */
  allowsDuplicates: boolean;
  /** Custom rule: returns why a tag is rejected, or `null`. */
  validate: ((tag: string, tags: readonly string[]) => string | null) | undefined;
  /** Returns the message for a problem. */
  reasonFor: (problem: Exclude<TagProblem, 'invalid'>) => string;
}

/** Props that are validated. */
export type UsableProps = Pick<
  TagInputProps,
  | 'maxTags'
  | 'maxLength'
  | 'delimiter'
  | 'blurBehavior'
  | 'allowDuplicates'
  | 'validate'
  | 'suggestions'
>;

/** Returns the valid props; a prop of the wrong type is `undefined` and logs an error in development. */
export function usableProps(props: UsableProps): UsableProps {
  const { maxTags, maxLength, delimiter, blurBehavior, allowDuplicates, validate, suggestions } =
    props;
  return {
    maxTags: usable('maxTags', maxTags, isLimit(maxTags), 'a number of 0 or more'),
    maxLength: usable('maxLength', maxLength, isLimit(maxLength), 'a number of 0 or more'),
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
    allowDuplicates,
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

/** Maximum number of entries that one paste adds, so that a large text does not freeze the page. */
export const pasteLimit = 2000;

/** Returns the rules for tags. */
export function tagRules(props: UsableProps, { locale, labels, counted }: TagTexts): TagRules {
  const { maxTags = Infinity, maxLength = Infinity, allowDuplicates, validate } = props;
  const messages: Readonly<Record<Exclude<TagProblem, 'invalid'>, () => string>> = {
    duplicate: () => labels.duplicate,
    'too-long': () => counted(labels.tooLong, maxLength),
    full: () => counted(labels.limitReached, maxTags),
    'too-many': () => counted(labels.tooMany, pasteLimit),
  };
  return {
    locale,
    max: maxTags,
    maxLength,
    allowsDuplicates: allowDuplicates ?? false,
    validate,
    reasonFor: (problem) => messages[problem](),
  };
}

/** Accepted and rejected tags, in their original order. */
export interface ValidatedTags {
  accepted: string[];
  rejected: RejectedTag[];
}

/**
 * Validates entries before they are added to the tags, each as if the accepted ones before it were already
 * added.
 */
export function validateTags(
  entries: readonly string[],
  tags: readonly string[],
  rules: TagRules,
): ValidatedTags {
  const { locale, max, maxLength, allowsDuplicates, validate, reasonFor } = rules;
  const keys = new Set(allowsDuplicates ? [] : tags.map((tag) => tagKey(tag, locale)));
  const accepted: string[] = [];
  const rejected: RejectedTag[] = [];
  let all = tags;
  for (const tag of entries) {
    const key = allowsDuplicates ? '' : tagKey(tag, locale);
    const reject = (problem: TagProblem, reason: string) => rejected.push({ tag, problem, reason });
    if (keys.has(key)) reject('duplicate', reasonFor('duplicate'));
    // A character has at least one code unit, so only long strings need counting.
    else if (tag.length > maxLength && tagLength(tag) > maxLength) {
      reject('too-long', reasonFor('too-long'));
    } else {
      const reason = validate?.(tag, all);
      if (reason) reject('invalid', String(reason));
      else if (tags.length + accepted.length >= max) reject('full', reasonFor('full'));
      else {
        accepted.push(tag);
        if (!allowsDuplicates) keys.add(key);
        // A new array for each call, because the custom function may keep it.
        if (validate) all = [...all, tag];
      }
    }
  }
  return { accepted, rejected };
}

// Later entries are compared with this tag, too.
const knownKeys = new Map<string, string>();

/**
 * Returns a key that is the same for equal tags of a language: ignores case (Turkish dotted and dotless i,
 * German ß and ss), Unicode form (NFKC), invisible characters and amount of whitespace.
 */
export function tagKey(tag: string, locale: string): string {
  const name = `${locale} ${tag}`;
  let key = knownKeys.get(name);
  if (key === undefined) {
    key = visibleText(tag)
      .normalize('NFKC')
      // Lower case first, because the capital ẞ has no upper case SS.
      .toLocaleLowerCase(locale)
      .toLocaleUpperCase(locale)
      .toLocaleLowerCase(locale)
      .normalize('NFKC')
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (knownKeys.size > 5000) knownKeys.clear();
    knownKeys.set(name, key);
  }
  return key;
}

/**
 * Returns the number of user-perceived characters (grapheme clusters, UAX 29): an emoji of several code
 * points is one.
 */
export function tagLength(tag: string): number {
  return [...new Intl.Segmenter().segment(tag)].length;
}
