import type { Rule } from './rule';
import { textRule } from './value-text';

/**
 * Rule for an integer: a number or BigInt without a fraction, or text with an optional minus sign and ASCII digits. In
 * text, it rejects an exponent, a plus sign, a decimal point, separators, spaces and digits of other scripts, as parsers
 * on a server do.
 */
export function integer(): Rule {
  return textRule('integer', {}, (text) => /^-?\d+$/.test(text));
}
