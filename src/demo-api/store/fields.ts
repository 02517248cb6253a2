import * as v from 'valibot';
import { fieldSentences } from '../problem.ts';

/** Whether a string is an ISO 8601 date of the proleptic Gregorian calendar: `2026-04-15`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // February 31 would be parsed as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const channel = String.raw`(?:${number}(?:%|deg|g?rad|turn)?|none)`;
const between = String.raw`(?: *, *| +)`;
const three = `${channel}${between}${channel}${between}${channel}`;
const alpha = String.raw`(?: *[,/] *${channel})?`;
const spaces = String.raw`color\( *[\w-]+ +`;

/**
 * Pattern of a numeric color in CSS Color 4: `#` and 3, 4, 6 or 8 digits, or a function such as `oklch()`.
 * The range of the numbers is not checked; only colors match.
 */
export const colorPattern = new RegExp(
  String.raw`^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\( *|${spaces})${three}${alpha} *\))$`,
  'i',
);

const codes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZ' +
  'DEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISIT' +
  'JEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNO' +
  'NPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTO' +
  'TRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSXKYEYTZAZMZW';

/** Codes of ISO 3166-1 alpha-2, and `XK`, which is used for Kosovo. */
export const countryCodes: ReadonlySet<string> = new Set(codes.match(/../g));

/** Schema of a string. An unpaired surrogate cannot be written to a file without becoming another character. */
export const text = v.pipe(
  v.string('Enter text.'),
  v.transform((value) => value.toWellFormed()),
);

/** Returns the schema of one line of text. */
export const lineOf = (most: number) =>
  v.pipe(
    text,
    v.trim(),
    v.maxLength(most, `Use at most ${most} characters.`),
    v.check((value) => !/\p{Cc}/u.test(value), fieldSentences.hidden),
  );

/** Schema of the email address of an account. */
export const accountEmail = v.pipe(
  v.string('Enter an email address.'),
  v.trim(),
  v.nonEmpty('Enter an email address.'),
  v.maxLength(254, 'Use at most 254 characters.'),
);

/** Schema of the password of an account. */
export const accountPassword = v.pipe(
  v.string('Enter a password.'),
  v.nonEmpty('Enter a password.'),
  v.maxLength(1000, 'Use at most 1000 characters.'),
);

/**
 * Normalizes text for searching and sorting: without case, accents and width, so that `ÉTÉ`, `été` and `ete`
 * are equal. Upper case is used because it does not depend on the following letter, unlike the Greek final
 * sigma.
 */
export function normalizeText(text: string): string {
  // Marks are also removed first: sorting a run of them, as NFKD does, takes quadratic time.
  return withoutMarks(withoutMarks(text).normalize('NFKD'))
    .toUpperCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}+/gu, '');
}

/** Returns the normalized words of a search, at most eight. */
export function searchWords(query: string): string[] {
  return [...new Set(normalizeText(query).split(' '))].filter(Boolean).slice(0, 8);
}

/** Compares two strings by code point, which is the order of their UTF-8 bytes and thus SQLite's order. */
export function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  let index = 0;
  while (index < shared && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === shared) return a.length - b.length;
  return (a.codePointAt(index) ?? 0) - (b.codePointAt(index) ?? 0);
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)([+-]\d\d:\d\d)\[([A-Za-z][\w/+-]*)\]$/;

/**
 * Returns the instant of a date and time with offset and time zone (RFC 9557), in ms since 1970:
 * `2026-04-15T09:30+02:00[Europe/Berlin]`. `null` if the zone does not exist, or if its clocks do not show that time with
 * that offset.
 */
export function instantOf(text: string): number | null {
  const [, local, offset, zone] = pattern.exec(text) ?? [];
  const instant = Date.parse(`${local}:00${offset}`);
  if (zone === undefined || Number.isNaN(instant)) return null;
  try {
    return zonedTime(instant, zone) === text ? instant : null;
  } catch {
    return null;
  }
}

/**
 * Formats an instant as a date and time with offset and time zone.
 * @param instant Time in ms since 1970.
 * @throws RangeError if the zone does not exist.
 */
export function zonedTime(instant: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  });
  const found = format.formatToParts(instant).map(({ type, value }) => [type, value] as const);
  const parts = Object.fromEntries(found);
  // The offset of Greenwich is written as just `GMT`.
  const offset = parts.timeZoneName?.slice('GMT'.length) || '+00:00';
  const date = `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  return `${date}T${parts.hour}:${parts.minute}${offset}[${zone}]`;
}
