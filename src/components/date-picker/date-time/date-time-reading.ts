import { parseZoned, type LocalDateTime } from '../../../internals/dates/zoned-time';
import type { TextReading } from '../../../internals/forms/use-typed-text';
import { isDistance } from '../typed/is-distance';
import { fieldDateTime } from './date-time-texts';
import { localOf, timeOf, type DateTimeValue } from './date-time-value';
import { readDateTime } from './read-date-time';
import { validateDateTime, type DateTimeFault, type DateTimeRules } from './validate-date-time';

/**
 * Returns how the text of a date-time field is parsed and formatted.
 * @param chosen Value of the field, whose date or time completes a string that lacks one.
 * @param start Value that an offset such as `+2h` counts from, and whose time `+10d` has. Default: now.
 */
export function dateTimeReading(
  rules: DateTimeRules,
  chosen: DateTimeValue | null,
  start?: DateTimeValue | null,
): TextReading<DateTimeFault> {
  const { now, times } = rules;
  const read = (text: string, clock: LocalDateTime) => {
    if (!start || !isDistance(text)) return readDateTime(text, { ...rules, now: clock }, chosen);
    const base = localOf(start);
    const instant = parseZoned(start)?.instant;
    return readDateTime(text, { ...rules, now: base, instant, defaultTime: timeOf(base) }, chosen);
  };
  return {
    format: (value) => fieldDateTime(value, times.style),
    read: now === null ? null : (text) => read(text, now),
    validate: (value) => validateDateTime(value, rules),
  };
}
