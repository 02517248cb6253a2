import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

/** Labels of the date pickers. Numbers and dates arrive formatted. */
export interface DatePickerLabels {
  /** Name of the button that opens the calendar. */
  openCalendar: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Button that selects today. */
  today: string;
  /** Button that closes the panel. */
  done: string;
  /** Name of the button that closes a sheet. */
  close: string;
  /** Name of the panel for a date. */
  dialog: string;
  /** Name of the panel for a range. */
  rangeDialog: string;
  /** Name of the panel in which several days are selected. */
  datesDialog: string;
  /** Name of the list of presets. */
  presets: string;
  /** Name of the list of several dates. */
  dates: string;
  /** Name of the button that removes one of several dates. */
  remove: (day: string) => string;
  /** Name of the field for the first day. */
  from: string;
  /** Name of the field for the last day. */
  to: string;
  /** Placeholder letters of the day. */
  dayPattern: string;
  /** Placeholder letters of the month. */
  monthPattern: string;
  /** Placeholder letters of the year. */
  yearPattern: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a date, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for an incomplete date. */
  incomplete: (example: string) => string;
  /** Error for a month that does not exist, with the pattern of the locale. */
  noSuchMonth: (month: string, pattern: string) => string;
  /** Error for a day that does not exist, such as April 31. */
  noSuchDay: (day: string) => string;
  /** Error for an ambiguous date. */
  ambiguous: (first: string, second: string) => string;
  /** Error for a weekday that does not match the date. */
  wrongWeekday: (day: string, weekday: string) => string;
  /** Error for a day before `min`. */
  tooEarly: (earliest: string) => string;
  /** Error for a day after `max`. */
  tooLate: (latest: string) => string;
  /** Default error of an unavailable day. */
  unavailable: string;
  /** Error for a last day before the first. */
  reversed: string;
  /** Name of the button that swaps both days. */
  swap: string;
  /** Length of a range in nights. */
  nights: (number: string, plural: PluralCategory) => string;
  /** Length of a range in days. */
  days: (number: string, plural: PluralCategory) => string;
  /** Error for a range that is too short, with the minimum length. */
  tooShort: (length: string) => string;
  /** Error for a range that is too long, with the maximum length. */
  tooLong: (length: string) => string;
  /** Error for a range that contains an unavailable day. */
  unavailableInRange: (day: string) => string;
}

const day: PluralForms = { one: '# day', other: '# days' };

/** English labels of the date pickers. */
export const datePicker: DatePickerLabels = {
  openCalendar: 'Open calendar',
  clear: 'Clear',
  today: 'Today',
  done: 'Done',
  close: 'Close',
  dialog: 'Choose a date',
  rangeDialog: 'Choose dates',
  datesDialog: 'Choose dates',
  presets: 'Presets',
  dates: 'Dates',
  remove: (day) => `Remove ${day}`,
  from: 'From',
  to: 'To',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'yyyy',
  hint: 'You can also type: tomorrow, +3d, next Friday',
  notUnderstood: (example) => `Enter a date, such as ${example}.`,
  incomplete: (example) => `Enter a complete date, such as ${example}.`,
  noSuchMonth: (month, pattern) => `${month} is not a month. Use ${pattern}.`,
  noSuchDay: (date) => `${date} does not exist.`,
  ambiguous: (first, second) => `${first} or ${second}? Spell out the month.`,
  wrongWeekday: (date, weekday) => `${date} is a ${weekday}.`,
  tooEarly: (earliest) => `Choose ${earliest} or later.`,
  tooLate: (latest) => `Choose ${latest} or earlier.`,
  unavailable: 'This day is unavailable.',
  reversed: 'The end date is before the start date.',
  swap: 'Swap start and end',
  nights: (number, plural) => counted(number, plural, { one: '# night', other: '# nights' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Choose at least ${length}.`,
  tooLong: (length) => `Choose up to ${length}.`,
  unavailableInRange: (date) => `The range includes ${date}, which is unavailable.`,
};

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
   * - `>W` next week, `<M` last month, `=Y` this year, `>W@5` Friday of next week
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
  numbers: ['a|an|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ignored: 'st|nd|rd|th|of|the|on',
  others: { weds: '@3' },
};
