/**
 * Words that name a day from today, in one language: every form that people type, with `|` between.
 * Case, accents and punctuation do not matter; names of months and weekdays come from `Intl`.
 */
export interface DateWords {
  today: string;
  tomorrow: string;
  yesterday: string;
  /** Two days ahead. */
  overmorrow: string;
  /** Two days ago. */
  ereyesterday: string;
  /** Words that turn "3 days" into the future: "in", "from now". */
  ahead: string;
  /** Words that turn "3 days" into the past: "ago". */
  ago: string;
  next: string;
  last: string;
  this: string;
  days: string;
  weeks: string;
  months: string;
  years: string;
  /** Words for the numbers from 1 on, in order. */
  numbers: readonly string[];
  /** Words that carry no meaning in a date: "of", "the", ordinal endings. */
  ignored: string;
  /**
   * Further words and what they stand for in the parser's notation: `#3` March, `@5` Friday, `2D` two
   * days, `>W` next week, `^2018` an era whose year 1 is 2019.
   */
  others: Readonly<Record<string, string>>;
}

/** Lists of {@link DateWords} and the notation that the parser reads. */
export const wordSymbols = {
  today: '0D',
  tomorrow: '+1D',
  yesterday: '-1D',
  overmorrow: '+2D',
  ereyesterday: '-2D',
  ahead: '+',
  ago: '-',
  next: '>',
  last: '<',
  this: '=',
  days: 'D',
  weeks: 'W',
  months: 'M',
  years: 'Y',
  ignored: '',
} satisfies Partial<Record<keyof DateWords, string>>;
