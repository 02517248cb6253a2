import { cached } from '../../core/cached';
import { endOfMonth, gregorian, type CalendarSystem } from '../../core/dates/calendar-system';
import { addDays, startOfWeek, weekdayOf, type IsoDate } from '../../core/dates/iso-date';
import { weekInfo } from '../../core/dates/week-info';
import { dateFormat, gregorianLocale, localeIn } from '../../core/locale/date-format';
import { foldLetters } from '../../core/locale/fold-text';
import { dictionaryOf, foldText } from './date-dictionary';
import {
  incomplete,
  notUnderstood,
  readNumbers,
  readPhrase,
  withPlainYears,
  type DateField,
  type NumbersReading,
} from './read-date-notation';
import { typedDates as englishWords, type TypedDates } from './words';

/** Reason why a string is not a date, as a code with parameters; the messages are labels of the component. */
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
  | { type: 'date'; date: IsoDate }
  | { type: 'empty' }
  | ({ type: 'problem' } & DateProblem);

/** Options of {@link parseDate}. */
export interface ParseDateOptions {
  /** BCP 47 tag for order, month names and digits. Default: `en`. */
  locale?: string | undefined;
  /**
   * Calendar of the typed numbers and month names, such as `persian` from `tessera-ui/calendars/persian`; Gregorian month
   * names are accepted, too. Default: the Gregorian calendar.
   */
  calendarSystem?: CalendarSystem | undefined;
  /** ISO date that relative dates, missing years and two-digit years are based on. */
  today: IsoDate;
  /**
   * First date of a range that the text ends. Offsets with a sign (`+10d`), weekdays and missing years count from it.
   */
  start?: IsoDate | undefined;
  /** Words for dates in the locale's language; English words are always accepted. */
  words?: TypedDates | undefined;
  /**
   * Two-digit years are at most this many years in the future; others are in the past.
   * Default: 20.
   */
  twoDigitYearPivot?: number | undefined;
  /** First valid date. */
  min?: IsoDate | undefined;
  /** Last valid date. */
  max?: IsoDate | undefined;
}

interface ReadDateOptions extends ParseDateOptions {
  /** Whether a date with a part of a day, "tomorrow evening", is none, because the time after it matters. */
  refusesDayParts?: boolean;
}

/** Meaning of a string, whether or not the limits allow it. */
export type ReadDate =
  | { type: 'date'; date: IsoDate }
  | { type: 'empty' }
  | ({ type: 'problem' } & Exclude<DateProblem, { code: 'before-min' | 'after-max' }>);

/**
 * Parses a date: in the order of the locale with any separator, in ISO 8601, with a month name of the locale
 * or in English, or as a relative date ("tomorrow", "+3d", "next friday").
 *
 * A year of two digits is at most `twoDigitYearPivot` years after today's, or else in the past. A missing year is that of today or
 * `start`, or the next if that is nearer to `start`; another one of these or the previous one if only that matches the
 * weekday, `min` and `max`. Pure, in UTC, and never throws.
 */
export function parseDate(text: string, options: ParseDateOptions): ParsedDate {
  const { min, max } = options;
  const read = readDate(text, options);
  if (read.type !== 'date') return read;
  const { date } = read;
  if (min && date < min) return { type: 'problem', code: 'before-min', params: { min, date } };
  if (max && date > max) return { type: 'problem', code: 'after-max', params: { max, date } };
  return read;
}

