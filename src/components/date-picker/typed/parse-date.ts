import { cached } from '../../../internals/cached';
import {
  formatIsoDate,
  isIsoDate,
  weekdayOf,
  type IsoDate,
} from '../../../internals/dates/iso-date';
import { weekInfo } from '../../../internals/dates/week-info';
import { dateFormat } from '../../../internals/locale/intl';
import { typedDates as englishWords } from '../../../languages/en';
import type { TypedDates } from '../../../languages/language';
import { shippedTags } from '../../../provider/shipped-languages';
import { dictionaryOf } from './date-dictionary';
import { foldText } from './fold-text';
import { readNumbers, type DateField, type NumbersReading } from './read-numbers';
import { readPhrase } from './read-phrase';

/** Reason why a string is not a date, as a code with parameters; the messages are labels of the widget. */
export type DateProblem =
  | { code: 'not-understood'; params: Record<never, never> }
  | { code: 'incomplete'; params: Record<never, never> }
  | { code: 'no-such-month'; params: { month: number } }
  | { code: 'no-such-day'; params: { day: number; month: number; year: number | null } }
  | { code: 'ambiguous'; params: { dates: readonly [IsoDate, IsoDate] } }
  | { code: 'wrong-weekday'; params: { date: IsoDate } }
  | { code: 'before-min'; params: { min: IsoDate; date: IsoDate } }
  | { code: 'after-max'; params: { max: IsoDate; date: IsoDate } };

/** Result of {@link parseDate}. */
export type ParsedDate =
  | { kind: 'date'; date: IsoDate }
  | { kind: 'empty' }
  | ({ kind: 'problem' } & DateProblem);

/** Options of {@link parseDate}. */
export interface ParseDateOptions {
  /** BCP 47 tag for order, month names and digits. Default: `en`. */
  locale?: string | undefined;
  /** ISO date that relative dates, missing years and two-digit years are based on. */
  today: IsoDate;
  /** Words for dates in the locale's language; English words are always accepted. */
  words?: TypedDates | undefined;
  /**
   * Maximum number of years that a two-digit year is in the future; other two-digit years are in the past.
   * Default: 20.
   */
  pivot?: number | undefined;
  /** First valid date. */
  min?: IsoDate | undefined;
  /** Last valid date. */
  max?: IsoDate | undefined;
}

const notUnderstood = { kind: 'problem', code: 'not-understood', params: {} } as const;

/**
 * Parses a date: in the order of the locale with any separator, in ISO 8601, with a month name of the locale
 * or of an included language, or as a relative date ("tomorrow", "+3d", "next friday").
 *
 * A year of two digits is at most `pivot` years after today's, or else in the past. A missing year is the
 * current one; the next or the previous one if only that matches the weekday, `min` and `max`. Pure, in UTC,
 * and never throws.
 */
export function parseDate(text: string, options: ParseDateOptions): ParsedDate {
  const { locale = 'en', words, today } = options;
  const folded = foldText(text, locale);
  if (!folded) return text.trim() ? notUnderstood : { kind: 'empty' };
  if (folded.length > 80) return notUnderstood;
  const order = dateOrder(locale);
  const readIn = (language: string, known: TypedDates | undefined) => {
    const notation = dictionaryOf(language, known)(folded).replace(/ +/g, ' ').trim();
    const phrase = readPhrase(notation, today, weekInfo(locale).firstDay);
    if (phrase) return withinLimits(phrase, options);
    return resolve(readNumbers(notation, order), options);
  };
  const own = words ?? (locale.startsWith('en') ? englishWords : undefined);
  const parsed = readIn(locale, own);
  if (parsed.kind === 'date' || parsed.code !== 'not-understood') return parsed;
  if (!/\p{L}{3}|\d ?\p{L}|\p{Lo}/u.test(folded)) return parsed;
  for (const language of shippedTags) {
    const found = readIn(language, language === 'en' ? englishWords : undefined);
    // A weekday of another language may be a part of a word: "3 ma 2026".
    const isGuess = found.kind !== 'date' && /^(?:not-understood|incomplete)$/.test(found.code);
    if (!isGuess) return found;
  }
  return parsed;
}

const orders = new Map<string, readonly DateField[]>();

/** Returns the order of a numeric date in a locale, such as `['day', 'month', 'year']`. */
export function dateOrder(locale: string): readonly DateField[] {
  return cached(orders, locale, () => {
    const parts = dateFormat(locale, { dateStyle: 'short' }).formatToParts(new Date(0));
    return parts.map((part) => part.type).filter(isDateField);
  });
}

function isDateField(type: string): type is DateField {
  return type === 'day' || type === 'month' || type === 'year';
}

function resolve(reading: NumbersReading, options: ParseDateOptions) {
  if (reading.kind === 'problem') return reading;
  if (reading.kind === 'either') {
    const [first, second] = reading.readings.map((one) => resolveOne(one, options));
    if (first?.kind !== 'date') return second ?? notUnderstood;
    if (second?.kind !== 'date' || first.date === second.date) return first;
    const dates = [first.date, second.date] as const;
    return { kind: 'problem', code: 'ambiguous', params: { dates } } as const;
  }
  return resolveOne(reading, options);
}

type DateReading = Extract<NumbersReading, { kind: 'parts' }>;
type Resolved = Exclude<ParsedDate, { kind: 'empty' }>;

function resolveOne(reading: DateReading, options: ParseDateOptions): Resolved {
  const { day, month } = reading;
  if (month < 1 || month > 12) return { kind: 'problem', code: 'no-such-month', params: { month } };
  const found = yearsOf(reading, options)
    .map((year) => withWeekday(dateOf(year, month, day), reading.weekday))
    .map((one) => (one.kind === 'date' ? withinLimits(one.date, options) : one));
  return found.find((one) => one.kind === 'date') ?? found[0] ?? notUnderstood;
}

/** Returns the years that a parsed date may have, the most likely first. */
function yearsOf({ year }: DateReading, { today, pivot }: ParseDateOptions): number[] {
  if (year !== null) return [fullYear(year, today, pivot)];
  const now = Number(today.slice(0, 4));
  return [now, now + 1, now - 1];
}

/**
 * Returns the year of two or four typed digits: with two, the one within the hundred years that end `pivot` years after
 * today's.
 */
export function fullYear(digits: string, today: IsoDate, pivot = 20): number {
  if (digits.length > 2) return Number(digits);
  const last = Number(today.slice(0, 4)) + pivot;
  return last - ((((last - Number(digits)) % 100) + 100) % 100);
}

function dateOf(year: number, month: number, day: number): Resolved {
  const date = formatIsoDate({ year, month, day });
  if (isIsoDate(date)) return { kind: 'date', date };
  const leapDay = day === 29 && month === 2;
  const params = { day, month, year: leapDay ? year : null };
  return { kind: 'problem', code: 'no-such-day', params };
}

function withWeekday(found: Resolved, weekday: number | null): Resolved {
  if (found.kind !== 'date' || weekday === null || weekdayOf(found.date) === weekday) return found;
  return { kind: 'problem', code: 'wrong-weekday', params: { date: found.date } };
}

function withinLimits(date: IsoDate, { min, max }: ParseDateOptions): Resolved {
  if (min && date < min) return { kind: 'problem', code: 'before-min', params: { min, date } };
  if (max && date > max) return { kind: 'problem', code: 'after-max', params: { max, date } };
  return { kind: 'date', date };
}
