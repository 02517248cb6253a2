import { addDays, type IsoDate } from '../../core/dates/iso-date';
import { offsetAt } from '../../core/dates/time-zone';
import {
  formatLocal,
  instantsOf,
  localAt,
  parseLocal,
  type LocalDateTime,
} from '../../core/dates/zoned-time';
import { foldLetters } from '../../core/locale/fold-text';
import type { DateProblem, ParseDateOptions, TypedDates } from '../date-picker';
import { readDate, type ReadDate } from '../date-picker/parts';
import type { ParseTimeOptions, TypedTimes } from '../time-field';
import { parseTime, type ParsedTime, type TimeProblem } from '../time-field/parts';

/** Reason why a string is not a date and a time, as a code with parameters; the messages are labels of the component. */
export type DateTimeProblem =
  | { code: 'no-time'; params: { date: IsoDate } }
  | Exclude<DateProblem, { code: 'before-min' | 'after-max' }>
  | TimeProblem;

/** Result of {@link parseDateTime}. */
export type ParsedDateTime =
  | {
      type: 'date-time';
      /** Date and time as written, `YYYY-MM-DDTHH:MM:SS`. */
      dateTime: LocalDateTime;
      /** Offset from UTC in the text, in seconds; `null` without one. */
      offset: number | null;
    }
  | { type: 'empty' }
  | ({ type: 'problem' } & DateTimeProblem);

/** Options of {@link parseDateTime}. */
export interface ParseDateTimeOptions
  extends
    Pick<ParseDateOptions, 'locale' | 'twoDigitYearPivot' | 'min' | 'max'>,
    Pick<ParseTimeOptions, 'hourCycle'> {
  /** Current date and time, `YYYY-MM-DDTHH:MM`, that words and missing parts are based on. */
  now: LocalDateTime;
  /** Instant of `now`, from which distances count, in milliseconds since 1970. Default: the first one in `timeZone`. */
  instant?: number | undefined;
  /** Words for dates in the locale's language; English words are always accepted. */
  dateWords?: TypedDates | undefined;
  /** Words for times in the locale's language; English words are always accepted. */
  timeWords?: TypedTimes | undefined;
  /** Whether a date-time is allowed, which decides whether `3` is in the afternoon on a 12-hour clock. */
  isAllowed?: ((dateTime: LocalDateTime) => boolean) | undefined;
  /** Date for a string with only a time. Default: today. */
  date?: IsoDate | null | undefined;
  /** Time for a string with only a date, `HH:MM`. Without it, such a string is incomplete. */
  time?: string | null | undefined;
  /**
   * First date-time of a range that the text ends. A string with only a time, which is then on the same day or, if that is
   * nearer, on the next, weekdays and missing years count from it.
   */
  start?: LocalDateTime | undefined;
  /** Time zone in which `+2h` is two hours from now, even when the clocks change. */
  timeZone?: string | null | undefined;
}

/** Meaning of two parts of a string. */
interface Reading {
  date: ReadDate;
  time: ParsedTime;
}

type Split = readonly [before: string, after: string];