/** Parses a date as {@link parseDate}; the limits only decide a missing year, and the caller checks the date. */
export function readDate(text: string, options: ReadDateOptions): ReadDate {
  const { words, today, start, calendarSystem: system = gregorian } = options;
  const locale = localeIn(options.locale ?? 'en', system);
  const folded = foldText(system.plainText(text, locale), locale);
  if (!folded) return text.trim() ? notUnderstood : { type: 'empty' };
  const weekDate = readWeekDate(text.trim());
  if (weekDate) return { type: 'date', date: weekDate };
  if (folded.length > 80) return notUnderstood;
  const isYearless = usesYearlessSeparator(text, locale);
  const numberOrder = isYearless ? yearlessOrder(locale) : dateOrder(locale);
  // Swedish: 27/11-26
  const written = isYearless ? folded.replaceAll('-', ' ') : folded;
  const base = start && isDistance(text) ? start : today;
  const { firstDay } = weekInfo(locale);
  const readIn = (language: string, known: TypedDates | undefined) => {
    const translate = dictionaryOf(language, known, system);
    const words = translate(written)
      .replace(/(?:(?<!\d) ~|(?<=\d[ -]) )~(\d+) (?!\d)/g, ' #$1 ')
      .replace(/ +/g, ' ')
      .trim();
    // "2 a" is not "2 1": a number in words is beside a month or a unit.
    if (/^[\d @-]*$/.test(words) && digitsIn(words) > Math.max(1, digitsIn(written)))
      return incomplete;
    // "Tomorrow evening" is tomorrow, and "this evening" today.
    const day = options.refusesDayParts ? words : words.replace(/= ?T/, '0D').replace(/ ?T/, '');
    const notation = withPlainYears(day, system.fieldsOf(today).year);
    const phrase = readPhrase(notation, base, { firstDay, start, system });
    if (phrase) return { type: 'date', date: phrase } as const;
    const order = /#/.test(notation) ? dateOrder(language, 'long') : numberOrder;
    return readEdge(notation, options) ?? resolve(readNumbers(notation, order), options);
  };
  // Without a language, the words are English in every locale, but the names of months are not.
  const inOwn = readIn(locale, words ?? (locale.startsWith('en') ? englishWords : undefined));
  const isKnown = (found: ReadDate) => found.type !== 'problem' || found.code !== 'not-understood';
  let parsed: ReadDate = inOwn;
  if (!isKnown(inOwn)) {
    const english = readIn(localeIn('en', system), englishWords);
    // An English weekday may be a part of a word.
    if (english.type !== 'problem' || english.code !== 'incomplete') parsed = english;
  }
  const isOwn = parsed.type !== 'date' || !system.hasGregorianYear?.(parsed.date, today);
  if (system === gregorian || (isKnown(parsed) && isOwn)) return parsed;
  return readDate(text, { ...options, locale: gregorianLocale(locale), calendarSystem: gregorian });
}

/** Returns how many numbers of days and months are in a text. */
function digitsIn(text: string): number {
  return text.match(/(?<![\d@])\d\d?(?!\d)/g)?.length ?? 0;
}

