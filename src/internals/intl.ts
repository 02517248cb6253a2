import { firstDayOfRegion, minimalDaysOfRegion, weekendOfRegion } from './week-regions';

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function cached<Format>(cache: Map<string, Format>, key: string, make: () => Format): Format {
  const found = cache.get(key);
  if (found) return found;
  const made = make();
  cache.set(key, made);
  return made;
}

// `Intl` takes the device's language for one that it does not know, and every device has another.
const knownOf = (locale: string) => [locale, 'en'];

/**
 * Formatter of instants read in UTC and the Gregorian calendar, made once per locale and options.
 * Its ranges have plain spaces: Node.js writes thin ones around the dash, browsers plain ones, and React
 * throws a server's markup away where the browser's text is another.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(dateFormats, locale + JSON.stringify(options), () => {
    // ISO dates are Gregorian: a locale with another calendar (fa, th) still shows the day that is sent.
    const all: Intl.DateTimeFormatOptions = { calendar: 'gregory', ...options, timeZone: 'UTC' };
    const format = new Intl.DateTimeFormat(knownOf(locale), all);
    const range = format.formatRange.bind(format);
    return Object.assign(format, {
      formatRange: (from: Date | number, to: Date | number) =>
        range(from, to)
          .replaceAll(/[\u2009\u202f]/g, ' ')
          .replace(/ ?~ ?/, ' ~ '),
    });
  });
}

/** Formatter of numbers in the locale's numerals, made once per locale and options. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return cached(numberFormats, locale + JSON.stringify(options), () => {
    return new Intl.NumberFormat(knownOf(locale), options);
  });
}

/** Plural category of a count in the locale, such as `one` or `other`. */
export function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  return cached(pluralRules, locale, () => new Intl.PluralRules(knownOf(locale))).select(count);
}

/** How a region lays out its week. */
export interface WeekInfo {
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  /** Days of the weekend, 1 to 7. */
  weekend: readonly number[];
  /** Days of a new year that its first week must have. */
  minimalDays: number;
}

/** Older engines have a `weekInfo` property or nothing at all. */
interface WeekInfoSource {
  getWeekInfo?: () => Partial<WeekInfo>;
  weekInfo?: Partial<WeekInfo>;
}

const weekInfos = new Map<string, WeekInfo>();

/** Week of the locale's region, from `Intl.Locale`, or from CLDR where the engine does not know it. */
export function weekInfo(locale: string): WeekInfo {
  return cached(weekInfos, locale, () => {
    const asked = new Intl.Locale(locale);
    const source = asked as Omit<Intl.Locale, 'getWeekInfo'> & WeekInfoSource;
    const info = source.getWeekInfo?.() ?? source.weekInfo ?? {};
    const region = asked.maximize().region ?? '';
    return {
      firstDay: info.firstDay ?? firstDayOfRegion(region),
      weekend: info.weekend ?? weekendOfRegion(region),
      // Newer engines leave `minimalDays` out of the answer.
      minimalDays: info.minimalDays ?? minimalDaysOfRegion(region),
    };
  });
}
