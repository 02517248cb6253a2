import type { Rule } from './rule';
import { textRule } from './value-text';

/**
 * Rule that a value is a whole number: an optional minus sign and ASCII digits. A number or BigInt is validated as the text that
 * JavaScript prints for it, so that a number and its text agree: `1e3` passes as 1000, `1e21` fails like the text `1e+21`.
 * Refused are a plus sign, a decimal point, separators, spaces and digits of other scripts, which a server's parser refuses too.
 */
export function integer(): Rule {
  return textRule('integer', {}, (text) => /^-?\d+$/.test(text));
}
