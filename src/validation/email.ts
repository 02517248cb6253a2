import type { Rule } from './rule';
import { everyMember, textOf } from './value-text';

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
 * (no `user@localhost`, no doubled dots, no numeric top domain) and wider (quotes, other scripts). Refused are control, format
 * and bidirectional characters, which hide what an address says, IPv6 literals, comments and display names.
 */
export function email({ multiple = false }: EmailParams = {}): Rule {
  return {
    code: 'email',
    params: { multiple },
    check: (value) =>
      multiple && typeof value === 'string'
        ? splitAddresses(value).every((address) => isAddress(address.trim()))
        : everyMember(value, (member) => isAddress(textOf(member) ?? '')),
  };
}

const localPart =
  /^(?:"(?:[^"\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\\[ -~])+"|(?:(?:^|\.)[^<>()[\]\\.,;:@"\p{Cc}\p{Cf}\p{Cs}\p{Z}]+)+)$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:xn--[\da-z-]+|[\p{L}\p{M}]{2,})$/iu;
const ipv4 = /^\[(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)(?:\.(?!\])|(?=\]))){4}\]$/;

function isAddress(text: string): boolean {
  // Octets are never fewer than code units: what is too long is not even looked at.
  if (text.length > 254 || octets(text) > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  return octets(local) <= 64 && localPart.test(local) && isDomain(text.slice(at + 1));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const named = labels.length > 1 && labels.every((part) => label.test(part));
  return (named && topLabel.test(labels.at(-1) ?? '')) || ipv4.test(domain);
}

const octets = (text: string): number => new TextEncoder().encode(text).length;

// A comma between quotes belongs to its address.
function splitAddresses(text: string): string[] {
  const addresses = [''];
  let quoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') quoted = !quoted;
    else if (quoted && text[index] === '\\') index += 1;
    else if (!quoted && text[index] === ',') {
      addresses[addresses.length - 1] = text.slice(start, index);
      addresses.push('');
      start = index + 1;
    }
  }
  addresses[addresses.length - 1] = text.slice(start);
  return addresses;
}
