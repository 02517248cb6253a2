import type { Rule } from './rule';
import { everyText } from './value-text';

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
 * do not show (control, format, bidirectional, unassigned), IPv6 literals, comments and display names.
 */
export function email({ multiple = false }: EmailParams = {}): Rule {
  return {
    code: 'email',
    params: { multiple },
    check: (value) =>
      multiple && typeof value === 'string'
        ? splitAddresses(value).every((address) => isAddress(address.trim()))
        : everyText(value, isAddress),
  };
}

const hidden = /[\p{C}\p{Zl}\p{Zp}]/u;
const local = /^("([^"\\]|\\.)+"|(?!\.)((^|\.)[^<>()[\]\\.,;:@"\s]+)+)$/u;
const named =
  /^((?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(xn--[\da-z-]{1,59}(?<!-)|[\p{L}\p{M}]{2,63})$/iu;
const ipv4 = /^\[((25[0-5]|2[0-4]\d|[01]?\d?\d)(\.\b|]$)){4}$/;

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  // Only what is short enough is looked at.
  return (
    octets(text) <= 254 &&
    octets(mailbox) <= 64 &&
    !hidden.test(text) &&
    local.test(mailbox) &&
    (named.test(domain) || ipv4.test(domain))
  );
}

const octets = (text: string): number => new TextEncoder().encode(text).length;

// A comma between quotes belongs to its address. No local part is longer than the quotes that are looked for.
function splitAddresses(text: string): string[] {
  const parts = `,${text}`.matchAll(/,((?:"(?:\\.|[^"\\]){1,62}"|[^,])*)/g);
  return Array.from(parts, ([, address = '']) => address);
}
