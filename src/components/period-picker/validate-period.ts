import { periodLength } from '../../core/dates/duration-text';
import { toUtcDate, type IsoDate } from '../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  formatIsoPeriod,
  lastDayOfPeriod,
  parseIsoPeriod,
  periodOfDay,
} from '../../core/dates/iso-period';
import type { PeriodKind } from '../../core/dates/usable-periods';
import type { TypedResult, TextReading } from '../../core/forms/use-typed-text';
import { dateFormat } from '../../core/locale/date-format';
import { numberFormat } from '../../core/locale/intl';
import type { LengthLimits } from '../../core/props/usable-limits';
import type { CalendarLabels, FullRange } from '../calendar';
import { type TypedDates, type DatePickerLabels } from '../date-picker';
import { type Problem, type DateSummary } from '../date-picker/parts';
import { formatPeriod } from '../period-calendar';
import { parsePeriod } from './parse-period';
import type { TypedPeriods, PeriodPickerLabels } from './words';

/** Rules for valid periods, and the labels of messages. */
export interface PeriodRules extends PeriodKind {
  weekNumbers: 'iso' | 'local';
  locale: string;
  /** Current date of the user; `null` before hydration if it is not set, and then no text is parsed. */
  today: IsoDate | null;
  twoDigitYearPivot: number | undefined;
  /** Numbers of the first and last available period. */
  min: number | null;
  max: number | null;
  labels: DatePickerLabels & PeriodPickerLabels;
  /** Names of periods. */
  calendar: CalendarLabels;
  /** Words for typed dates and periods. */
  words: TypedDates;
  periodWords: TypedPeriods;
  /** Checks whether a period is unavailable. */
  whyUnavailable: (period: string) => string | boolean;
}

/** Returns the name of a period with its year. */
export function nameOf(period: string, rules: PeriodRules): string {
  return formatPeriod(period, { ...rules, labels: rules.calendar });
}

/** Returns the name of a period for a sentence, whose lines do not break within it. */
export function unbrokenNameOf(period: string, rules: PeriodRules): string {
  return nameOf(period, rules).replaceAll(' ', '\u00a0');
}

/** Returns the period, with the reason if it is invalid. */
export function validatePeriod(period: string | null, rules: PeriodRules): TypedResult<Problem> {
  const reason = period === null ? null : periodProblem(period, rules);
  return { value: period, problem: reason === null ? null : { text: reason } };
}

/** Returns the reason why two periods are not a valid range, or `null`. */
export function validatePeriods(
  from: string,
  to: string,
  { unit, weeks, locale, labels }: PeriodRules,
  { min, max }: LengthLimits,
): Problem | null {
  // Texts of periods sort as the periods do.
  if (to < from) return { text: labels.periodReversed, reversed: true };
  const [first = 0, last = 0] = [from, to].map((text) => parseIsoPeriod(text, unit, weeks) ?? 0);
  const count = last - first + 1;
  if (count < min) return { text: labels.tooShort(periodLength(min, unit, locale)) };
  return count > max ? { text: labels.tooLong(periodLength(max, unit, locale)) } : null;
}

function periodProblem(text: string, rules: PeriodRules): string | null {
  const { unit, weeks, min, max, labels, whyUnavailable } = rules;
  const period = parseIsoPeriod(text, unit, weeks) ?? 0;
  const name = (bound: number) => unbrokenNameOf(formatIsoPeriod(bound, unit, weeks), rules);
  if (min !== null && period < min) return labels.tooEarly(name(min));
  if (max !== null && period > max) return labels.tooLate(name(max));
  const answer = whyUnavailable(text);
  if (answer === false) return null;
  return answer === true ? labels.periodUnavailable : answer;
}

/** Rules for periods with a known current date. */
interface KnownDayRules extends PeriodRules {
  today: IsoDate;
  /** First period of a range that the text ends. */
  start?: string | undefined;
}

/** Parses typed text. Returns nothing, a period, or a problem, with the period if the text has one. */
function readPeriodText(typed: string, rules: KnownDayRules): TypedResult<Problem> {
  const { unit, weeks, min, max, labels, today } = rules;
  const keyOf = (period: number) => formatIsoPeriod(period, unit, weeks);
  const parsed = parsePeriod(typed, {
    ...rules,
    min: min === null ? undefined : keyOf(min),
    max: max === null ? undefined : keyOf(max),
  });
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'period') return validatePeriod(parsed.period, rules);
  const text =
    parsed.code === 'no-such-period' && unit !== 'month' && unit !== 'year'
      ? labels.noSuchPeriod(impossibleName(parsed.params, rules))
      : labels.periodNotUnderstood(nameOf(keyOf(periodOfDay(today, unit, weeks)), rules));
  return { value: null, problem: { text } };
}

/** Returns the name of a period that does not exist, such as "Week 60 2026". */
function impossibleName(
  { place, year }: { place: number; year: number },
  { unit, locale, calendar }: PeriodRules,
): string {
  const format = numberFormat(locale, { useGrouping: false });
  const number = format.format(place);
  const name =
    unit === 'week'
      ? calendar.week(number)
      : unit === 'quarter'
        ? calendar.quarter(number)
        : number;
  return calendar.inYear(name, format.format(year));
}

/**
 * Returns how the text of a period field is parsed and formatted.
 * @param start First period of a range that the text ends.
 */
export function periodReading(rules: PeriodRules, start?: string | null): TextReading<Problem> {
  const { today } = rules;
  return {
    format: (period) => nameOf(period, rules),
    read:
      today === null
        ? null
        : (text) => readPeriodText(text, { ...rules, today, start: start ?? undefined }),
    validate: (period) => validatePeriod(period, rules),
  };
}

/** Returns the format of the field, such as `mm/yyyy` or `Week nn yyyy`. */
export function periodPatternText({ unit, locale, labels, calendar }: PeriodRules): string {
  const year = labels.yearPattern;
  switch (unit) {
    case 'week':
      return calendar.inYear(calendar.week('nn'), year);
    case 'month': {
      const words: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
        month: labels.monthPattern,
        year,
      };
      const parts = dateFormat(locale, { month: '2-digit', year: 'numeric' }).formatToParts(0);
      return parts.map(({ type, value }) => words[type] ?? value).join('');
    }
    case 'quarter':
      return calendar.inYear(calendar.quarter('n'), year);
    case 'half':
      return calendar.inYear(calendar.firstHalf, year);
    case 'year':
      return year;
  }
}

/** Returns a range and its length: "Apr – Sep 2026", "6 months"; `Intl` has no quarters and halves, which are months. */
export function summaryOf(range: FullRange, { unit, weeks, locale }: PeriodRules): DateSummary {
  const [first = 0, last = 0] = [range.from, range.to].map(
    (period) => parseIsoPeriod(period, unit, weeks) ?? 0,
  );
  const format = dateFormat(locale, {
    year: 'numeric',
    ...(unit !== 'year' && { month: 'short' }),
    ...(unit === 'week' && { day: 'numeric' }),
  });
  return {
    text: format.formatRange(
      toUtcDate(firstDayOfPeriod(first, unit, weeks)),
      toUtcDate(lastDayOfPeriod(last, unit, weeks)),
    ),
    length: periodLength(last - first + 1, unit, locale),
  };
}
