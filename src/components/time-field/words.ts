/** English labels of the time field. */
export const timeField = {
  /** Name of the button that opens the list of times. */
  openList: 'Show times',
  /** Name of the button that clears the field. */
  clear: 'Clear',
  /** Text of the button that closes the list on a narrow screen. */
  done: 'Done',
  /** Title of the list on a narrow screen. */
  dialog: 'Choose a time',
  /** Name of the list of times. */
  list: 'Times',
  /** Placeholder letters of the hour. */
  hourPattern: 'hh',
  /** Placeholder letters of the minute. */
  minutePattern: 'mm',
  /** Placeholder letters of the second. */
  secondPattern: 'ss',
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: 'You can also type: noon, 9pm, half past nine, +2h',
  /** Error for text that is not a time, with a valid example. */
  notUnderstood: (example: string) => `Enter a time, such as ${example}.`,
  /** Error for an hour that does not exist, such as 25. */
  noSuchHour: (hour: string) => `${hour} is not a valid hour.`,
  /** Error for a minute that does not exist, such as 60. */
  noSuchMinute: (minute: string) => `${minute} is not a valid minute.`,
  /** Error for a time before `min`. */
  tooEarly: (earliest: string) => `Choose ${earliest} or later.`,
  /** Error for a time after `max`. */
  tooLate: (latest: string) => `Choose ${latest} or earlier.`,
  /** Error for a time outside a period that contains midnight. */
  outside: (from: string, to: string) => `Choose a time from ${from} to ${to}.`,
  /** Error for a time between two steps, with the nearest times: "9:00 or 9:15". */
  offStep: (times: string) => `Choose ${times}.`,
  /** Word for 12:00. */
  noon: 'noon',
  /** Word for 0:00. */
  midnight: 'midnight',
  /** Word for the latest time of the list that has started. */
  now: 'now',
};

/** Labels of the time field. Numbers and times arrive formatted. */
export type TimeFieldLabels = typeof timeField;

/**
 * Words for typed times: every spelling, separated by `|`; an empty text where a language has none. Case,
 * accents and punctuation are ignored; the names of the day periods (AM and PM) in `Intl` are
 * added. A word must be in one list only, because the first list wins.
 */
export interface TypedTimes {
  now: string;
  /** Noon; beside an hour, a time around noon: "1 दोपहर" is 13:00. */
  noon: string;
  midnight: string;
  /** Words for hours before noon: "am", "in the morning". */
  am: string;
  /** Words for hours after noon: "pm", "in the evening". */
  pm: string;
  /** Words for hours before and after midnight: "11 at night", "2 at night". */
  night: string;
  /** Words that mark a length of time as future, as in "in 2 hours", "2 hours from now". */
  ahead: string;
  /** Words that mark a length of time as past, as in "2 hours ago". */
  ago: string;
  /** Words for hours, both of a clock and of a length: "Uhr", "Stunden". */
  hours: string;
  minutes: string;
  seconds: string;
  /** Half an hour after the named hour: "half past nine", "9 y media". */
  half: string;
  /** Half an hour before the named hour: "halb zehn" is 9:30. */
  halfTo: string;
  quarter: string;
  /** Words between minutes and the hour before; at the start, they mark a length as future: "over 2 uur". */
  past: string;
  /** Words between minutes and the hour after; at the start, they mark a length as past: "vor 2 Stunden". */
  to: string;
  /** Words between an hour and the minutes before it: "10 moins 5" is 9:55. */
  minus: string;
  /** Words for the numbers from 1 to 12, in order, also as hours ("dziewiąta"). */
  numbers: readonly string[];
  /** Words that make a range or a list of two numbers, and are without a meaning elsewhere: "9 and 10", "in an hour and a half". */
  between: string;
  /** Words without a meaning in a time: "at", "o’clock". */
  ignored: string;
  /**
   * Further words or phrases, of which the longest wins, and their meaning in the notation of the parser:
   * - `30` a number, `9:30` a time
   * - `2 h`, `30 m` a length of time
   * - `15 <`, `15 >` minutes before and after the hour that follows
   */
  others: Readonly<Record<string, string>>;
}

/** English words for typed times. */
export const typedTimes: TypedTimes = {
  now: 'now|right now',
  noon: 'noon|midday',
  midnight: 'midnight',
  am: 'am|in the morning|morning|this morning',
  pm: 'pm|in the afternoon|afternoon|this afternoon|in the evening|evening|this evening|tonight',
  night: 'at night|night',
  ahead: 'in|from now|later|hence',
  ago: 'ago|earlier',
  hours: "hour|hours|hr|hrs|h|o'clock",
  minutes: 'minute|minutes|min|mins|m',
  seconds: 'second|seconds|sec|secs|s',
  half: 'half',
  halfTo: '',
  quarter: 'quarter|a quarter',
  past: 'past|after',
  to: 'to|till|before|of',
  minus: '',
  numbers: [
    'one|a|an',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  between: 'and',
  ignored: 'at|the|on|around|about|by',
  others: {
    'half an hour': '30 m',
    'half hour': '30 m',
    'quarter of an hour': '15 m',
    fifteen: '15',
    twenty: '20',
    'twenty-five': '25',
    thirty: '30',
    forty: '40',
    'forty-five': '45',
    fifty: '50',
  },
};
