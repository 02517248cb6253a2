import { cached } from '../cached';
import { localesOf } from './intl';

const dateFormats = new Map<string, DateFormat>();

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

/** Returns the locale without the calendar from {@link localeIn}. */
export function gregorianLocale(locale: string): string {
  return systems.has(locale) ? locale.replace(/-x-.*/, '') : locale;
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
