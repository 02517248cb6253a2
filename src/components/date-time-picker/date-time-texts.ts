import { durationText } from '../../core/dates/duration-text';
import { offsetAt } from '../../core/dates/time-zone';
import { offsetText, parseLocal, parseZoned } from '../../core/dates/zoned-time';
import { dateFormat } from '../../core/locale/date-format';
import { plainSpaces } from '../../core/locale/intl';
import type { FullRange } from '../calendar';
import { type DatePickerLabels } from '../date-picker';
import { fieldText, patternText } from '../date-picker/parts';
import type { TimeFieldLabels } from '../time-field';
import { timeFields, timePattern, timeText, type TimeStyle } from '../time-field/parts';
import { dateOf, localOf, timeOf, valuesAt, type DateTimeValue, momentOf } from './date-time-value';

/** Formats a value for the field: "04/03/2026 9:30 AM", with the offset if the time occurs twice in the zone. */
export function fieldDateTime(value: DateTimeValue, style: TimeStyle): string {
  const text = `${fieldText(dateOf(value), style.locale)} ${timeText(timeOf(value), style)}`;
  const zoned = parseZoned(value);
  if (zoned === null || valuesAt(localOf(value), zoned.zone).length < 2) return text;
  return `${text} ${offsetName(zoned.zone, zoned.instant)}`;
}

/**
 * Returns the name of a time zone's offset, "GMT+2", the same in every language because it can be typed.
 * @param instant Milliseconds since 1970 in UTC.
 */
export function offsetName(zone: string, instant: number): string {
  const offset = offsetText(offsetAt(zone, instant));
  return `GMT${offset.replace(/^([+-])0/, '$1').replace(':00', '')}`;
}

/** Formats a value, "Friday, April 3, 2026 at 9:30 AM" or "April 3, 2026 at 9:30 AM". */
export function dateTimeText(
  value: DateTimeValue,
  style: TimeStyle,
  dateStyle: 'full' | 'long',
): string {
  const { locale, granularity, hourCycle } = style;
  const timeStyle = granularity === 'second' ? 'medium' : 'short';
  const format = dateFormat(locale, { dateStyle, timeStyle, ...(hourCycle && { hourCycle }) });
  return plainSpaces(format.format(parseLocal(localOf(value)) ?? 0));
}

/** Formats the weekday, day and time of a value: "Fri, Apr 3, 9:30 AM". */
export function shortDateTime(value: DateTimeValue, style: TimeStyle): string {
  const format = dateFormat(style.locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...timeFields(style),
  });
  return plainSpaces(format.format(parseLocal(localOf(value)) ?? 0));
}

/** Returns the format of the field, such as `mm/dd/yyyy hh:mm AM/PM`. */
export function dateTimePattern(
  style: TimeStyle,
  labels: DatePickerLabels,
  timeLabels: TimeFieldLabels,
): string {
  return `${patternText(style.locale, labels)} ${timePattern(style, timeLabels)}`;
}

/** Returns the length of a range, "2 hours and 30 minutes", which counts the hours that pass when the clocks change. */
export function lengthOfTimes({ from, to }: FullRange, locale: string): string {
  return durationText(momentOf(to) - momentOf(from), locale);
}
