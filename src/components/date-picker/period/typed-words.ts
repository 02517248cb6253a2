/**
 * Words for typed periods, in addition to those for typed dates and those of `Intl` for weeks and quarters: spellings as
 * there. Roman numerals, the letters W, Q and H and the words for "next", "last" and "this" are known. A word may be in
 * several lists, because a field has one unit.
 */
export interface TypedPeriods {
  /** Words for a week beside its number: "KW 14", "14. Woche". */
  weeks?: string;
  quarters?: string;
  halves?: string;
  /** Ordinals of quarters and halves, first to fourth. */
  ordinals?: readonly string[];
  /**
   * Further words and their meaning in the notation of the parser: `H 1` the first half, `>Q` next quarter, an empty text
   * for a word without a meaning beside a number.
   */
  others?: Readonly<Record<string, string>>;
}

/** English words for typed periods, beside those of `Intl`. */
export const typedPeriods: TypedPeriods = {
  weeks: 'calendar week|cw',
  quarters: 'qtr',
  halves: 'half year|half|hy',
  ordinals: ['first', 'second', 'third', 'fourth'],
};
