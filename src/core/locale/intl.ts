import { cached } from '../cached';

const dateFormats = new Map<string, DateFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();
const listFormats = new Map<string, Intl.ListFormat>();

/**
 * Returns the locales of an `Intl` constructor: with English for an unknown language, for which `Intl`
 * would otherwise use the language of the device.
 */
export function localesOf(locale: string): string[] {
  return [locale, 'en'];
}

/** Formatter of dates. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatToParts' | 'formatRange' | 'resolvedOptions'
>;

/** What formats need to know about a calendar. */
interface FormatSystem {
  readonly id: string;
  dateFormat: (locale: string, options: Intl.DateTimeFormatOptions) => DateFormat;
}

const systems = new Map<string, FormatSystem>();

/**
 * Returns the locale as a tag with a calendar, in which {@link dateFormat} then formats dates: `fa-x-ca-persian`. The
 * calendar is in private subtags, because a locale with `-u-ca-` alone is formatted in the Gregorian one.
 * @param system Calendar. Default: the Gregorian one, which adds nothing.
 */
export function localeIn(locale: string, system: FormatSystem | undefined): string {
  if (!system || system.id === 'gregory') return locale;
  const tag = `${locale.replace(/-x-.*/, '')}-x-ca-${system.id}`;
  systems.set(tag, system);
  return tag;
}

/**
 * Returns a date formatter in UTC and the Gregorian calendar, or that of the locale from {@link localeIn}, cached by locale and
 * options. Its ranges contain plain spaces: Node.js inserts thin spaces around the dash, browsers plain ones, which
 * would be a hydration mismatch.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): DateFormat {
  return cached(dateFormats, locale + JSON.stringify(options), () => {
    const system = systems.get(locale);
    if (system) return system.dateFormat(locale, options);
    // ISO dates are Gregorian: a locale with another calendar (fa, th) must show the day that is submitted.
    const all: Intl.DateTimeFormatOptions = { calendar: 'gregory', ...options, timeZone: 'UTC' };
    const format = new Intl.DateTimeFormat(localesOf(locale), all);
    const range = format.formatRange.bind(format);
    return Object.assign(format, {
      formatRange: (from: Date | number, to: Date | number) =>
        range(from, to)
          .replaceAll(/[\u2009\u202f]/g, ' ')
          .replace(/ ?~ ?/, ' ~ '),
    });
  });
}

/**
 * Returns formatted text with plain spaces: Node.js and browsers differ in the space before AM and PM, which would
 * be a hydration mismatch.
 */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Returns a number formatter in the locale's numerals, cached by locale and options. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return cached(numberFormats, locale + JSON.stringify(options), () => {
    return new Intl.NumberFormat(localesOf(locale), options);
  });
}

/** Returns a formatter of lists, cached by locale and options. */
export function listFormat(locale: string, options: Intl.ListFormatOptions = {}): Intl.ListFormat {
  return cached(listFormats, locale + JSON.stringify(options), () => {
    return new Intl.ListFormat(localesOf(locale), options);
  });
}

/** Returns the plural category of a count in the locale, such as `one` or `other`. */
export function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  return cached(pluralRules, locale, () => new Intl.PluralRules(localesOf(locale))).select(count);
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the name of a time zone at an instant: "Central European Summer Time".
 * @param instant Milliseconds since 1970 in UTC.
 */
export function zoneName(zone: string, instant: number, locale: string): string {
  const format = cached(zoneFormats, `${locale} ${zone}`, () => {
    return new Intl.DateTimeFormat(localesOf(locale), { timeZone: zone, timeZoneName: 'long' });
  });
  const parts = format.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
