import type { IsoDate } from '../../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  formatIsoPeriod,
  isoWeeks,
  parseIsoPeriod,
  periodInYear,
  periodOfBound,
  periodOfDay,
  yearOfPeriod,
  type PeriodUnit,
} from '../../../core/dates/iso-period';
import { weekInfo } from '../../../core/dates/week-info';
import { foldText } from '../typed/fold-text';
import { dateOrder, fullYear, parseDate } from '../typed/parse-date';
import { typedDates as englishDates, type TypedDates } from '../typed/words';
import { periodDictionary, type PeriodWords } from './period-dictionary';
import { readPeriod, type PeriodReading } from './read-period';
import { typedPeriods as englishPeriods, type TypedPeriods } from './typed-words';

/** Reason why a string is not a period, as a code with parameters; the messages are labels of the widget. */
export type PeriodProblem =
  | { code: 'not-understood'; params: Record<never, never> }
  | { code: 'no-such-period'; params: { place: number; year: number } };

/** Result of {@link parsePeriod}. */
export type ParsedPeriod =
  | { type: 'period'; period: string }
  | { type: 'empty' }
  | ({ type: 'problem' } & PeriodProblem);

/** Options of {@link parsePeriod}. */
export interface ParsePeriodOptions {
  /** Length of the period. */
  unit: PeriodUnit;
  /** BCP 47 tag for order, names of months, digits and local weeks. Default: `en`. */
  locale?: string | undefined;
  /** ISO date that relative periods, missing years and two-digit years are based on. */
  today: IsoDate;
  /** First period of a range that the text ends. Offsets with a sign (`+2w`) and missing years count from it. */
  start?: string | undefined;
  /** Words for dates in the locale's language; English words are always accepted. */
  words?: TypedDates | undefined;
  /** Words for periods in the locale's language; English words are always accepted. */
  periodWords?: TypedPeriods | undefined;
  /** Weeks: `iso` according to ISO 8601, `local` according to the region of the locale. Default: `iso`. */
  weekNumbers?: 'iso' | 'local' | undefined;
  /**
   * Maximum number of years that a two-digit year is in the future; other two-digit years are in the past.
   * Default: 20.
   */
  twoDigitYearPivot?: number | undefined;
  /** First valid period, or a day in it; a missing year is chosen accordingly. */
  min?: string | undefined;
  /** Last valid period, or a day in it. */
  max?: string | undefined;
}

const notUnderstood = { type: 'problem', code: 'not-understood', params: {} } as const;

/**
 * Parses a period: `W14`, `KW 14 2026`, `4/26`, `April 2026`, `Q3 26`, `H1`, `2026`, in ISO 8601, in words of the locale's
 * language or in English, or relative to today (`next quarter`, `this month`). A date is the period that contains it.
 *
 * Years are chosen as by `parseDate`. Pure, in UTC, and never throws.
 */
export function parsePeriod(text: string, options: ParsePeriodOptions): ParsedPeriod {
  const { unit, locale = 'en', words, periodWords, today, start, weekNumbers } = options;
  const { twoDigitYearPivot: pivot } = options;
  const weeks = weekNumbers === 'local' ? weekInfo(locale) : isoWeeks;
  const folded = foldText(text, locale);
  if (!folded) return text.trim() ? notUnderstood : { type: 'empty' };
  if (folded.length > 80) return notUnderstood;
  const periodOf = (period: number) =>
    ({ type: 'period', period: formatIsoPeriod(period, unit, weeks) }) as const;
  const [min, max] = [options.min, options.max].map((bound) =>
    bound === undefined ? null : periodOfBound(bound, unit, weeks),
  );
  const first = start === undefined ? null : parseIsoPeriod(start, unit, weeks);
  const isWithin = (period: number) => period >= (min ?? -Infinity) && period <= (max ?? Infinity);
  const resolve = (reading: PeriodReading): Exclude<ParsedPeriod, { type: 'empty' }> => {
    const present = periodOfDay(today, unit, weeks);
    if (reading.type === 'turn') return periodOf(present + reading.turn);
    const { place } = reading;
    const thisYear = yearOfPeriod(present, unit, weeks);
    const now = first === null ? thisYear : yearOfPeriod(first, unit, weeks);
    const inYear = (year: number) => periodInYear(year, place, unit, weeks);
    // As for dates, the end of a range is in the year after its start if it is nearer there, or as near and this year.
    const back = first === null ? 0 : first - (inYear(now) ?? first);
    const ahead = first === null ? 0 : (inYear(now + 1) ?? first) - first;
    const isNext = ahead < back || (ahead === back && thisYear > now);
    // Without a year, the current year, or the next or previous one if only that is valid.
    const likely = isNext ? [now + 1, now, now - 1] : [now, now + 1, now - 1];
    const years = reading.year === null ? likely : [fullYear(reading.year, today, pivot)];
    const periods = years.map(inYear).filter((period) => period !== null);
    const [period] = [...periods.filter(isWithin), ...periods];
    if (period !== undefined) return periodOf(period);
    return { type: 'problem', code: 'no-such-period', params: { place, year: years[0] ?? now } };
  };
  const order = dateOrder(locale);
  const yearFirst = order.indexOf('year') < order.indexOf('month');
  const readIn = (language: string, known: PeriodWords) =>
    readPeriod(periodDictionary(language, unit, known)(folded), unit, yearFirst);

  const english = { dates: englishDates, periods: englishPeriods };
  const own = words && periodWords ? { dates: words, periods: periodWords } : english;
  const reading = readIn(locale, own) ?? (own === english ? null : readIn('en', english));
  const found = reading && resolve(reading);
  if (found?.type === 'period') return found;
  const startDay = first === null ? undefined : firstDayOfPeriod(first, unit, weeks);
  const day = parseDate(text, { locale, words, today, start: startDay, twoDigitYearPivot: pivot });
  if (day.type === 'date') return periodOf(periodOfDay(day.date, unit, weeks));
  return found ?? notUnderstood;
}
