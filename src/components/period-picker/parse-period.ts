import {
  firstDayOfPeriod,
  formatIsoPeriod,
  parseIsoPeriod,
  periodInYear,
  periodOfBound,
  periodOfDay,
  yearOfPeriod,
  type PeriodUnit,
  type WeekRule,
} from '../../core/dates/iso-period';
import { usableWeeks } from '../../core/dates/usable-periods';
import type { ParseDateOptions } from '../date-picker';
import {
  foldText,
  dateOrder,
  fullYear,
  readDate,
  turns,
  typedDates as englishDates,
  withPlainYears,
} from '../date-picker/parts';
import type { PeriodOptions } from '../period-calendar';
import { periodDictionary, type PeriodWords } from './period-dictionary';
import { typedPeriods as englishPeriods, type TypedPeriods } from './words';

/** Reason why a string is not a period, as a code with parameters; the messages are labels of the component. */
export type PeriodProblem =
  | { code: 'not-understood'; params: Record<never, never> }
  | { code: 'no-such-period'; params: { place: number; year: number } };

/** Result of {@link parsePeriod}. */
export type ParsedPeriod =
  | { type: 'period'; period: string }
  | { type: 'empty' }
  | ({ type: 'problem' } & PeriodProblem);

/** Options of {@link parsePeriod}. */
export interface ParsePeriodOptions
  extends
    Pick<ParseDateOptions, 'locale' | 'today' | 'words' | 'twoDigitYearPivot'>,
    Pick<PeriodOptions, 'unit' | 'weekNumbers'> {
  /** First period of a range that the text ends. Offsets with a sign (`+2w`) and missing years count from it. */
  start?: string | undefined;
  /** Words for periods in the locale's language; English words are always accepted. */
  periodWords?: TypedPeriods | undefined;
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
  const { unit, locale = 'en', words, periodWords, today, twoDigitYearPivot } = options;
  const folded = foldText(text, locale);
  if (!folded) return text.trim() ? notUnderstood : { type: 'empty' };
  if (folded.length > 80) return notUnderstood;
  const order = dateOrder(locale);
  const yearFirst = order.indexOf('year') < order.indexOf('month');
  const readIn = (language: string, known: PeriodWords) =>
    readPeriod(
      withPlainYears(periodDictionary(language, unit, known)(folded), Number(today.slice(0, 4))),
      unit,
      yearFirst,
    );
  const english = { dates: englishDates, periods: englishPeriods };
  const own = words && periodWords ? { dates: words, periods: periodWords } : english;
  const reading =
    readIn(locale, own) ??
    (own === english && locale.startsWith('en') ? null : readIn('en', english));

  const weeks = usableWeeks(options.weekNumbers, locale);
  const start = options.start === undefined ? null : parseIsoPeriod(options.start, unit, weeks);
  const rules: YearRules = { ...options, start, weeks };
  const found = reading && resolve(reading, rules);
  if (found?.type === 'period') return found;
  const startDay = start === null ? undefined : firstDayOfPeriod(start, unit, weeks);
  const day = readDate(text, { locale, words, today, start: startDay, twoDigitYearPivot });
  if (day.type !== 'date') return found ?? notUnderstood;
  return asPeriod(periodOfDay(day.date, unit, weeks), rules);
}

/** What the year of a period without one depends on. */
interface YearRules extends Omit<ParsePeriodOptions, 'start'> {
  weeks: WeekRule;
  /** First period of a range that the text ends. */
  start: number | null;
}

function asPeriod(period: number, { unit, weeks }: YearRules) {
  return { type: 'period', period: formatIsoPeriod(period, unit, weeks) } as const;
}

/** Returns the period of a reading: in the typed year, or else in the most likely one that the limits allow. */
function resolve(reading: Reading, rules: YearRules): Exclude<ParsedPeriod, { type: 'empty' }> {
  const { unit, weeks, today, twoDigitYearPivot } = rules;
  if ('turn' in reading) {
    const now = periodOfDay(today, unit, weeks);
    return asPeriod((reading.counts ? (rules.start ?? now) : now) + reading.turn, rules);
  }
  const { place, year } = reading;
  const inYear = (one: number) => periodInYear(one, place, unit, weeks);
  const years =
    year === null
      ? likelyYears(inYear, rules)
      : ([fullYear(year, Number(today.slice(0, 4)), twoDigitYearPivot)] as const);
  const [min, max] = [rules.min, rules.max].map((bound) =>
    bound === undefined ? null : periodOfBound(bound, unit, weeks),
  );
  const isAllowed = (period: number) => period >= (min ?? -Infinity) && period <= (max ?? Infinity);
  const periods = years.map(inYear).filter((period) => period !== null);
  const period = periods.find(isAllowed) ?? periods[0];
  if (period !== undefined) return asPeriod(period, rules);
  return { type: 'problem', code: 'no-such-period', params: { place, year: years[0] } };
}

