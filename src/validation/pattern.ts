import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `pattern`. */
export interface PatternParams {
  /**
   * Regular expression, used unchanged, or its source, which must match the complete value, like HTML's
   * `pattern`.
   */
  pattern: RegExp | string;
}

/**
 * Rule that a string matches a regular expression, which must not be prone to catastrophic backtracking.
 * @throws SyntaxError if the source is not a regular expression.
 */
export function pattern({ pattern }: PatternParams): Rule {
  const expression = typeof pattern === 'string' ? new RegExp(`^(?:${pattern})$`, 'u') : pattern;
  // `test` of a global or sticky expression would continue after the last match; `search` starts again.
  return textRule('pattern', { pattern: String(pattern) }, (text) => text.search(expression) >= 0);
}
