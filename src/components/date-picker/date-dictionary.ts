import { foldLetters } from '../../core/locale/fold-letters';
import { dateFormat, numberFormat } from '../../core/locale/intl';
import {
  dictionaryCache,
  translator,
  wordTable,
  type Dictionary,
} from '../../core/locale/typed-dictionary';
import type { TypedDates } from './typed-words';

/** Lists of words for dates in a language, and the parser's notation for each. */
const wordSymbols = {
  today: '0D',
  tomorrow: '+1D',
  yesterday: '-1D',
  dayAfterTomorrow: '+2D',
  dayBeforeYesterday: '-2D',
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
} satisfies Partial<Record<keyof TypedDates, string>>;

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3)));
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 5, 1 + day)));
/** Letters of scripts that are written without spaces. */
export const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

// A locale may have no words.
const cachedDictionary = dictionaryCache<object>();
const noWords = {};

/**
 * Returns the dictionary of a locale, cached by words: the names of months and weekdays from `Intl` and the
 * given words. Months become `#1`-`#12`, weekdays `@1`-`@7`, others are listed in `wordSymbols`.
 */
export function dictionaryOf(locale: string, words: TypedDates | undefined): Dictionary {
  return cachedDictionary(words ?? noWords, locale, () => translator(collect(locale, words), cjk));
}

function collect(locale: string, words: TypedDates | undefined): Map<string, string> {
  const { symbols, add } = wordTable((word) => {
    const key = foldText(word, locale);
    // Numerals that are words in other languages are already digits in the locale that uses them.
    return /\p{L}/u.test(key) ? key : '';
  });
  if (words) {
    for (const [list, symbol] of Object.entries(wordSymbols)) {
      add(words[list as keyof typeof wordSymbols], symbol);
    }
    for (const [index, forms] of words.numbers.entries()) add(forms, String(index + 1));
    for (const [word, symbol] of Object.entries(words.others)) add(word, symbol);
  }
  addNames(symbols, locale, '@', weekdays, [{ weekday: 'long' }, { weekday: 'short' }]);
  addNames(symbols, locale, '#', months, [
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { month: 'long' },
    { month: 'short' },
  ]);
  // Last, because the common words of a long form would hide the month that all its examples share.
  addNames(symbols, locale, '@', weekdays, [{ dateStyle: 'full' }]);
  addShortenings(symbols);
  for (const [unit, symbol] of Object.entries({ d: 'D', w: 'W', m: 'M', y: 'Y' }))
    add(unit, symbol);
  // Arabic weekdays are used with and without their article.
  for (const [key, symbol] of symbols) if (/^ال\p{L}{2}/u.test(key)) add(key.slice(2), symbol);
  return symbols;
}

/**
 * Adds the differing parts of formatted examples as names, so that cases, prefixes and names of several words
 * need no table. The common parts ("de", "г") are words without meaning.
 */
function addNames(
  symbols: Map<string, string>,
  locale: string,
  sign: '#' | '@',
  examples: readonly Date[],
  styles: readonly Intl.DateTimeFormatOptions[],
) {
  for (const style of styles) {
    const rows = examples.map((date) => {
      const text = foldText(dateFormat(locale, style).format(date), locale);
      const names: readonly string[] =
        text.replace(/\d+[DMY]?/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? [];
      return names;
    });
    const shared = new Set(rows[0]?.filter((word) => rows.every((row) => row.includes(word))));
    rows.forEach((row, index) => {
      const name = row.filter((word) => !shared.has(word)).join(' ');
      const symbol = `${sign}${index + 1}`;
      const before = symbols.get(name);
      // "mar" is Tuesday and March in Spanish and Italian: the parser decides which one fits.
      if (before && /^@.$/.test(before) && sign === '#') symbols.set(name, before + symbol);
      else if (name && before === undefined) symbols.set(name, symbol);
    });
    for (const word of shared) if (!symbols.has(word)) symbols.set(word, '');
  }
}

/** Adds unambiguous prefixes of names with at least three letters: "sept", "tues". */
function addShortenings(symbols: Map<string, string>) {
  const found = new Map<string, string>();
  for (const [name, symbol] of symbols) {
    if (!/^[#@]/.test(symbol) || !/^[\p{L}\p{M}]+$/u.test(name) || cjk.test(name)) continue;
    for (let length = 3; length < name.length; length += 1) {
      const start = name.slice(0, length);
      const other = found.get(start) ?? symbol;
      found.set(start, other === symbol ? symbol : '?');
    }
  }
  for (const [start, symbol] of found) if (!symbols.has(start)) symbols.set(start, symbol);
}

const cjkUnits = '年月日号년월일';
const unitSymbols = 'YMDDYMD';

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, without accents and
 * invisible characters, ASCII digits, spaces for separators, `-` and `+` kept as signs, `4月` as `4M`.
 * Characters that no date contains become `?`. Never throws.
 */
export function foldText(text: string, locale: string): string {
  const own = digitsOf(locale);
  return foldLetters(text)
    .replace(/[〇-龥]/g, (sign) => (own.includes(sign) ? String(own.indexOf(sign)) : sign))
    .replace(/[t ]\d\d?:\d\d(:\d\d(\.\d+)?)?\s*$/, '')
    .replace(/[‐-―−־]/g, '-')
    .replace(/(?:(?![?!:#@%&*-])[\s\p{P}`´ʼ])+/gu, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}\d+\- ]/gu, '?')
    .replace(/(\d) ?([年月日号년월일])[間간]?/g, (_, digit: string, unit: string) => {
      return `${digit}${unitSymbols[cjkUnits.indexOf(unit)]} `;
    })
    .trim();
}

/** Returns the digits 0 to 9 of a locale whose numerals are words elsewhere (`-u-nu-hanidec`), or nothing. */
function digitsOf(locale: string): string {
  const digits = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return /\p{Nd}/u.test(digits) ? '' : [...digits].reverse().join('');
}