/** Returns the years that a period without one may have, the most likely first. */
function likelyYears(
  inYear: (year: number) => number | null,
  { unit, weeks, today, start }: YearRules,
): readonly [number, ...number[]] {
  const thisYear = yearOfPeriod(periodOfDay(today, unit, weeks), unit, weeks);
  if (start === null) return [thisYear, thisYear + 1, thisYear - 1];
  const year = yearOfPeriod(start, unit, weeks);
  // As for dates, the end of a range is in the year after its start if it is nearer there, or as near and this year.
  const back = start - (inYear(year) ?? start);
  const ahead = (inYear(year + 1) ?? start) - start;
  const isNext = ahead < back || (ahead === back && thisYear > year);
  return isNext ? [year + 1, year, year - 1] : [year, year + 1, year - 1];
}

/** Period in a string: its position in its year and the year as typed, or one relative to the current period. */
type Reading = { place: number; year: string | null } | { turn: number; counts?: boolean };

// Not literals: TypeScript rejects named groups in them for hosts that compile to ES2017.
const whole = (form: string) => new RegExp(`^${form}$`);
const place = String.raw`(?<place>\d\d?)`;
const named = String.raw`(?=#|\d+M)#?${place}M?`;
const year = String.raw`(?<year>\d{4}|\d\d)Y?`;
/** Year that cannot be a position. */
const clearYear = String.raw`(?<year>\d{4}|\d\d(?=Y))Y?`;
const usual = [whole(place), whole(`${place} ${clearYear}`), whole(`${clearYear} ${place}`)];
/** `202604` and `202614`. */
const compact = whole(String.raw`(?<year>\d{4})(?<place>\d\d)`);

/** Symbol of a unit, its largest position in a year, and the forms of its periods without the symbol. */
const units: Readonly<
  Record<PeriodUnit, { symbol: string; largest: number; forms: readonly RegExp[] }>
> = {
  week: { symbol: 'W', largest: 53, forms: [...usual, compact] },
  month: {
    symbol: 'M',
    largest: 12,
    forms: [...usual, compact, whole(named), whole(`${named} ${year}`), whole(`${year} ${named}`)],
  },
  quarter: { symbol: 'Q', largest: 4, forms: usual },
  half: { symbol: 'H', largest: 2, forms: usual },
  year: { symbol: 'Y', largest: 1, forms: [whole(year)] },
};

const token = /\d+[YM]?|[WQHMY]|#\d+|<<|>>|[<=>]/g;

/**
 * Parses a period in the dictionary's notation, such as `Q 3 26`, `14 W`, `#4 2026`, `2026Y4M`, `>Q` (next quarter); `null`
 * for any other string.
 * @param yearFirst Whether the year precedes the month in the locale.
 */
function readPeriod(notation: string, unit: PeriodUnit, yearFirst: boolean): Reading | null {
  const { symbol, largest, forms } = units[unit];
  const text = notation
    // A year with the word for it: "عام 2026", "Jahr 2026", "2026 r."
    .replace(/(?:^| )1?Y (?=\d{4})|(?<=\d{4}) Y$/, ' ')
    // The weekday of a date of ISO 8601: 2026-W14-3.
    .replace(/^(\d{4}-? W \d\d)-[1-7]$/, '$1')
    .trim();
  const [, before, count, after] = /^([+-]?) ?(\d{1,3}) ?[QH] ?([+-]?)$/.exec(text) ?? [];
  const sign = before || after;
  if (sign) return { turn: Number(`${sign}${count}`), counts: true };
  if (/^[+-]|[+-]$|\+/.test(text)) return null;
  const parts: readonly string[] = text.match(token) ?? [];
  if (parts.join('') !== text.replace(/[ -]/g, '')) return null;
  const turn = turns[parts.find((part) => part in turns) ?? ''];
  if (turn !== undefined) return parts.length === 2 && parts.includes(symbol) ? { turn } : null;

  const rest = parts.filter((part) => part !== symbol);
  if (parts.length > rest.length + 1) return null;
  const found = forms.map((form) => form.exec(rest.join(' '))?.groups).find(Boolean);
  if (found) return { place: Number(found.place ?? 1), year: found.year ?? null };
  // Two short numbers: in the order of the locale, unless the symbol is between them or only the other order is possible.
  if (unit === 'year' || rest.length !== 2 || !rest.every((part) => /^\d\d?$/.test(part)))
    return null;
  const isBetween = parts.indexOf(symbol) === 1;
  const [first = '', second = ''] = yearFirst && !isBetween ? [...rest].reverse() : rest;
  const isSwapped = Number(first) > largest && Number(second) <= largest;
  const [position, digits] = isSwapped ? [second, first] : [first, second];
  return digits.length === 2 ? { place: Number(position), year: digits } : null;
}
