import { utf8Length } from '../utf8';
import { demand } from './payload-error';

/** Address of a contact. */
export interface VcardAddress {
  street?: string;
  city?: string;
  region?: string;
  postalCode?: string;
  country?: string;
  /** Kind of address. */
  type?: 'work' | 'home';
}

/** Fields of a contact. */
export interface VcardFields {
  given?: string;
  family?: string;
  /** Honorific prefix: "Dr." */
  prefix?: string;
  /** Honorific suffix: "M.A." */
  suffix?: string;
  /** Formatted name. Default: prefix, given name, family name and suffix, or the organization. */
  fullName?: string;
  organization?: string;
  /** Job title. */
  title?: string;
  phones?: ReadonlyArray<{ number: string; type?: 'work' | 'home' | 'cell' | 'fax' }>;
  emails?: ReadonlyArray<{ address: string; type?: 'work' | 'home' }>;
  urls?: readonly string[];
  addresses?: readonly VcardAddress[];
  /** Date of birth, `YYYY-MM-DD`. */
  birthday?: string;
  note?: string;
  /** Version of the format; more apps support 3.0. Default: `3.0`. */
  version?: '3.0' | '4.0';
}

const escaped = (text = '') =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

const structured = (parts: ReadonlyArray<string | undefined>) => parts.map(escaped).join(';');

/** Folds a line after at most 75 bytes of UTF-8, never inside a character. Source: RFC 6350, section 3.2. */
function folded(line: string): string {
  const rows = [''];
  let room = 75;
  for (const sign of line) {
    const size = utf8Length(sign);
    if (size > room) {
      // The leading space of the next line counts.
      rows.push(' ');
      room = 74;
    }
    rows.push((rows.pop() ?? '') + sign);
    room -= size;
  }
  return rows.join('\r\n');
}

/** Whether a text has a visible character. */
function isVisible(text: string | undefined): text is string {
  return /[^\s\p{Cf}\u2800\u3164]/u.test(text ?? '');
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(`${text}T`);
}

/**
 * Returns a contact for an address book, folded and with CRLF. Sources: RFC 2426 (3.0), RFC 6350 (4.0).
 * @throws QrPayloadError if there is no name, the birthday is not a date, or a URL contains whitespace.
 */
export function vcardPayload(fields: VcardFields): string {
  const { given, family, prefix, suffix, organization, version = '3.0', birthday } = fields;
  const name = [prefix, given, family, suffix].filter(isVisible).join(' ');
  const fullName = [fields.fullName, name, organization].find(isVisible);
  demand(fullName !== undefined, 'fullName', 'is missing: give a name or an organization.');
  demand(
    birthday === undefined || isDay(birthday),
    'birthday',
    'must be a date such as 1969-07-20.',
  );
  for (const url of fields.urls ?? []) {
    demand(
      !/[\s\p{Cc}]/u.test(url),
      'urls',
      `contains "${url}", which has a space or a line break.`,
    );
  }
  const typed = (key: string, type: string | undefined) => {
    if (!type) return key;
    return `${key};TYPE=${version === '3.0' ? type.toUpperCase() : type}`;
  };
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `N:${structured([family, given, '', prefix, suffix])}`,
    `FN:${escaped(fullName)}`,
    organization && `ORG:${escaped(organization)}`,
    fields.title && `TITLE:${escaped(fields.title)}`,
    ...(fields.phones ?? []).map(({ number, type }) => `${typed('TEL', type)}:${escaped(number)}`),
    ...(fields.emails ?? []).map(
      ({ address, type }) => `${typed('EMAIL', type)}:${escaped(address)}`,
    ),
    ...(fields.addresses ?? []).map(({ street, city, region, postalCode, country, type }) => {
      const parts = ['', '', street, city, region, postalCode, country];
      return `${typed('ADR', type)}:${structured(parts)}`;
    }),
    // URLs are not escaped.
    ...(fields.urls ?? []).map((url) => `URL:${url}`),
    birthday && `BDAY:${version === '3.0' ? birthday : birthday.replaceAll('-', '')}`,
    fields.note && `NOTE:${escaped(fields.note)}`,
    'END:VCARD',
  ];
  return lines
    .filter(Boolean)
    .map((line) => `${folded(String(line))}\r\n`)
    .join('');
}
