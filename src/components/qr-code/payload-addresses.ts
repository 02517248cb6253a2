import { demand, wellFormed } from './payload-checks';

/** Returns the text in Unicode's composed form (NFC), which needs the fewest bytes. */
export function textPayload(text: string): string {
  return wellFormed(text).normalize('NFC');
}

/**
 * Returns a normalized absolute web URL: spaces and other scripts are escaped, the host is in Punycode.
 * Source: WHATWG URL.
 * @throws QrPayloadError if it is not a URL with `http:` or `https:`.
 */
export function urlPayload(url: string | URL): string {
  demand(URL.canParse(url), 'url', 'is not an absolute URL. Start it with https://.');
  const { href, protocol } = new URL(url);
  demand(
    /^https?:$/.test(protocol),
    'url',
    `starts with ${protocol}, which camera apps do not open. Use https://.`,
  );
  return href;
}

/** Returns a number without visual separators. Source: RFC 3966, section 5.1.1. */
function dialled(number: string, field: string): string {
  demand(
    !/\(\s*0\s*\)/.test(number),
    field,
    `is "${number}", with a (0) that is dialed only within the country. Remove it.`,
  );
  const digits = number.replaceAll(/[\s().-]/g, '');
  demand(
    /^\+\d{1,15}$/.test(digits),
    field,
    `is "${number}", which is not an international number. Start it with + and the country code.`,
  );
  return digits;
}

/**
 * Returns a telephone number. Source: RFC 3966.
 * @param number International number such as `+49 30 123456`; spaces, dots, dashes and parentheses are
 * removed.
 * @param extension Digits to dial after the call is answered.
 * @throws QrPayloadError if the number is not international or the extension has no digits.
 */
export function telPayload(number: string, extension?: string): string {
  const called = `tel:${dialled(number, 'number')}`;
  if (extension === undefined) return called;
  demand(/^\d+$/.test(extension), 'extension', 'must contain digits only.');
  return `${called};ext=${extension}`;
}

/**
 * Returns a text message. Source: RFC 5724.
 * @param number International number or, for short codes, only digits.
 * @throws QrPayloadError if it is neither.
 */
export function smsPayload(number: string, body?: string): string {
  const to = /^\d{3,8}$/.test(number) ? number : dialled(number, 'number');
  return `sms:${to}${body ? `?body=${escaped(body)}` : ''}`;
}

/** Percent-encodes everything except unreserved characters; line breaks become CRLF. */
function escaped(text: string): string {
  return encodeURIComponent(wellFormed(text).replaceAll(/\r\n?|\n/g, '\r\n')).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Fields of an email. */
export interface MailtoFields {
  /** Addresses of the recipients. */
  to: string | readonly string[];
  /** Addresses in Cc. */
  cc?: readonly string[];
  /** Addresses in Bcc. */
  bcc?: readonly string[];
  subject?: string;
  /** Text with lines separated by `\n` or `\r\n`. */
  body?: string;
}

function addresses(list: readonly string[], field: string): string {
  for (const address of list) {
    demand(
      /^[^\s@]+@[^\s@]+$/.test(address),
      field,
      `has "${address}", which is not an email address.`,
    );
  }
  return list.map((address) => escaped(address).replaceAll('%40', '@')).join(',');
}

/**
 * Returns an email to compose. Source: RFC 6068.
 * @throws QrPayloadError if there is no recipient or an address is invalid.
 */
export function mailtoPayload({ to, cc = [], bcc = [], subject, body }: MailtoFields): string {
  const receivers = [to].flat();
  demand(receivers.length > 0, 'to', 'is empty: an email needs a recipient.');
  const headers = [
    cc.length > 0 && `cc=${addresses(cc, 'cc')}`,
    bcc.length > 0 && `bcc=${addresses(bcc, 'bcc')}`,
    subject && `subject=${escaped(subject)}`,
    body && `body=${escaped(body)}`,
  ].filter(Boolean);
  return `mailto:${addresses(receivers, 'to')}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

/** Geographic location. */
export interface GeoFields {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
  /** Meters above the ellipsoid of WGS 84. */
  altitude?: number;
  /** Uncertainty in meters. */
  uncertainty?: number;
}

/**
 * Returns a geographic location in WGS 84, with centimeter precision. Source: RFC 5870.
 * @throws QrPayloadError if a number is out of range.
 */
export function geoPayload({ latitude, longitude, altitude, uncertainty }: GeoFields): string {
  demand(Math.abs(latitude) <= 90, 'latitude', 'must be between -90 and 90.');
  demand(Math.abs(longitude) <= 180, 'longitude', 'must be between -180 and 180.');
  demand(altitude === undefined || Number.isFinite(altitude), 'altitude', 'must be a number.');
  const off = uncertainty ?? 0;
  demand(off >= 0 && off < Infinity, 'uncertainty', 'must be 0 or more.');
  // At a pole, every longitude is the same location (section 3.4.2).
  const east = Math.abs(latitude) === 90 ? 0 : longitude;
  const places = [latitude, east, altitude].filter((value) => value !== undefined).map(decimal);
  const suffix = uncertainty === undefined ? '' : `;u=${decimal(uncertainty)}`;
  return `geo:${places.join(',')}${suffix}`;
}

/** Formats a number without an exponent and without a negative zero. */
function decimal(value: number): string {
  return value
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}

/**
 * Schemes of links; values with other schemes, such as `javascript:`, are shown as text. Direction marks
 * could disguise a URL.
 */
const followed = /^(?:https?:\/\/|mailto:|tel:|sms:|geo:)[^\s\p{Cc}\p{Bidi_Control}]+$/iu;

/** Returns the URL of a value, or `null` if it is not a safe URL. */
export function linkOf(value: string): string | null {
  return followed.test(value) ? value : null;
}

/** Truncates the text to `most` code points, with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // A code point has at most two code units, so the rest of a long text need not be read.
  const start = Array.from(text.slice(0, 2 * most + 1));
  return start.length <= most ? text : `${start.slice(0, most).join('').trimEnd()}…`;
}