/** Reads the start or end of a month by name: `] #2`, `2027Y3M ]`. */
function readEdge(notation: string, options: ParseDateOptions): ReadDate | null {
  if (!/[[\]]/.test(notation) || !/#|\dM/.test(notation)) return null;
  const month = notation.replace(/[[\]]/, ' ').trim().replace(/M$/, 'M1D');
  const found = resolve(
    readNumbers(/#/.test(month) ? `1 ${month}` : month, ['day', 'month', 'year']),
    options,
  );
  if (found.type !== 'date' || notation.includes('[')) return found;
  return { type: 'date', date: endOfMonth(found.date, options.calendarSystem ?? gregorian) };
}

/** Reads a date by week in ISO 8601, `2027-W14-5` or `2027W145`. */
function readWeekDate(text: string): IsoDate | null {
  const [, year, week, day] = /^(\d{4})-?w([0-5]\d)-?([1-7])$/i.exec(text) ?? [];
  if (year === undefined) return null;
  const date = addDays(startOfWeek(`${year}-01-04`, 1), (Number(week) - 1) * 7 + Number(day) - 1);
  // The Thursday of a week is in its year, which may have no week 53.
  return addDays(date, 4 - Number(day)).startsWith(year) ? date : null;
}

const orders = new Map<string, readonly DateField[]>();

/** Returns the order of a date in a locale, such as `['day', 'month', 'year']`: in numbers, or beside the name of a month. */
export function dateOrder(locale: string, dateStyle: 'short' | 'long' = 'short') {
  return cached(orders, dateStyle + locale, () => {
    const parts = dateFormat(locale, { dateStyle }).formatToParts(new Date(0));
    return parts.map((part) => part.type).filter(isDateField);
  });
}

/** Returns the parts of a date without year in a locale, such as `27/11`. */
function yearlessParts(locale: string) {
  return dateFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(new Date(0));
}

/**
 * Whether a text has the separator that the locale uses only without a year: Swedish 27/11, also with a year, beside 2026-11-27.
 */
function usesYearlessSeparator(text: string, locale: string): boolean {
  if (dateOrder(locale)[0] !== 'year') return false;
  const separator = yearlessParts(locale).find(({ type }) => type === 'literal')?.value;
  const full = dateFormat(locale, { dateStyle: 'short' }).format(new Date(0));
  return separator === '/' && !full.includes('/') && /^\D*\d\d?\s*\/\s*\d\d?(?!\s*\/)/.test(text);
}

function yearlessOrder(locale: string): readonly DateField[] {
  return [
    ...yearlessParts(locale)
      .map(({ type }) => type)
      .filter(isDateField),
    'year',
  ];
}

function isDateField(type: string): type is DateField {
  return type === 'day' || type === 'month' || type === 'year';
}

function resolve(reading: NumbersReading, options: ParseDateOptions) {
  if (reading.type === 'problem') return reading;
  // Without an era, "08" is 2008 for some and the eighth year of the current era for others.
  if (options.calendarSystem?.hasEras && reading.type === 'parts' && reading.year?.length === 2)
    return incomplete;
  if (reading.type === 'either') {
    const [first, second] = reading.readings.map((one) => resolveOne(one, options));
    if (first?.type !== 'date') return second ?? notUnderstood;
    if (second?.type !== 'date' || first.date === second.date) return first;
    const dates = [first.date, second.date] as const;
    return { type: 'problem', code: 'ambiguous', params: { dates } } as const;
  }
  return resolveOne(reading, options);
}

type DateReading = Extract<NumbersReading, { type: 'parts' }>;
type Resolved = Exclude<ReadDate, { type: 'empty' }>;

function resolveOne(reading: DateReading, options: ParseDateOptions): Resolved {
  const { calendarSystem: system = gregorian } = options;
  const found = yearsOf(reading, options).map((year) =>
    withWeekday(dateOf(reading, year, system), reading.weekday),
  );
  const { min = '0', max = '9999-12-31' } = options;
  const allowed = found.find(
    ({ date = '' }: { type: string; date?: IsoDate }) => date >= min && date <= max,
  );
  return allowed ?? found[0] ?? notUnderstood;
}

/** Returns the years that a parsed date may have, the most likely first. */
function yearsOf(
  { year, month, day }: DateReading,
  { today, start, twoDigitYearPivot, calendarSystem: system = gregorian }: ParseDateOptions,
): number[] {
  if (year !== null) return [fullYear(year, system.fieldsOf(today).year, twoDigitYearPivot)];
  const from = system.fieldsOf(start ?? today);
  const now = from.year;
  // A range that starts in December ends in January; one that would run for most of a year is reversed instead.
  const daysBack = (from.month - month) * 31 + from.day - day;
  if (start && daysBack > 186) return [now + 1, now, now - 1];
  return [now, now + 1, now - 1];
}

/**
 * Returns the year of two or four typed digits: with two, the one within the hundred years that end `twoDigitYearPivot` years after
 * this year.
 */
export function fullYear(digits: string, thisYear: number, twoDigitYearPivot = 20): number {
  if (digits.length > 2) return Number(digits);
  const last = thisYear + twoDigitYearPivot;
  return last - ((last - Number(digits)) % 100);
}

function dateOf(reading: DateReading, year: number, system: CalendarSystem): Resolved {
  const { day } = reading;
  const month = reading.named ? system.monthOfCode(reading.month, year) : reading.month;
  if (month < 1 || month > system.monthsInYear(year)) {
    return { type: 'problem', code: 'no-such-month', params: { month } };
  }
  const date = system.dateOf({ year, month, day });
  if (date !== null) return { type: 'date', date };
  // Other calendars have more than one month whose length differs.
  const yearMatters = system !== gregorian || (day === 29 && month === 2);
  const params = { day, month, year: yearMatters ? year : null };
  return { type: 'problem', code: 'no-such-day', params };
}

function withWeekday(found: Resolved, weekday: number | null): Resolved {
  if (found.type !== 'date' || weekday === null || weekdayOf(found.date) === weekday) return found;
  return { type: 'problem', code: 'wrong-weekday', params: { date: found.date } };
}

/**
 * Returns both ends of a range that one text names, "5 May – 9 May 2027"; `null` for another text. A year at the end is that
 * of both.
 * @param read Returns the value of a text, which may count from the first end, or `null`.
 */
export function readEnds(
  text: string,
  read: (text: string, start: string | null) => string | null,
): { from: string; to: string } | null {
  const written = foldLetters(text);
  for (const { 0: sign, index } of written.matchAll(/ *[\p{Pd}~] */gu)) {
    const last = written.slice(index + sign.length);
    const first = written.slice(0, index);
    const ends = [first, last];
    const [shared = ''] = (!/\d{4}/.test(first) && /\D\d{4}$/.exec(last)) || [];
    let from = read(first + shared, null);
    // "1-2-3-4" may be split elsewhere.
    const isClear = ends.every((end) => !end.includes(sign) || /\p{L}|(\d+\D+){2}\d/u.test(end));
    const to = isClear && from && read(last, from);
    // "Dec 28 – Jan 3, 2027" starts in the year before: seen from there, the end is in 2027 also without its year.
    const before = shared && read(`${first} ${Number(last.slice(-4)) - 1}`, null);
    if (from && to && before && from > to && read(last.slice(0, -5), before) === to) from = before;
    // Of "5/5 – 9/5/27", the first may be in any year.
    if (from && to && (first + shared).split(/\d+/).length >= last.split(/\d+/).length)
      return { from, to };
  }
  return null;
}

/**
 * Whether a string is an offset with a plus sign, such as `+10d`: in the second field of a range, it counts from the
 * start of the range. Words such as `tomorrow` count from today in both.
 */
export function isDistance(text: string): boolean {
  return /^\+|\+$/.test(foldLetters(text).trim());
}