const notUnderstood = { type: 'problem', code: 'not-understood', params: {} } as const;
const longest = 120;
const halfDay = 43_200_000;
const joinedScripts = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}`;
const token = new RegExp(`[${joinedScripts}]|[^\\s${joinedScripts}]+`, 'gu');
/** After a date without a year, a number up to 23 is an hour, and one that starts with zero is a time. */
const endsInHour = /\s(?:[01]?\d|2[0-3]|0\d{3})$/;

/** Four digits before words, which are a year if that makes a date: `Dec 31 2026 at noon` is not 20:26. */
const startsWithYear = /^(?:19|20)\d\d(?=\s)/;

/** The day after has a year of five digits. */
const lastDay = '9999-12-31';

/**
 * Parses a date and a time in either order: each in any form that `parseDate` and `parseTime` accept, as ISO 8601, or
 * copied from an email. A lone time is on `date` or today, a lone date is at `time`. Pure, and never throws.
 */
export function parseDateTime(text: string, options: ParseDateTimeOptions): ParsedDateTime {
  const { text: rest, offset } = splitOffset(foldLetters(text));
  // Google Calendar has an operator as its dot: April 4⋅9:00. 4/6(月)9時 has no space.
  const written = rest
    .replace(/(\d)t(?=\d\d)/, '$1 ')
    .replace(/⋅|(?<=\))/g, ' ')
    .trim();
  if (!written) return text.trim() ? notUnderstood : { type: 'empty' };
  if (written.length > longest) return notUnderstood;

  const { day, readDay, readTime, on, firstOf } = readersOf(options, offset);
  const asTime = readTime(written, day);
  const distance = asTime.type === 'time' ? asTime.distance : undefined;
  if (distance !== undefined) return fromNow(distance, options);
  const asDate = readDay(written);
  const date = foundDate(asDate);
  const time = foundTime(asTime);
  const splits = splitsOf(written).filter(([left, right]) => {
    const [year] = startsWithYear.exec(right) ?? [];
    return year === undefined || foundDate(readDay(left + year)) === null;
  });
  const swapped = splits.map(([left, right]) => [right, left] as const);
  const partDayOf = (part: string) => foundDate(readDay(part, false));
  const noTime = (found: IsoDate | null) =>
    found === null
      ? null
      : ({ type: 'problem', code: 'no-time', params: { date: found } } as const);
  const dateAlone = () => (date && options.time ? on(date, { time: options.time }) : noTime(date));
  // One word for a day and its part: Dutch "morgenavond 8".
  const dayWithPart = () => {
    const parts = splits.map(([left]) => [left, written] as const);
    return time && firstOf(parts, false);
  };
  const timeAlone = () => {
    // The parser of times ignores a date before it.
    if (time === null || /^\d{4}-\d\d-\d\d/.test(written)) return null;
    const { start } = options;
    const found = on(day, time);
    if (!start?.startsWith(day)) return found;
    // A shift that starts in the evening ends in the morning.
    const back = (parseLocal(start) ?? 0) - (parseLocal(found.dateTime) ?? 0);
    return back > halfDay ? on(addDays(day, 1), time) : found;
  };
  // "8 tomorrow evening": the part of the day is apart from the hour.
  const partApart = () => {
    const apart = splits.filter(([, right]) => partDayOf(right) !== null);
    return firstOf(
      apart.flatMap(([left, right]) =>
        splitsOf(right).map(([before, after]) => [before, `${left} ${after}`] as const),
      ),
    );
  };
  const readings = () =>
    [...splits, ...swapped].map(([left, right]) => ({
      date: readDay(left),
      time: readTime(right, day),
    }));
  return (
    (endsInHour.test(written) ? null : dateAlone()) ??
    firstOf(splits) ??
    dateAlone() ??
    dayWithPart() ??
    timeAlone() ??
    firstOf(swapped) ??
    partApart() ??
    noTime(partDayOf(written)) ??
    problemOf({ date: asDate, time: asTime }, readings())
  );
}

/** Returns how the parts of a text are read that has an offset from UTC at its end, or none. */
function readersOf(options: ParseDateTimeOptions, offset: number | null) {
  const { locale, now, start, isAllowed } = options;
  const today = now.slice(0, 10);
  const startDay = start?.slice(0, 10);
  const readDay = (part: string, refusesDayParts = true) => {
    const { dateWords: words, twoDigitYearPivot, min, max } = options;
    // The parser of dates ignores a clock, which belongs to the other part here.
    if (/\d:\d/.test(part)) return notUnderstood;
    const rules = { locale, today, start: startDay, words, twoDigitYearPivot, min, max };
    return readDate(part, { ...rules, refusesDayParts });
  };
  const readTime = (part: string, date: IsoDate) => {
    const { timeWords: words, hourCycle } = options;
    const isTimeAllowed = isAllowed && ((time: string) => isAllowed(`${date}T${time}`));
    const clock = now.slice(11);
    return parseTime(part, { locale, now: clock, words, hourCycle, isAllowed: isTimeAllowed });
  };
  const on = (date: IsoDate, { time, nextDay = false }: FoundTime) => ({
    type: 'date-time' as const,
    dateTime: `${nextDay ? addDays(date, 1) : date}T${time.length < 8 ? `${time}:00` : time}`,
    offset,
  });
  /** Returns the first of the parts that are a date and a time. */
  const firstOf = (parts: readonly Split[], refusesDayParts = true) => {
    for (const [left, right] of parts) {
      const date = foundDate(readDay(left, refusesDayParts));
      const time = date === null ? null : foundTime(readTime(right, date));
      if (date === lastDay && time?.nextDay) return notUnderstood;
      if (date !== null && time !== null) return on(date, time);
    }
    return null;
  };
  return { day: options.date ?? startDay ?? today, readDay, readTime, on, firstOf };
}

/** Returns the date-time a number of seconds from now. */
function fromNow(
  distance: number,
  { now, timeZone, instant }: ParseDateTimeOptions,
): ParsedDateTime {
  const local = parseLocal(now) ?? 0;
  const start = instant ?? (timeZone ? instantsOf(now, timeZone)[0] : undefined);
  if (!timeZone || start === undefined) {
    const dateTime = formatLocal(local + distance * 1000, true);
    return dateTime === null ? notUnderstood : { type: 'date-time', dateTime, offset: null };
  }
  const moved = start + distance * 1000;
  const dateTime = localAt(moved, timeZone, true);
  if (dateTime === null) return notUnderstood;
  return { type: 'date-time', dateTime, offset: offsetAt(timeZone, moved) };
}

/** Returns every way to split a string into two: between words, and between the signs of Chinese, Japanese and Korean. */
function splitsOf(text: string): Split[] {
  return [...text.matchAll(token)].slice(1).map(({ index }) => {
    return [text.slice(0, index), text.slice(index)];
  });
}

function foundDate(parsed: ReadDate): IsoDate | null {
  return parsed.type === 'date' ? parsed.date : null;
}

type FoundTime = Pick<Extract<ParsedTime, { type: 'time' }>, 'time' | 'nextDay'>;

/** Returns the time of a result, unless it is relative to now. */
function foundTime(parsed: ParsedTime): FoundTime | null {
  return parsed.type === 'time' && parsed.distance === undefined ? parsed : null;
}

/**
 * Returns the most specific reason: that of one part if the other is valid, or else that of the
 * text.
 */
function problemOf(alone: Reading, readings: readonly Reading[]): ParsedDateTime {
  const wrongTime = readings.find(({ date, time }) => foundDate(date) !== null && explains(time));
  const wrongDate = readings.find(({ date, time }) => foundTime(time) !== null && explains(date));
  const partial = readings.find(({ date, time }) => {
    return foundTime(time) !== null && date.type === 'problem' && date.code === 'incomplete';
  });
  const candidates = [wrongTime?.time, wrongDate?.date, partial?.date, alone.time, alone.date];
  for (const found of candidates) {
    if (found?.type !== 'problem' || found.code === 'not-understood') continue;
    return found;
  }
  return notUnderstood;
}

/** Whether a result has a reason that names what is wrong. */
function explains(parsed: ReadDate | ParsedTime): boolean {
  return (
    parsed.type === 'problem' && parsed.code !== 'not-understood' && parsed.code !== 'incomplete'
  );
}

/** Text, and the offset from UTC at its end. */
interface OffsetText {
  /** Text without the offset. */
  text: string;
  /** Offset in seconds; `null` without one. */
  offset: number | null;
}

const comment = /(?<!\s)\s*(?:\([^()]*\)|\[[^[\]]*\])$/;
const named = /(?<![\s,])[\s,]*\b(?:gmt|utc|ut)\s?(?:([+-])(\d\d?)(?::?(\d\d))?)?$/;
const afterClock =
  /(?<=\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?|t\d{4}(?:\d\d)?)\s?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/;

/** A time that ends a period, such as `-10:30`, which only after a date of ISO 8601 is an offset. */
const endOfPeriod = /^(?!\d{4}-?\d\d-?\d\d[t ]).*-\d\d:\d\d$/;

/**
 * Splits the offset from the end of a date-time: `Z`, `+02:00`, `+0200` or `+02` after a clock,
 * `GMT+2`, `UTC`, optionally followed by the name of the zone in parentheses or brackets.
 * @param folded Text in lower case with ASCII digits.
 */
export function splitOffset(folded: string): OffsetText {
  const text = folded.replaceAll('−', '-').trim().replace(comment, '');
  const found = named.exec(text) ?? (endOfPeriod.test(text) ? null : afterClock.exec(text));
  if (!found) return { text: folded, offset: null };
  const [, sign, hours = '0', minutes = '0'] = found;
  // ISO 8601 has no larger offset.
  if (Number(hours) > 23 || Number(minutes) > 59) return { text: folded, offset: null };
  const offset = Number(hours) * 3600 + Number(minutes) * 60;
  return { text: text.slice(0, found.index), offset: sign === '-' ? -offset : offset };
}
