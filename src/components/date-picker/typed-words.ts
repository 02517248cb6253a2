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
