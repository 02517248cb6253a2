import { cached } from '../cached';

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

const languages = new Map<string, string | null>();

/**
 * Returns the language subtag of a BCP 47 tag, such as `de` of `de-AT`, or `null` if the tag is malformed.
 */
export function languageOf(locale: string): string | null {
  return cached(languages, locale, () => {
    try {
      return new Intl.Locale(locale).language;
    } catch {
      return null;
    }
  });
}

/** Whether the text is a well-formed BCP 47 tag, for which no `Intl` constructor throws. */
export function isLocale(locale: string): boolean {
  return languageOf(locale) !== null;
}
