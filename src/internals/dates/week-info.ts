import { cached } from '../intl';
import { firstDayOfRegion, minimalDaysOfRegion, weekendOfRegion } from './week-regions';

/** Week conventions of a region. */
export interface WeekInfo {
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  /** Days of the weekend, 1 to 7. */
  weekend: readonly number[];
  /** Minimum number of days in the first week of a year. */
  minimalDays: number;
}

/** Older engines have a `weekInfo` property or neither. */
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
      firstDay: info.firstDay ?? firstDayOfRegion(region),
      weekend: info.weekend ?? weekendOfRegion(region),
      // Newer engines omit `minimalDays`.
      minimalDays: info.minimalDays ?? minimalDaysOfRegion(region),
    };
  });
}
