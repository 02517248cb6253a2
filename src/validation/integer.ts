import type { Rule } from './rule';
import { textRule } from './value-text';

/**
 * Rule for an integer: an optional minus sign and ASCII digits. A number or BigInt is validated in its string
 * form, so that a number and its text agree: `1e3` is valid as 1000, `1e21` invalid like the text `1e+21`.
 * It rejects a plus sign, a decimal point, separators, spaces and digits of other scripts, as parsers on a server do.
 */
export function integer(): Rule {
  return textRule('integer', {}, (text) => /^-?\d+$/.test(text));
}
