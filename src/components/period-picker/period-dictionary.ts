import type { PeriodUnit } from '../../core/dates/iso-period';
import {
  dictionaryCache,
  translator,
  wordTable,
  type Dictionary,
} from '../../core/locale/typed-dictionary';
import { type TypedDates } from '../date-picker';
import { cjk, dictionaryOf, foldText } from '../date-picker/parts';
import type { TypedPeriods } from './words';

/** Lists of words of a unit, and the notation of the unit; months and years are in the dictionary of dates. */
const unitWords: Readonly<
  Partial<Record<PeriodUnit, readonly [list: 'weeks' | 'quarters' | 'halves', symbol: string]>>
> = {
  week: ['weeks', 'W'],
  quarter: ['quarters', 'Q'],
  half: ['halves', 'H'],
};

const romans = ['i', 'ii', 'iii', 'iv'];

/** Words of one language. */
export interface PeriodWords {
  dates: TypedDates;
  periods: TypedPeriods;
}

const cachedDictionary = dictionaryCache<TypedPeriods>();

/**
 * Returns the dictionary of a locale for a unit, cached by words. Its notation is that of typed dates with `Q` for a
 * quarter and `H` for a half. The words of the unit come first, because `S1` is a week or a half in French.
 */
export function periodDictionary(
  locale: string,
  unit: PeriodUnit,
  { dates, periods }: PeriodWords,
): Dictionary {
  return cachedDictionary(periods, `${locale} ${unit}`, () => {
    const symbols = collect(locale, unit, periods);
    const first = symbols.size > 0 ? translator(symbols, cjk) : (folded: string) => folded;
    const second = dictionaryOf(locale, dates);
    // A Roman numeral alone is a month.
    return (folded) =>
      second(first(folded))
        .replace(/(?<!\d) ~+(\d+) (?!\d)/, ' #$1 ')
        .replace(/ +/g, ' ')
        .trim();
  });
}

function collect(locale: string, unit: PeriodUnit, words: TypedPeriods): Map<string, string> {
  const { symbols, add } = wordTable((word) => foldText(word, locale));
  const own = unitWords[unit];
  if (!own) return symbols;
  const [list, symbol] = own;
  add(words[list], symbol);
  for (const [word, meaning] of Object.entries(words.others)) add(word, meaning);
  // Weeks are not counted by ordinals: "the first week" is one of a month.
  if (unit === 'week') return symbols;
  for (const [index, forms] of words.ordinals.entries()) add(forms, String(index + 1));
  for (const [index, roman] of romans.entries()) add(roman, String(index + 1));
  return symbols;
}
