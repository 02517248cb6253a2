import { formatIsoTime, parseIsoTime, wrapTime } from '../../core/dates/iso-time';
import { dateFormat } from '../../core/locale/date-format';
import { readNotation, type ClockReading } from './read-time-notation';
import { foldTime, timeDictionary } from './time-dictionary';
import { typedTimes as englishWords, type TypedTimes } from './words';

/** Reason why a string is not a time, as a code with parameters; the messages are labels of the component. */
export type TimeProblem =
  | { code: 'not-understood'; params: Record<never, never> }
  | { code: 'no-such-hour'; params: { hour: number } }
  | { code: 'no-such-minute'; params: { minute: number } };

/** Result of {@link parseTime}. */
export type ParsedTime =
  | {
      type: 'time';
      time: string;
      /** Whether the time is on the day after, as `24:00` is the end of a day. */
      nextDay?: boolean;
      /** Seconds from now, of a string such as `now` or `+2h`. */
      distance?: number;
    }
  | { type: 'empty' }
  | ({ type: 'problem' } & TimeProblem);

/** Options of {@link parseTime}. */
export interface ParseTimeOptions {
  /** BCP 47 tag for the names of the day periods (AM and PM). Default: `en`. */
  locale?: string | undefined;
  /** Current time, `HH:MM` or `HH:MM:SS`, that `now` and `+2h` are based on. */
  now: string;
  /** Words for times in the locale's language; English words are always accepted. */
  words?: TypedTimes | undefined;
  /** Hours of the clock, which decide whether `3` may be in the afternoon. Default: those of the locale. */
  hourCycle?: Intl.DateTimeFormatOptions['hourCycle'];
  /**
   * Whether a time, `HH:MM:SS`, is allowed. On a 12-hour clock, `3` is 3 PM if only that is allowed. Default:
   * every time is.
   */
  isAllowed?: ((time: string) => boolean) | undefined;
}

const notUnderstood = { type: 'problem', code: 'not-understood', params: {} } as const;

/**
 * Parses a time: in numbers (`9`, `930`, `9.30`, `21:30:15`), with a day period (`9:30pm`), in
 * words of the language or in English (`noon`, `half past nine`), or relative to now (`+2h`,
 * `in 20 minutes`). The time has the form `HH:MM:SS`. Pure, and never throws.
 */
export function parseTime(text: string, options: ParseTimeOptions): ParsedTime {
  const { locale = 'en', words = englishWords } = options;
  const folded = foldTime(text);
  if (!folded) return text.trim() ? notUnderstood : { type: 'empty' };
  // A dash at the end begins a second time, which is missing: 9:30-.
  if (folded.length > 80 || folded.endsWith('-')) return notUnderstood;
  const notationIn = (language: string, known: TypedTimes) =>
    timeDictionary(language, known)(folded).replace(/ +/g, ' ').trim();
  const own = notationIn(locale, words);
  // Two times: in Swedish, "10 till 11" is not ten to eleven.
  if (/\d ~ \d/.test(own)) return notUnderstood;
  const readIn = (notation: string) => {
    const reading = readNotation(notation.replaceAll('~', ''));
    if (reading.type === 'problem') return notUnderstood;
    if (reading.type === 'clock') return resolve(reading, options);
    const { seconds: distance } = reading;
    const time = formatIsoTime((parseIsoTime(options.now) ?? 0) + distance, true);
    return { type: 'time', time, distance } as const;
  };
  const parsed = readIn(own);
  if (words === englishWords || parsed.type === 'time') return parsed;
  const english = readIn(notationIn('en', englishWords));
  return english.type === 'time' || parsed.code === 'not-understood' ? english : parsed;
}

/** Whether the clock of a locale has 12 hours. */
export function hasTwelveHours(
  locale: string,
  hourCycle: Intl.DateTimeFormatOptions['hourCycle'],
): boolean {
  const format = dateFormat(locale, { hour: 'numeric', ...(hourCycle && { hourCycle }) });
  return format.resolvedOptions().hour12 ?? false;
}

type Resolved = Exclude<ParsedTime, { type: 'empty' }>;

function resolve(reading: ClockReading, options: ParseTimeOptions): Resolved {
  const { hour, minute, second, offset, period } = reading;
  const isEndOfDay = hour === 24 && minute === 0 && second === 0;
  if (hour > 24 || (hour === 24 && !isEndOfDay)) {
    return { type: 'problem', code: 'no-such-hour', params: { hour } };
  }
  if (minute > 59) return { type: 'problem', code: 'no-such-minute', params: { minute } };
  if (second > 59 || (period === 'A' && hour > 12)) return notUnderstood;
  const times = hoursOf(reading, options).map((found) => {
    const seconds = found * 3600 + (minute + offset) * 60 + second;
    return formatIsoTime(wrapTime(seconds), true);
  });
  const { isAllowed = () => true } = options;
  const time = times.find(isAllowed) ?? times[0];
  if (time === undefined) return notUnderstood;
  const isMidnight = isEndOfDay || (period === 'N' && hour === 12);
  return { type: 'time', time, ...(isMidnight && offset >= 0 && { nextDay: true }) };
}

/** Returns the hours that a string may mean, 0 to 24, the most likely first. */
function hoursOf({ hour, offset, period, exact }: ClockReading, options: ParseTimeOptions) {
  const morning = hour === 12 ? 0 : hour;
  const evening = hour < 12 ? hour + 12 : hour;
  if (period === 'A') return [morning];
  // Eleven is before noon: 中午11点.
  if (period === 'O' && (hour === 10 || hour === 11)) return [hour];
  if (period === 'P' || period === 'O') return [evening];
  // "2 at night" is after midnight, "11 at night" before.
  if (period !== null) return [hour > 5 && hour < 12 ? evening : morning];
  const { locale = 'en', hourCycle } = options;
  // "Quarter to one" is after noon, as 12:45 is.
  if (hour === 1 && offset < 0 && !exact) return [evening, morning];
  if (exact || !hasTwelveHours(locale, hourCycle)) return [hour];
  return hour === 12 ? [12, 0] : [morning, evening];
}
