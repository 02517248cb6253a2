import { isPlain } from './letters';
import { invisible, textRule, type Rule } from './rules';

/** Parameters of `email`. */
export interface EmailParams {
  /**
   * Whether a string may contain several addresses, separated by commas. Every address must be valid; each
   * element of an array is one address.
   * @default false
   */
  multiple?: boolean;
}

/**
 * Rule for an email address (RFC 5321 and 6531): a dotted or quoted local part of at most 64 octets, including
 * letters of any script, and a domain of at least two labels or an IPv4 literal; 254 octets in total. It is stricter
 * than HTML's grammar (no `user@localhost`, no repeated dots, no numeric top-level domain) and also accepts quotes
 * and other scripts. It rejects invisible characters (control, format, bidirectional, fillers, unassigned), full-width
 * letters and the like in a domain, IPv6 literals, comments, display names, spaces around a single address, and empty
 * addresses in a list, such as after a trailing comma. With `multiple`, a single address is valid if it is without.
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
  // Quoted, or atoms separated by dots, of visible characters; then names, or four numbers in brackets.
  String.raw`^(?:"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[ -~])+"|(?!\.)(?:(?:^|\.)[^<>()[\]\\.,;:@"\s\p{C}]+)+)@` +
    String.raw`(?:(?:(?!-)[\p{L}\p{M}\p{Nd}-]{1,63}(?<!-)\.)+(?:xn--[\da-z-]{1,59}(?<!-)|[\p{L}\p{M}]{2,63})` +
    String.raw`|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.\b|\]$)){4})$`,
  'iu',
);

// Only short texts are parsed.
function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    fits(text, 254) &&
    fits(text.slice(0, at), 64) &&
    address.test(text) &&
    !hidden.test(text) &&
    isPlain(text.slice(at))
  );
}

const hidden = new RegExp(`[${invisible}]`, 'u');

// A code unit needs at most three octets, so most addresses need no counting.
const fits = (text: string, octets: number): boolean =>
  text.length <= octets && (text.length * 3 <= octets || octetsOf(text) <= octets);

/** Octets of a string in UTF-8. Test DOMs such as jsdom under Jest have no `TextEncoder`. */
function octetsOf(text: string): number {
  let octets = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    octets += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return octets;
}

// A comma in quotes belongs to its address; parsing stops at the first invalid address.
function areAddresses(text: string): boolean {
  if (!text.includes(',')) return isAddress(text);
  for (const [, part = ''] of `,${text}`.matchAll(/,((?:"(?:\\[\s\S]|[^"\\])*"?|[^,"])*)/g)) {
    if (!isAddress(part.trim())) return false;
  }
  return true;
}
