'use client';
import { useMemo } from 'react';
import {
  type AvailabilityCheck,
  availabilityCheck,
  nextUnavailable,
} from '../../core/dates/availability';
import { gregorian, usableSystem } from '../../core/dates/calendar-system';
import { type IsoDate, toUtcDate, differenceInDays } from '../../core/dates/iso-date';
import { usableBounds, usableDay } from '../../core/dates/usable-dates';
import { useToday } from '../../core/dates/use-dates';
import type { TypedResult, TextReading } from '../../core/forms/use-typed-text';
import { dateFormat, localeIn } from '../../core/locale/date-format';
import { numberFormat } from '../../core/locale/intl';
import { useLocale, useLabels } from '../../core/provider/language';
import type { DatePickerCommonProps } from './date-picker-props';
import { longText, fieldText, patternText, lengthText } from './date-texts';
import { readDate, type DateProblem, type ParseDateOptions } from './parse-date';
import { typedDates as englishWords, type DatePickerLabels, datePicker as english } from './words';

/** Reason why a string, a date or a range is invalid. */
export interface Problem {
  /** Message for the user. */
  text: string;
  /** Whether two dates are reversed, so that swapping them helps. */
  reversed?: true;
}

/** Rules for valid dates, and the labels of messages. */
export interface DateRules extends Omit<ParseDateOptions, 'today'> {
  locale: string;
  /** Current date of the user; `null` before hydration if it is not set, and then no text is parsed. */
  today: IsoDate | null;
  labels: DatePickerLabels;
  /** Checks whether a day is unavailable. */
  whyUnavailable: AvailabilityCheck;
}

/** Returns the date, with the reason if it is invalid. */
export function validateDate(date: IsoDate | null, rules: DateRules): TypedResult<Problem> {
  return { value: date, problem: date === null ? null : dateProblem(date, rules) };
}

function dateProblem(date: IsoDate, rules: DateRules): Problem | null {
  const { min, max, labels, locale, whyUnavailable } = rules;
  if (min && date < min) return { text: labels.tooEarly(longText(min, locale)) };
  if (max && date > max) return { text: labels.tooLate(longText(max, locale)) };
  const answer = whyUnavailable(date);
  if (!answer) return null;
  return { text: answer === true ? labels.unavailable : answer };
}

/** Returns the rules for dates of a picker, and the labels of messages. */
export function useDateRules(component: string, props: DatePickerCommonProps): DateRules {
  const calendarSystem = usableSystem(props.calendarSystem);
  const locale = localeIn(useLocale(props.locale, component), calendarSystem);
  const labels = useLabels('datePicker', english, locale, props.labels);
  const words = useLabels('typedDates', englishWords, locale);
  const today = useToday(usableDay(component, 'today', props.today));
  const { min, max } = usableBounds(component, props.min, props.max);
  const { unavailable } = props;
  const whyUnavailable = useMemo(
    () => availabilityCheck(unavailable, component),
    [unavailable, component],
  );
  return {
    min: min ?? undefined,
    max: max ?? undefined,
    locale,
    calendarSystem,
    labels,
    words,
    today,
    whyUnavailable,
    twoDigitYearPivot: props.twoDigitYearPivot,
  };
}

/**
 * Returns how the text of a date field is parsed and formatted.
 * @param start First date of a range that the text ends.
 */
export function dateReading(rules: DateRules, start?: IsoDate | null): TextReading<Problem> {
  const { today, locale } = rules;
  return {
    format: (value) => fieldText(value, locale),
    read:
      today === null
        ? null
        : (typed) => readText(typed, { ...rules, today, start: start ?? undefined }),
    validate: (value) => validateDate(value, rules),
  };
}

/** Rules for dates with a known current date. */
interface KnownDayRules extends DateRules {
  today: IsoDate;
  /** First date of a range that the text ends. */
  start?: IsoDate | undefined;
}

/** Parses typed text. Returns nothing, a date, or a problem, with the date if the text has one. */
export function readText(text: string, rules: KnownDayRules): TypedResult<Problem> {
  const parsed = readDate(text, rules);
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'date') return validateDate(parsed.date, rules);
  const value = parsed.code === 'wrong-weekday' ? parsed.params.date : null;
  return { value, problem: { text: dateSentence(parsed, rules) } };
}

type TextProblem = Exclude<DateProblem, { code: 'before-min' | 'after-max' }>;

/** Returns the message for a string that is not a date. */
export function dateSentence(
  problem: TextProblem,
  { labels, locale, today, calendarSystem }: KnownDayRules,
): string {
  const day = (date: string) => longText(date, locale);
  switch (problem.code) {
    case 'not-understood':
      return labels.notUnderstood(fieldText(today, locale));
    case 'incomplete':
      return labels.incomplete(fieldText(today, locale));
    case 'no-such-month':
      return labels.noSuchMonth(
        numberFormat(locale, { useGrouping: false }).format(problem.params.month),
        patternText(locale, labels),
      );
    case 'no-such-day':
      return labels.noSuchDay(impossibleText(problem.params, locale, calendarSystem));
    case 'ambiguous':
      return labels.ambiguous(day(problem.params.dates[0]), day(problem.params.dates[1]));
    case 'wrong-weekday':
      return labels.wrongWeekday(
        day(problem.params.date),
        weekdayText(problem.params.date, locale),
      );
  }
}

/** Returns the name of a weekday. */
function weekdayText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { weekday: 'long' }).format(toUtcDate(date));
}

/** Returns the message for a date that does not exist, such as April 31; with `year` if it matters. */
function impossibleText(
  { day, month, year }: { day: number; month: number; year: number | null },
  locale: string,
  system = gregorian,
): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: year === null ? undefined : 'numeric',
  });
  const first = system.dateOf({ year: year ?? 2000, month, day: 1 }) ?? '2000-01-01';
  const parts = format.formatToParts(toUtcDate(first));
  const number = numberFormat(locale).format(day);
  return parts.map(({ type, value }) => (type === 'day' ? number : value)).join('');
}

/** Rules of a range, in addition to those of its days. */
export interface RangeRules extends DateRules {
  /** Minimum number of days, both ends included. */
  minDays: number;
  /** Maximum number of days, both ends included. */
  maxDays: number;
  /** Whether the range may contain unavailable days. */
  allowUnavailableInside: boolean;
}

/** Returns the reason why two dates are not a valid range, or `null`. */
export function validateRange(from: IsoDate, to: IsoDate, rules: RangeRules): Problem | null {
  const { labels, locale, minDays, maxDays, whyUnavailable } = rules;
  if (to < from) return { text: labels.reversed, reversed: true };
  const days = differenceInDays(from, to) + 1;
  const length = (count: number) => lengthText(count, labels.days, locale);
  if (days < minDays) return { text: labels.tooShort(length(minDays)) };
  if (days > maxDays) return { text: labels.tooLong(length(maxDays)) };
  if (rules.allowUnavailableInside) return null;
  const crossed = nextUnavailable(from, 1, whyUnavailable, days - 2);
  return crossed === null ? null : { text: labels.unavailableInRange(longText(crossed, locale)) };
}
