import type { AvailabilityCheck } from '../../internals/availability';
import type { IsoDate } from '../../internals/iso-date';
import type { DatePickerLabels } from '../../languages/language';
import { longText } from './date-texts';
import type { ParseDateOptions } from './typed/parse-date';

/** What keeps a text, a day or a range from being the value. */
export interface Problem {
  /** Sentence for the user. */
  text: string;
  /** Whether two days came the wrong way round, so that swapping them helps. */
  reversed?: true;
}

/** Date that a text means and why it is refused; both at once for a day that cannot be picked. */
export interface DateResult {
  date: IsoDate | null;
  problem: Problem | null;
}

/** What decides whether a date is allowed, and the labels for messages. */
export interface DateRules extends Omit<ParseDateOptions, 'today'> {
  locale: string;
  /** User's day, `null` before hydration where it is not given: no text is read until then. */
  today: IsoDate | null;
  labels: DatePickerLabels;
  /** Check of days that cannot be picked. */
  isUnavailable: AvailabilityCheck;
}

/** The date, with the reason if it is refused. */
export function validateDate(date: IsoDate | null, rules: DateRules): DateResult {
  return { date, problem: date === null ? null : dateProblem(date, rules) };
}

function dateProblem(date: IsoDate, rules: DateRules): Problem | null {
  const { min, max, labels, locale, isUnavailable } = rules;
  if (min && date < min) return { text: labels.tooEarly(longText(min, locale)) };
  if (max && date > max) return { text: labels.tooLate(longText(max, locale)) };
  const answer = isUnavailable(date);
  if (!answer) return null;
  return { text: answer === true ? labels.unavailable : answer };
}
