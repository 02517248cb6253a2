/** Texts by the length of a period. */
export type ByPeriodUnit = Readonly<Record<'week' | 'month' | 'quarter' | 'half' | 'year', string>>;

/** English labels of period pickers. */
export const periodPicker = {
  /** Name of the panel for one period. */
  periodDialog: {
    week: 'Choose a week',
    month: 'Choose a month',
    quarter: 'Choose a quarter',
    half: 'Choose a half-year',
    year: 'Choose a year',
  } as ByPeriodUnit,
  /** Name of the panel for a range of periods. */
  periodRangeDialog: 'Choose a range',
  /** Button that selects the current period. */
  current: {
    week: 'This week',
    month: 'This month',
    quarter: 'This quarter',
    half: 'This half-year',
    year: 'This year',
  } as ByPeriodUnit,
  /** Hint below the focused, empty field: examples in words. */
  periodHint: {
    week: 'You can also type: next week, W14',
    month: 'You can also type: next month, April',
    quarter: 'You can also type: next quarter, Q3',
    half: 'You can also type: first half, next half',
    year: 'You can also type: next year, this year',
  } as ByPeriodUnit,
  /** Message for text that is not a period. */
  periodNotUnderstood: (example: string) => `Enter a period, such as ${example}.`,
  /** Message for a period that does not exist, such as week 60. */
  noSuchPeriod: (period: string) => `${period} does not exist.`,
  /** Message for an unavailable period without a reason. */
  periodUnavailable: 'This period is unavailable.',
  /** Message for a range whose last period is before the first. */
  periodReversed: 'The range ends before it starts.',
};

/** Labels of the period pickers, in addition to those of the date pickers and the calendar. */
export type PeriodPickerLabels = typeof periodPicker;

/**
 * Words for typed periods, in addition to those for typed dates: every spelling, separated by `|`. Case and accents are
 * ignored; Roman numerals and the words for "next", "last" and "this" are known. A word may be in several lists, because a
 * field has one unit.
 */
export interface TypedPeriods {
  /** Words for a week beside its number: "KW 14", "14. Woche". */
  weeks: string;
  quarters: string;
  halves: string;
  /** Ordinals of quarters and halves, first to fourth. */
  ordinals: readonly string[];
  /**
   * Further words and their meaning in the notation of the parser: `H 1` the first half, `>Q` next quarter, an empty text
   * for a word without a meaning beside a number.
   */
  others: Readonly<Record<string, string>>;
}

/** English words for typed periods. */
export const typedPeriods: TypedPeriods = {
  weeks: 'calendar week|week|weeks|wk|cw|w',
  quarters: 'quarter|qtr|q',
  halves: 'half year|half|hy|h',
  ordinals: ['1st|first', '2nd|second', '3rd|third', '4th|fourth'],
  // A date in the week follows.
  others: { 'week of': '?' },
};
