import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `email`. */
export interface EmailParams {
  /**
   * Whether a text may hold several addresses, separated by commas. Every one must be valid; an array holds one per member.
   * @default false
   */
  multiple?: boolean;
}

/**
 * Rule that a text is an e-mail address (RFC 5321 and 6531): a dotted or quoted local part of at most 64 octets, letters of any
 * script included, and a domain of at least two labels or an IPv4 literal; 254 octets in all. It is stricter than HTML's grammar
 * (no `user@localhost`, no doubled dots, no numeric top domain) and wider (quotes, other scripts). Refused are characters that
 * do not show (control, format, bidirectional, unassigned), IPv6 literals, comments, display names,
 * spaces around a single address and, among several, an empty one, as a comma at an end leaves it.
 */
export function email({ multiple = false }: EmailParams = {}): Rule {
  const rule = textRule('email', { multiple }, isAddress);
  // An array is never split.
  return multiple
    ? {
        ...rule,
        check: (value, context) =>
          typeof value === 'string' ? areAddresses(value) : rule.check(value, context),
      }
    : rule;
}

const address = new RegExp(
  // Quoted, or atoms between dots, of what shows; then names, or four numbers in brackets.
  String.raw`^(?:"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[ -~])+"|(?!\.)(?:(?:^|\.)[^<>()[\]\\.,;:@"\s\p{C}]+)+)@` +
    String.raw`(?:(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?:xn--[\da-z-]{1,59}(?<!-)|[\p{L}\p{M}]{2,63})` +
    String.raw`|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.\b|\]$)){4})$`,
  'iu',
);

// Only what is short enough is looked at.
const isAddress = (text: string): boolean =>
  fits(text, 254) && fits(text.slice(0, text.lastIndexOf('@')), 64) && address.test(text);

// A code unit takes one to three octets, so that most texts need no counting.
const fits = (text: string, octets: number): boolean =>
  text.length <= octets && (text.length * 3 <= octets || octetsOf(text) <= octets);

/** Octets of a text in UTF-8. Test DOMs such as jsdom under Jest have no `TextEncoder`. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    octets += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return octets;
}

// A comma between quotes belongs to its address; the first that is none ends the reading.
function areAddresses(text: string): boolean {
  for (const [, part = ''] of `,${text}`.matchAll(/,((?:"(?:\\[\s\S]|[^"\\])*"?|[^,"])*)/g)) {
    if (!isAddress(part.trim())) return false;
  }
  return true;
}
