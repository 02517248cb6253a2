import { demand } from './payload-error';
import { wellFormed } from '../utf8';

/** Text as it is, in Unicode's composed form (NFC), which takes the fewest bytes. */
export function textPayload(text: string): string {
  return wellFormed(text).normalize('NFC');
}

/**
 * Absolute address of the web in its normal form: spaces and other scripts escaped, the host in Punycode.
 * Source: WHATWG URL.
 * @throws QrPayloadError where it is no address or not of `http:` or `https:`.
 */
export function urlPayload(url: string | URL): string {
  demand(URL.canParse(url), 'url', 'is no absolute address. Begin it with https://.');
  const { href, protocol } = new URL(url);
  demand(
    /^https?:$/.test(protocol),
    'url',
    `begins with ${protocol}, which a camera app does not open. Use https://.`,
  );
  return href;
}

/** Number with its visual separators taken out. Source: RFC 3966, section 5.1.1. */
function dialled(number: string, field: string): string {
  demand(
    !/\(\s*0\s*\)/.test(number),
    field,
    `is "${number}", with a (0) that is dialled only inside the country. Leave it out.`,
  );
  const digits = number.replaceAll(/[\s().-]/g, '');
  demand(
    /^\+\d{1,15}$/.test(digits),
    field,
    `is "${number}", which is no international number. Begin it with + and the country's code.`,
  );
  return digits;
}

/**
 * Telephone number. Source: RFC 3966.
 * @param number International number such as `+49 30 123456`; spaces, dots, dashes and brackets are taken out.
 * @param extension Digits to dial when the call is taken.
 * @throws QrPayloadError where the number is not international or the extension has no digits.
 */
export function telPayload(number: string, extension?: string): string {
  const called = `tel:${dialled(number, 'number')}`;
  if (extension === undefined) return called;
  demand(/^\d+$/.test(extension), 'extension', 'has signs other than digits.');
  return `${called};ext=${extension}`;
}

/**
 * Text message. Source: RFC 5724.
 * @param number International number or, for short codes, digits alone.
 * @throws QrPayloadError where it is neither.
 */
export function smsPayload(number: string, body?: string): string {
  const to = /^\d{3,8}$/.test(number) ? number : dialled(number, 'number');
  return `sms:${to}${body ? `?body=${escaped(body)}` : ''}`;
}

/** Percent-encoding of everything but unreserved signs, line breaks as CRLF. */
function escaped(text: string): string {
  return encodeURIComponent(wellFormed(text).replaceAll(/\r\n?|\n/g, '\r\n')).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Mail that opens ready to be sent. */
export interface MailtoFields {
  /** Addresses of the receivers. */
  to: string | readonly string[];
  /** Addresses that get a copy. */
  cc?: readonly string[];
  /** Addresses that get a copy unseen by the others. */
  bcc?: readonly string[];
  subject?: string;
  /** Text, its lines ended by `\n` or `\r\n`. */
  body?: string;
}

function addresses(list: readonly string[], field: string): string {
  for (const address of list) {
    demand(/^[^\s@]+@[^\s@]+$/.test(address), field, `has "${address}", which is no mail address.`);
  }
  return list.map((address) => escaped(address).replaceAll('%40', '@')).join(',');
}

/**
 * Mail to be written. Source: RFC 6068.
 * @throws QrPayloadError where there is no receiver or one is no address.
 */
export function mailtoPayload({ to, cc = [], bcc = [], subject, body }: MailtoFields): string {
  const receivers = [to].flat();
  demand(receivers.length > 0, 'to', 'is empty: a mail needs a receiver.');
  const headers = [
    cc.length > 0 && `cc=${addresses(cc, 'cc')}`,
    bcc.length > 0 && `bcc=${addresses(bcc, 'bcc')}`,
    subject && `subject=${escaped(subject)}`,
    body && `body=${escaped(body)}`,
  ].filter(Boolean);
  return `mailto:${addresses(receivers, 'to')}${headers.length > 0 ? `?${headers.join('&')}` : ''}`;
}

/** Place on the earth. */
export interface GeoFields {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
  /** Metres above the ellipsoid of WGS 84. */
  altitude?: number;
  /** Metres by which the place may be off. */
  uncertainty?: number;
}

/**
 * Place on the earth, in WGS 84 and to the centimetre. Source: RFC 5870.
 * @throws QrPayloadError where a number is out of its range.
 */
export function geoPayload({ latitude, longitude, altitude, uncertainty }: GeoFields): string {
  demand(Math.abs(latitude) <= 90, 'latitude', 'must lie between -90 and 90.');
  demand(Math.abs(longitude) <= 180, 'longitude', 'must lie between -180 and 180.');
  demand(altitude === undefined || Number.isFinite(altitude), 'altitude', 'must be a number.');
  const off = uncertainty ?? 0;
  demand(off >= 0 && off < Infinity, 'uncertainty', 'must be 0 or more.');
  // At a pole every longitude is the same place (section 3.4.2).
  const east = Math.abs(latitude) === 90 ? 0 : longitude;
  const places = [latitude, east, altitude].filter((value) => value !== undefined).map(decimal);
  const suffix = uncertainty === undefined ? '' : `;u=${decimal(uncertainty)}`;
  return `geo:${places.join(',')}${suffix}`;
}

/** Number without an exponent and without a negative zero. */
function decimal(value: number): string {
  return value
    .toFixed(7)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0');
}
