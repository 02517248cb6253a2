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
  others: {},
};
