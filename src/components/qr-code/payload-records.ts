import { demand, utf8Length, wellFormed } from './payload-checks';

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

/** Fields of a Wi-Fi network. */
export interface WifiFields {
  /** Name of the network, 1 to 32 bytes of UTF-8. */
  ssid: string;
  /** Password: for `WPA`, 8 to 63 ASCII characters or 64 hexadecimal digits. */
  password?: string;
  /** Security; `WPA` includes WPA2 and WPA3. Default: `WPA` with a password, else `nopass`. */
  security?: 'WPA' | 'WEP' | 'nopass';
  /** Whether the network is hidden. */
  hidden?: boolean;
}

const escapedWifi = (text: string) => text.replaceAll(/[\\;,:"]/g, String.raw`\$&`);

/**
 * Returns a Wi-Fi network, in the format that ZXing introduced and Android and iOS support ("Barcode
 * contents: Wi-Fi network config"). Lengths: IEEE 802.11.
 * @throws QrPayloadError if the name or the password is invalid.
 */
export function wifiPayload({ ssid, password, security, hidden }: WifiFields): string {
  const kind = security ?? (password ? 'WPA' : 'nopass');
  const length = utf8Length(ssid);
  demand(length >= 1 && length <= 32, 'ssid', `has ${length} bytes: a name has 1 to 32.`);
  demand(
    kind !== 'WPA' || /^(?:[\x20-\x7e]{8,63}|[\da-f]{64})$/i.test(password ?? ''),
    'password',
    'must have 8 to 63 ASCII characters, or 64 hexadecimal digits.',
  );
  demand(kind !== 'WEP' || Boolean(password), 'password', 'is missing: WEP needs one.');
  const secret = kind === 'nopass' ? '' : `P:${escapedWifi(password ?? '')};`;
  return `WIFI:T:${kind};S:${escapedWifi(ssid)};${secret}${hidden ? 'H:true;' : ''};`;
}

/** Fields of a second factor for an authenticator app. */
export interface OtpauthFields {
  /** Issuer of the account, such as the company. */
  issuer: string;
  /** Account, such as an email address. */
  account: string;
  /** Shared secret in Base32 (RFC 4648); spaces and padding are removed. */
  secret: string;
  /** Kind of password: time-based or counter-based. Default: `totp`. */
  type?: 'totp' | 'hotp';
  /** Hash algorithm. Default: `SHA1`; many apps support no other. */
  algorithm?: 'SHA1' | 'SHA256' | 'SHA512';
  /** Number of digits of a password. Default: 6. */
  digits?: 6 | 7 | 8;
  /** Validity of a `totp` password in seconds. Default: 30. */
  period?: number;
  /** Initial counter of `hotp`. Default: 0. */
  counter?: number;
}

/**
 * Returns a second factor for an authenticator app, according to Google Authenticator's "Key Uri Format";
 * defaults are omitted.
 * @throws QrPayloadError if the secret is not Base32, or issuer or account are empty or contain a colon.
 */
export function otpauthPayload(fields: OtpauthFields): string {
  const { issuer, account, type = 'totp', algorithm = 'SHA1', digits = 6 } = fields;
  const { period = 30, counter = 0 } = fields;
  const secret = fields.secret.replaceAll(/[\s-]|=+$/g, '').toUpperCase();
  demand(/^[A-Z2-7]+$/.test(secret), 'secret', 'is not Base32: A to Z and 2 to 7.');
  const [by, whose] = Object.entries({ issuer, account }).map(([field, text]) => {
    demand(
      text.trim() !== '' && !text.includes(':'),
      field,
      'must not be empty or contain a colon.',
    );
    return encodeURIComponent(wellFormed(text));
  });
  demand(
    Number.isInteger(period) && period > 0,
    'period',
    'must be a whole number of seconds, 1 or more.',
  );
  demand(
    Number.isInteger(counter) && counter >= 0,
    'counter',
    'must be a whole number, 0 or more.',
  );
  const parameters = [
    `secret=${secret}`,
    `issuer=${by}`,
    algorithm !== 'SHA1' && `algorithm=${algorithm}`,
    digits !== 6 && `digits=${digits}`,
    type === 'totp' && period !== 30 && `period=${period}`,
    type === 'hotp' && `counter=${counter}`,
  ].filter(Boolean);
  return `otpauth://${type}/${by}:${whose}?${parameters.join('&')}`;
}
