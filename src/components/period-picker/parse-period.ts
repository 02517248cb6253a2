import type { IsoDate } from '../../core/dates/iso-date';
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
} from '../../core/dates/iso-period';
import { weekInfo } from '../../core/dates/week-info';
import type { TypedDates } from '../date-picker';
import {
  foldText,
  dateOrder,
  fullYear,
  readDate,
  typedDates as englishDates,
} from '../date-picker/parts';
import { periodDictionary, type PeriodWords } from './period-dictionary';
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
    const years =
      reading.year === null ? likely : [fullYear(reading.year, Number(today.slice(0, 4)), pivot)];
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
  const day = readDate(text, { locale, words, today, start: startDay, twoDigitYearPivot: pivot });
  if (day.type === 'date') return periodOf(periodOfDay(day.date, unit, weeks));
  return found ?? notUnderstood;
}

/** Period in a string: its position in its year and the year as typed, or one relative to the current period. */
export type PeriodReading =
  | { type: 'place'; place: number; year: string | null }
  | { type: 'turn'; turn: number };

const symbols: Readonly<Record<PeriodUnit, string>> = {
  week: 'W',
  month: 'M',
  quarter: 'Q',
  half: 'H',
  year: 'Y',
};

/** Largest position of a period in its year. */
const largest: Readonly<Record<PeriodUnit, number>> = {
  week: 53,
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
};

const turns: Readonly<Record<string, number>> = { '<': -1, '=': 0, '>': 1 };
const token = /\d+[YM]?|[WQHMY]|#\d+|[<=>]/g;

/**
 * Parses a period in the dictionary's notation, such as `Q 3 26`, `14 W`, `#4 2026`, `2026Y4M`, `>Q` (next quarter); `null`
 * for any other string.
 * @param yearFirst Whether the year precedes the month in the locale.
 */
function readPeriod(notation: string, unit: PeriodUnit, yearFirst: boolean): PeriodReading | null {
  const text = notation
    .replace(/\^(\d+) ?(\d+)Y/, (_, era: string, year: string) => `${Number(era) + Number(year)}Y`)
    // A year with the word for it: "عام 2026", "Jahr 2026".
    .replace(/(?:^| )1?Y (?=\d{4})/, ' ')
    // The weekday of a date of ISO 8601: 2026-W14-3.
    .replace(/^(\d{4}-? W \d\d)-[1-7]$/, '$1')
    .trim();
  if (/^[+-]|[+-]$|\+/.test(text)) return null;
  const parts: readonly string[] = text.match(token) ?? [];
  if (parts.join('') !== text.replace(/[ -]/g, '')) return null;
  const turn = turns[parts.find((part) => part in turns) ?? ''];
  if (turn !== undefined) {
    return parts.length === 2 && parts.includes(symbols[unit]) ? { type: 'turn', turn } : null;
  }
  return readPlace(parts, unit, yearFirst);
}

function readPlace(
  parts: readonly string[],
  unit: PeriodUnit,
  yearFirst: boolean,
): PeriodReading | null {
  const symbol = symbols[unit];
  const signs = parts.filter((part) => /^[WQHMY]$/.test(part));
  const marked = (mark: RegExp) => parts.filter((part) => mark.test(part));
  const years = marked(/^\d+Y$/).map((part) => part.slice(0, -1));
  const months = [
    ...marked(/^\d+M$/).map((part) => part.slice(0, -1)),
    ...marked(/^#/).map((part) => part.slice(1)),
  ];
  const numbers = marked(/^\d+$/);
  if (signs.length > 1 || signs.some((sign) => sign !== symbol)) return null;
  if (years.length > 1 || months.length > (unit === 'month' ? 1 : 0)) return null;
  const [knownYear] = years;
  const [knownPlace] = unit === 'year' ? ['1'] : months;
  const missing = (knownYear === undefined ? 1 : 0) + (knownPlace === undefined ? 1 : 0);
  if (numbers.length > missing) return null;
  if (knownPlace !== undefined) {
    const year = knownYear ?? numbers[0];
    if (unit === 'year' && year === undefined) return null;
    return placed(knownPlace, year);
  }
  const [first, second] = numbers;
  if (first === undefined) return null;
  if (knownYear !== undefined) return placed(first, knownYear);
  if (second === undefined) {
    // `202604` and `202614`.
    const isCompact = first.length === 6 && (unit === 'month' || unit === 'week');
    return isCompact ? placed(first.slice(4), first.slice(0, 4)) : placed(first);
  }
  if (first.length > 2 || second.length > 2) {
    return first.length > 2 ? placed(second, first) : placed(first, second);
  }
  const isBetween = signs.length > 0 && parts.indexOf(symbol) === 1;
  const [place, year] = yearFirst && !isBetween ? [second, first] : [first, second];
  const isSwapped = Number(place) > largest[unit] && Number(year) <= largest[unit];
  return isSwapped ? placed(year ?? '', place) : placed(place ?? '', year);
}

function placed(place: string, year: string | null = null): PeriodReading | null {
  if (place.length > 2 || (year !== null && !/^\d{2}$|^\d{4}$/.test(year))) return null;
  return { type: 'place', place: Number(place), year };
}
