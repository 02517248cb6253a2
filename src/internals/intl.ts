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

/** Formatter of instants read in UTC and the Gregorian calendar, made once per locale and options. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return cached(dateFormats, locale + JSON.stringify(options), () => {
    // ISO dates are Gregorian: a locale with another calendar (fa, th) still shows the day that is sent.
    return new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options, timeZone: 'UTC' });
  });
}

/** Formatter of numbers in the locale's numerals, made once per locale and options. */
export function numberFormat(
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return cached(numberFormats, locale + JSON.stringify(options), () => {
    return new Intl.NumberFormat(locale, options);
  });
}

/**
 * Two dates as one text, with plain spaces. Engines of the same day disagree about the spaces around the
 * dash (CLDR 42 made them thin, browsers made them plain again), and a server's text must be the browser's.
 */
export function dateRangeText(
  format: Intl.DateTimeFormat,
  from: Date | number,
  to: Date | number,
): string {
  return format
    .formatRange(from, to)
    .replaceAll(/[\u2009\u202f]/g, ' ')
    .replace(/ ?~ ?/, ' ~ ');
}

/** Plural category of a count in the locale, such as `one` or `other`. */
export function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  return cached(pluralRules, locale, () => new Intl.PluralRules(locale)).select(count);
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

// Regions whose first week is the one with four days of the new year (CLDR `weekData`, minDays 4).
const fourDayRegions = new Set(
  'AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL PT RE RU SE SJ SK SM VA'.split(
    ' ',
  ),
);

const weekInfos = new Map<string, WeekInfo>();

/** Week of the locale's region, from `Intl.Locale`; Monday to Sunday where the engine does not know. */
export function weekInfo(locale: string): WeekInfo {
  return cached(weekInfos, locale, () => {
    const asked = new Intl.Locale(locale);
    const source = asked as Omit<Intl.Locale, 'getWeekInfo'> & WeekInfoSource;
    const info = source.getWeekInfo?.() ?? source.weekInfo ?? {};
    const region = asked.maximize().region ?? '';
    return {
      firstDay: info.firstDay ?? 1,
      weekend: info.weekend ?? [6, 7],
      // Newer engines leave `minimalDays` out of the answer.
      minimalDays: info.minimalDays ?? (fourDayRegions.has(region) ? 4 : 1),
    };
  });
}
