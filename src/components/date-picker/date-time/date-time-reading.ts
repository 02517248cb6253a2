import { parseZoned, type LocalDateTime } from '../../../core/dates/zoned-time';
import type { TextReading } from '../../../core/forms/use-typed-text';
import { isDistance } from '../typed/is-distance';
import { fieldDateTime } from './date-time-texts';
import { dateOf, localOf, timeOf, type DateTimeValue } from './date-time-value';
import { readDateTime } from './read-date-time';
import { validateDateTime, type DateTimeFault, type DateTimeRules } from './validate-date-time';

/**
 * Returns how the text of a date-time field is parsed and formatted.
 * @param chosen Value of the field, whose date or time completes a string that lacks one.
 * @param start Start of a range that the text ends; an offset such as `+2h` counts from it, and `+10d` has its time.
 */
export function dateTimeReading(
  rules: DateTimeRules,
  chosen: DateTimeValue | null,
  start?: DateTimeValue | null,
): TextReading<DateTimeFault> {
  const { now, times } = rules;
  const read = (text: string, clock: LocalDateTime) => {
    if (!start) return readDateTime(text, { ...rules, now: clock }, chosen);
    const base = localOf(start);
    // What is before the start of its range completes nothing.
    const known = chosen !== null && dateOf(chosen) >= dateOf(base) ? chosen : null;
    if (!isDistance(text)) return readDateTime(text, { ...rules, now: clock, start: base }, known);
    const instant = parseZoned(start)?.instant;
    return readDateTime(text, { ...rules, now: base, instant, defaultTime: timeOf(base) }, known);
  };
  return {
    format: (value) => fieldDateTime(value, times.style),
    read: now === null ? null : (text) => read(text, now),
    validate: (value) => validateDateTime(value, rules),
  };
}
