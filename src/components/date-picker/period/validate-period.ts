import type { IsoDate } from '../../../core/dates/iso-date';
import { formatIsoPeriod, parseIsoPeriod } from '../../../core/dates/iso-period';
import { periodLength } from '../../../core/dates/period-length';
import type { PeriodKind } from '../../../core/dates/usable-periods';
import type { TypedResult } from '../../../core/forms/use-typed-text';
import type { LengthLimits } from '../../../core/props/usable-limits';
import type { CalendarLabels } from '../../calendar';
import { formatPeriod } from '../../period-calendar';
import type { TypedDates } from '../typed/words';
import type { Problem } from '../validate-date';
import type { DatePickerLabels } from '../words';
import type { TypedPeriods } from './typed-words';
import type { PeriodPickerLabels } from './words';

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
