import type { Rule } from './rule';
import { textRule } from './value-text';

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
  const expression = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : pattern;
  // `test` of a global or sticky expression would go on where it stopped the last time; `search` starts anew.
  return textRule('pattern', { pattern: String(pattern) }, (text) => text.search(expression) >= 0);
}
