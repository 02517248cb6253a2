import type { Rule } from './rule';
import { everyMember, textOf } from './value-text';

/** Parameters of `pattern`. */
export interface PatternParams {
  /** Regular expression, tested as it is, or its source, which must fit the whole value as HTML's `pattern` does. */
  pattern: RegExp | string;
}

/**
 * Rule that a text fits a regular expression. How long that takes is up to the expression.
 * @throws SyntaxError where the source is no regular expression.
 */
export function pattern({ pattern }: PatternParams): Rule {
  const source = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : pattern;
  // `test` of a global or sticky expression goes on where it stopped the last time.
  const fresh = new RegExp(source, source.flags.replace(/[gy]/g, ''));
  return {
    code: 'pattern',
    params: { pattern: typeof pattern === 'string' ? pattern : pattern.source },
    check: (value) =>
      everyMember(value, (member) => {
        const text = textOf(member);
        return text !== undefined && fresh.test(text);
      }),
  };
}
