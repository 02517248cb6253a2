import { cached } from '../cached';

/** Week conventions of a region. */
interface WeekInfo {
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  /** Days of the weekend, 1 to 7. */
  weekend: readonly number[];
  /** Minimum number of days in the first week of a year. */
  minimalDays: number;
}

/** Older engines have a `weekInfo` property, or lack both. */
interface WeekInfoSource {
  getWeekInfo?: () => Partial<WeekInfo>;
  weekInfo?: Partial<WeekInfo>;
}

const weekInfos = new Map<string, WeekInfo>();

/**
 * Returns the week conventions of the locale's region, from `Intl.Locale`, or from CLDR if the engine does
 * not support it.
 */
export function weekInfo(locale: string): WeekInfo {
  return cached(weekInfos, locale, () => {
    const asked = new Intl.Locale(locale);
    const source = asked as Omit<Intl.Locale, 'getWeekInfo'> & WeekInfoSource;
    const info = source.getWeekInfo?.() ?? source.weekInfo ?? {};
    const region = asked.maximize().region ?? '';
    return {
      firstDay: info.firstDay ?? firstDayOf(region),
      weekend: info.weekend ?? weekendOf(region),
      // Newer engines omit `minimalDays`.
      minimalDays: info.minimalDays ?? minimalDaysOf(region),
    };
  });
}

/** Splits a list of ISO 3166-1 codes. */
const regions = (codes: string) => new Set(codes.split(' '));

// Week conventions by region from CLDR 48 (`weekData`), for engines without `Intl.Locale.getWeekInfo`.

/** Regions whose week does not start on Monday, by their first day, 1 (Monday) to 7 (Sunday). */
const firstDays: ReadonlyArray<readonly [day: number, ReadonlySet<string>]> = [
  [5, /* @__PURE__ */ regions('MV')],
  [6, /* @__PURE__ */ regions('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY')],
  [
    7,
    /* @__PURE__ */ regions(
      'AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY RH SA SG SV TH TT TW UM US VE VI WS YD YE ZA ZW',
    ),
  ],
];

/** Regions whose weekend is not Saturday and Sunday, by its days. */
const weekends: ReadonlyArray<readonly [days: readonly number[], ReadonlySet<string>]> = [
  [[5], /* @__PURE__ */ regions('IR')],
  [[7], /* @__PURE__ */ regions('IN UG')],
  [[4, 5], /* @__PURE__ */ regions('AF')],
  [[5, 6], /* @__PURE__ */ regions('BH DZ EG IL IQ JO KW LY OM QA SA SD SY YD YE')],
];

/** Regions whose first week needs four days in the new year. */
const fourDayRegions = /* @__PURE__ */ regions(
  'AD AN AT AX BE BG CH CZ DE DK EE ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO PL PT RE RU SE SJ SK SM VA',
);

/** Returns the first day of the region's week, 1 (Monday) to 7 (Sunday). */
function firstDayOf(region: string): number {
  return firstDays.find(([, found]) => found.has(region))?.[0] ?? 1;
}

/** Returns the days of the region's weekend, 1 to 7. */
function weekendOf(region: string): readonly number[] {
  return weekends.find(([, found]) => found.has(region))?.[0] ?? [6, 7];
}

/** Returns the minimum number of days in the first week of a year. */
function minimalDaysOf(region: string): number {
  return fourDayRegions.has(region) ? 4 : 1;
}
