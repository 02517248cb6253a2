import type { AvailabilityCheck } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';
import type { TypedResult } from '../../core/forms/use-typed-text';
import { longText } from './date-texts';
import type { ParseDateOptions } from './typed/parse-date';
import type { DatePickerLabels } from './words';

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
