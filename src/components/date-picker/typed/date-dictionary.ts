import { dateFormat } from '../../../core/locale/intl';
import {
  dictionaryCache,
  translator,
  wordTable,
  type Dictionary,
} from '../../../core/locale/typed-dictionary';
import { unitWords, type UnitWords } from '../../../core/locale/unit-words';
import { foldText } from './fold-text';
import type { TypedDates } from './words';

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

/** Units of dates in `Intl`, and the parser's notation for each. */
const units = [
  ['day', 'D'],
  ['week', 'W'],
  ['month', 'M'],
  ['year', 'Y'],
] as const;
/** Notation for the last, this and the next week, month or year. */
export const turnSigns = ['<', '=', '>'];

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 3)));
const weekdays = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 5, 1 + day)));
/** Letters of scripts that are written without spaces. */
export const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const cachedDictionary = dictionaryCache<TypedDates>();
/** Words of a locale whose language is not known: those of `Intl` remain. */
const noWords: TypedDates = {};

/**
 * Returns the dictionary of a locale, cached by words: the given words, and those of `Intl` for months, weekdays, units
 * and distances. Months become `#1`-`#12`, weekdays `@1`-`@7`, others are listed in `wordSymbols`.
 */
export function dictionaryOf(locale: string, words: TypedDates = noWords): Dictionary {
  return cachedDictionary(words, locale, () => translator(collect(locale, words), cjk));
}

function collect(locale: string, words: TypedDates): Map<string, string> {
  const others = Object.entries(words.others ?? {});
  const withWeekday = others.filter(([phrase]) => phrase.includes('@'));
  const { symbols, add } = wordTable((word) => {
    const key = foldText(word, locale);
    // Numerals that are words in other languages are already digits in the locale that uses them.
    return /\p{L}/u.test(key) ? key : '';
  });
  for (const [list, symbol] of Object.entries(wordSymbols)) {
    add(words[list as keyof typeof wordSymbols], symbol);
  }
  for (const [index, forms] of (words.numbers ?? []).entries()) add(forms, String(index + 1));
  for (const [word, symbol] of others) if (!word.includes('@')) add(word, symbol);
  addNames(symbols, locale, '@', weekdays, [{ weekday: 'long' }, { weekday: 'short' }]);
  addNames(symbols, locale, '#', months, [
    { dateStyle: 'long' },
    { dateStyle: 'medium' },
    { month: 'long' },
    { month: 'short' },
  ]);
  // Last, because the common words of a long form would hide the month that all its examples share.
  addNames(symbols, locale, '@', weekdays, [{ dateStyle: 'full' }]);
  for (const [name, weekday] of [...symbols].filter(([, symbol]) => /^@\d$/.test(symbol))) {
    for (const [phrase, symbol] of withWeekday) {
      add(phrase.replace('@', name), symbol.replace('@', weekday));
    }
  }
  for (const [unit, symbol] of units) addUnit(add, unitWords(locale, unit), symbol);
  addShortenings(symbols);
  // After these: "Mon." is a month in German, and short for Monday before that.
  for (const [unit, symbol] of units) {
    for (const name of [...unitWords(locale, unit).shortNames, symbol]) add(name, symbol);
  }
  // Arabic weekdays are used with and without their article.
  for (const [key, symbol] of symbols) if (/^ال\p{L}{2}/u.test(key)) add(key.slice(2), symbol);
  return symbols;
}

/** Adds what `Intl` knows of a unit: "tomorrow", "next week", "next", "days", "in", "ago". */
function addUnit(
  add: (words: string, symbol: string) => void,
  { turns, turnWords, lengths, names, ahead, ago }: UnitWords,
  symbol: (typeof units)[number][1],
) {
  for (const [text, count] of turns) {
    const sign = turnSigns[count + 1] ?? '';
    add(text, symbol === 'D' ? `${count > 0 ? '+' : ''}${count}D` : sign + symbol);
  }
  for (const [text, count] of turnWords) add(text, turnSigns[count + 1] ?? '');
  for (const [text, count] of lengths) add(text, `${count}${symbol}`);
  for (const name of names) add(name, symbol);
  for (const word of ahead) add(word, '+');
  for (const word of ago) add(word, '-');
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
