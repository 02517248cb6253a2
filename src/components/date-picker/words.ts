import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

const day: PluralForms = { one: '# day', other: '# days' };

/** English labels of the date pickers. */
export const datePicker = {
  /** Name of the button that opens the calendar. */
  openCalendar: 'Open calendar',
  /** Name of the button that clears the field. */
  clear: 'Clear',
  /** Button that selects today. */
  today: 'Today',
  /** Button that closes the panel. */
  done: 'Done',
  /** Name of the button that closes a sheet. */
  close: 'Close',
  /** Name of the panel for a date. */
  dialog: 'Choose a date',
  /** Name of the panel for a range. */
  rangeDialog: 'Choose dates',
  /** Name of the panel in which several days are selected. */
  datesDialog: 'Choose dates',
  /** Name of the list of presets. */
  presets: 'Presets',
  /** Name of the list of several dates. */
  dates: 'Dates',
  /** Name of the button that removes one of several dates. */
  remove: (day: string) => `Remove ${day}`,
  /** Name of the field for the first day. */
  from: 'From',
  /** Name of the field for the last day. */
  to: 'To',
  /** Placeholder letters of the day. */
  dayPattern: 'dd',
  /** Placeholder letters of the month. */
  monthPattern: 'mm',
  /** Placeholder letters of the year. */
  yearPattern: 'yyyy',
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: 'You can also type: tomorrow, +3d, next Friday',
  /** Error for text that is not a date, with a valid example. */
  notUnderstood: (example: string) => `Enter a date, such as ${example}.`,
  /** Error for an incomplete date. */
  incomplete: (example: string) => `Enter a complete date, such as ${example}.`,
  /** Error for a month that does not exist, with the pattern of the locale. */
  noSuchMonth: (month: string, pattern: string) => `${month} is not a month. Use ${pattern}.`,
  /** Error for a day that does not exist, such as April 31. */
  noSuchDay: (day: string) => `${day} does not exist.`,
  /** Error for an ambiguous date. */
  ambiguous: (first: string, second: string) => `${first} or ${second}? Spell out the month.`,
  /** Error for a weekday that does not match the date. */
  wrongWeekday: (day: string, weekday: string) => `${day} is a ${weekday}.`,
  /** Error for a day before `min`. */
  tooEarly: (earliest: string) => `Choose ${earliest} or later.`,
  /** Error for a day after `max`. */
  tooLate: (latest: string) => `Choose ${latest} or earlier.`,
  /** Default error of an unavailable day. */
  unavailable: 'This day is unavailable.',
  /** Error for a last day before the first. */
  reversed: 'The end date is before the start date.',
  /** Name of the button that swaps both days. */
  swap: 'Swap start and end',
  /** Length of a range in nights. */
  nights: (number: string, plural: PluralCategory) =>
    counted(number, plural, { one: '# night', other: '# nights' }),
  /** Length of a range in days. */
  days: (number: string, plural: PluralCategory) => counted(number, plural, day),
  /** Error for a range that is too short, with the minimum length. */
  tooShort: (length: string) => `Choose at least ${length}.`,
  /** Error for a range that is too long, with the maximum length. */
  tooLong: (length: string) => `Choose up to ${length}.`,
  /** Error for more dates than the maximum of several. */
  daysFull: (number: string, plural: PluralCategory) =>
    `You can choose up to ${counted(number, plural, day)}. Remove one to choose another.`,
  /** Error for a range that contains an unavailable day. */
  unavailableInRange: (day: string) => `The range includes ${day}, which is unavailable.`,
};

/** Labels of the date pickers. Numbers and dates arrive formatted. */
export type DatePickerLabels = typeof datePicker;

/**
 * Words for relative dates: every spelling, separated by `|`. Case, accents and punctuation are ignored; names of months and
 * weekdays come from `Intl`, as do its words for near days, for the next, last and current week, month and year, and for
 * distances ("in 3 days"): lists that they complete can be left out. A word must be in one list only, because the first list
 * wins. Include the cases after a preposition: "w piątek", "w przyszłym tygodniu".
 */
export interface TypedDates {
  today?: string;
  tomorrow?: string;
  yesterday?: string;
  /** Two days ahead. */
  dayAfterTomorrow?: string;
  /** Two days ago. */
  dayBeforeYesterday?: string;
  /** Words that mark a period as future, as in "in 3 days", "3 days from now". */
  ahead?: string;
  /** Words that mark a period as past, as in "3 days ago". */
  ago?: string;
  next: string;
  last: string;
  this: string;
  days?: string;
  weeks?: string;
  months?: string;
  years?: string;
  /** Parts of a day, which a date leaves out: "evening", "in the morning". */
  dayParts?: string;
  /** Words for the numbers from 1, in order. */
  numbers: readonly string[];
  /** Words without a meaning in a date: "of", "the", ordinal endings. */
  ignored: string;
  /**
   * Further words or phrases, of which the longest wins, and their meaning in the notation of the parser:
   * - `#3` March, `@5` Friday, `^2018` an era whose year 1 is 2019
   * - `2D`, `2W`, `2M`, `2Y` two days, weeks, months, years beside a word of `ahead` or `ago`: the dual
   * - `1W` the same for a singular that means one without a number ("za tydzień"); it must not be in another
   *   list
   * - `+1W` in a week, `-1M` a month ago, if the phrase includes the direction
   * - `>W` next week, `<M` last month, `=Y` this year, `>>` the one after next, `>W@5` Friday of next week
   * - `0D T` tonight, `+1D T` tomorrow morning
   * - `]` the end and `[` the start of a month or year, `]M` that of this month
   * - `D+` and `D-` days ahead and ago, if unit and direction are one word after the number
   */
  others: Readonly<Record<string, string>>;
}

/** English words for typed dates. */
export const typedDates: TypedDates = {
  today: 'now',
  tomorrow: 'tmrw|tmr',
  dayAfterTomorrow: 'day after tomorrow',
  dayBeforeYesterday: 'day before yesterday',
  ahead: 'from now|from today|later|hence',
  ago: 'earlier|before today',
  next: 'next|coming',
  last: 'last|past|previous',
  this: 'this',
  weeks: 'wk|wks',
  months: 'mo',
  years: 'yr|yrs',
  dayParts: 'morning|afternoon|evening|night',
  numbers: [
    'a|an|one|first',
    'two|second',
    'three|third',
    'four|fourth',
    'five|fifth',
    'six|sixth',
    'seven|seventh',
    'eight|eighth',
    'nine|ninth',
    'ten|tenth',
    'eleven',
    'twelve',
  ],
  ignored: 'st|nd|rd|th|of|the|on|s|time|this time|week of',
  others: {
    tonight: '0D T',
    'after next': '>>',
    eom: ']M',
    eoy: ']Y',
    weds: '@3',
    from: '+',
    fortnight: '2W',
    'a fortnight': '2W',
    'last day of': ']',
    'last of': ']',
    end: ']',
    'first day of': '[',
    start: '[',
    beginning: '[',
  },
};
