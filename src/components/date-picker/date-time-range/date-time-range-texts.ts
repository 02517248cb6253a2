import { durationText } from '../../../core/dates/duration-text';
import { parseLocal } from '../../../core/dates/zoned-time';
import { dateFormat, plainSpaces } from '../../../core/locale/intl';
import type { FullRange } from '../../calendar';
import { timeFields, type TimeStyle } from '../../time-field/parts';
import type { DateSummary } from '../date-summary';
import { localOf, momentOf, type DateTimeValue } from '../date-time/date-time-value';

/**
 * Returns the range without repetition, "Apr 3, 2026, 9:30 AM – 12:00 PM", and its length, "2 hours and 30 minutes", which
 * counts the hours that pass when the clocks change.
 */
export function summaryOfTimes({ from, to }: FullRange, style: TimeStyle): DateSummary {
  const { locale } = style;
  const format = dateFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...timeFields(style),
  });
  const clockOf = (value: DateTimeValue) => parseLocal(localOf(value)) ?? 0;
  // The clock of the end is earlier if it was set back in between.
  const text =
    clockOf(from) <= clockOf(to)
      ? format.formatRange(clockOf(from), clockOf(to))
      : [from, to].map((value) => format.format(clockOf(value))).join(' – ');
  return {
    text: plainSpaces(text),
    length: durationText(momentOf(to) - momentOf(from), locale),
  };
}
