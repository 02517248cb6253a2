import { dateFormat } from '../../../core/locale/intl';
import {
  dictionaryCache,
  translator,
  wordTable,
  type Dictionary,
} from '../../../core/locale/typed-dictionary';
import { unitWords, type UnitWords } from '../../../core/locale/unit-words';
import { foldTime } from './fold-time';
import type { TypedTimes } from './words';

/** Lists of words for times in a language, and the parser's notation for each. */
const wordSymbols = {
  now: 'W',
  noon: 'O',
  midnight: 'Z',
  am: 'A',
  pm: 'P',
  night: 'N',
  ahead: '+',
  ago: '-',
  hours: 'h',
  minutes: 'm',
  seconds: 's',
  half: 'F',
  halfTo: 'G',
  quarter: 'Q',
  past: '>',
  to: '<',
  minus: '_',
  ignored: '',
} satisfies Partial<Record<keyof TypedTimes, string>>;

/** Units of times in `Intl`, and the parser's notation for each. */
const units = [
  ['hour', 'h'],
  ['minute', 'm'],
  ['second', 's'],
] as const;

/** Signs and units that are read in every language. */
const universal: Readonly<Record<string, string>> = {
  am: 'A',
  pm: 'P',
  'a.m.': 'A',
  'p.m.': 'P',
  h: 'h',
  m: 'm',
  min: 'm',
  s: 's',
  uhr: 'h',
  時: 'h',
  时: 'h',
  點: 'h',
  点: 'h',
  시: 'h',
  分: 'm',
  분: 'm',
  秒: 's',
  초: 's',
  半: 'F',
  반: 'F',
  午前: 'A',
  上午: 'A',
  오전: 'A',
  午後: 'P',
  下午: 'P',
  오후: 'P',
};

const joinedScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const cachedDictionary = dictionaryCache<TypedTimes>();
/** Words of a locale whose language is not known: those of `Intl` remain. */
const noWords: TypedTimes = {};

/** Returns the dictionary of a locale, cached by words: the names of the day periods differ between regions. */
export function timeDictionary(locale: string, words: TypedTimes = noWords): Dictionary {
  return cachedDictionary(words, locale, () => translator(collect(locale, words), joinedScripts));
}

function collect(locale: string, words: TypedTimes): Map<string, string> {
  const { symbols, add } = wordTable(foldTime);
  for (const [list, symbol] of Object.entries(wordSymbols)) {
    add(words[list as keyof typeof wordSymbols], symbol);
  }
  for (const [index, forms] of (words.numbers ?? []).entries()) add(forms, String(index + 1));
  for (const [word, symbol] of Object.entries(words.others ?? {})) add(word, symbol);
  add(dayPeriodText(locale, 9), 'A');
  add(dayPeriodText(locale, 21), 'P');
  for (const [text, symbol] of dayPeriods(locale)) add(text, symbol);
  for (const [unit, symbol] of units) addUnit(add, unitWords(locale, unit), symbol);
  for (const [word, symbol] of Object.entries(universal)) add(word, symbol);
  return symbols;
}

/** Adds what `Intl` knows of a unit: "now", "hours", "in", "ago". */
function addUnit(
  add: (words: string, symbol: string) => void,
  { turns, lengths, names, shortNames, ahead, ago }: UnitWords,
  symbol: (typeof units)[number][1],
) {
  for (const [text, count] of turns) if (symbol === 's' && count === 0) add(text, wordSymbols.now);
  for (const [text, count] of lengths) add(text, `${count} ${symbol}`);
  for (const name of [...names, ...shortNames]) add(name, symbol);
  for (const word of ahead) add(word, wordSymbols.ahead);
  for (const word of ago) add(word, wordSymbols.ago);
}

/** Returns the parts of the day in words, such as "in the morning" and "noon", with their symbols. */
function dayPeriods(locale: string): Array<[text: string, symbol: string]> {
  const format = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12', dayPeriod: 'long' });
  const hours = new Map<string, number[]>();
  for (let hour = 0; hour < 24; hour += 1) {
    const parts = format.formatToParts(hour * 3_600_000);
    const text = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
    hours.set(text, [...(hours.get(text) ?? []), hour]);
  }
  return [...hours].flatMap(([text, [first = 0, ...others]]) => {
    const last = others.at(-1) ?? first;
    // Midnight alone is the evening in Arabic.
    if (first === 0 && last === 0) return [];
    // A part that begins at noon and ends before two is noon itself; one after midnight is the night.
    if (first === 12 && last < 14) return [[text, wordSymbols.noon]];
    if (first < 3 && (last < 6 || last > 20)) return [[text, wordSymbols.night]];
    return [[text, first < 12 ? wordSymbols.am : wordSymbols.pm]];
  });
}

/** Returns the name of the day period, such as `PM`. */
function dayPeriodText(locale: string, hour: number): string {
  const format = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12' });
  const parts = format.formatToParts(hour * 3_600_000);
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
}
