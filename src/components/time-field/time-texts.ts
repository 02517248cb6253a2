import { parseIsoTime } from '../../core/dates/iso-time';
import { dateFormat, type DateFormat } from '../../core/locale/date-format';
import { plainSpaces } from '../../core/locale/intl';
import type { TimeFieldLabels } from './words';

/** Smallest part of a time that a field shows. */
export type TimeGranularity = 'hour' | 'minute' | 'second';

/** Hours of a clock: `h12` and `h11` with AM and PM, `h23` without. */
export type TimeHourCycle = 'h11' | 'h12' | 'h23';

/** How times are written. */
export interface TimeStyle {
  locale: string;
  /** Hours of the clock. Default: those of the locale. */
  hourCycle?: TimeHourCycle | undefined;
  granularity: TimeGranularity;
}

function formatOf({ locale, hourCycle, granularity }: TimeStyle): DateFormat {
  const timeStyle = granularity === 'second' ? 'medium' : 'short';
  return dateFormat(locale, { timeStyle, ...(hourCycle && { hourCycle }) });
}

/** Returns the parts of a time for the format of a date with a time, with two digits of an hour where times have them. */
export function timeFields(style: TimeStyle): Intl.DateTimeFormatOptions {
  const { granularity, hourCycle } = style;
  const hour = formatOf(style)
    .formatToParts(9 * 3_600_000)
    .find(({ type }) => type === 'hour');
  return {
    hour: hour?.value.length === 2 ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...(granularity === 'second' && { second: '2-digit' }),
    ...(hourCycle && { hourCycle }),
  };
}

/** Formats a time, `HH:MM` or `HH:MM:SS`, for the field: "9:30 PM", "21:30". */
export function timeText(time: string, style: TimeStyle): string {
  const milliseconds = (parseIsoTime(time) ?? 0) * 1000;
  return plainSpaces(formatOf(style).format(milliseconds));
}

/** Returns a sentence with one full stop where it ends in a time with its own: "such as 9:30 a.m." */
export function withOneStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}

/** Returns the day period of a time as in its text, "PM", or an empty string without AM and PM. */
export function dayPeriodText(time: string, style: TimeStyle): string {
  const parts = formatOf(style).formatToParts((parseIsoTime(time) ?? 0) * 1000);
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
}

/** Returns the word for noon or midnight, or `undefined` for other times. */
export function timeWord(time: string, labels: TimeFieldLabels): string | undefined {
  const seconds = parseIsoTime(time);
  return seconds === 0 ? labels.midnight : seconds === 43_200 ? labels.noon : undefined;
}

/** Returns the format of the field, such as `hh:mm AM/PM`. */
export function timePattern(style: TimeStyle, labels: TimeFieldLabels): string {
  const words: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    hour: labels.hourPattern,
    minute: labels.minutePattern,
    second: labels.secondPattern,
  };
  const format = formatOf(style);
  const evening = format.formatToParts(75_600_000);
  const parts = format.formatToParts(32_400_000).map(({ type, value }, index) => {
    if (type === 'dayPeriod') return `${value}/${evening[index]?.value ?? value}`;
    return words[type] ?? value;
  });
  return plainSpaces(parts.join(''));
}
