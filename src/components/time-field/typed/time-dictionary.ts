import { dateFormat } from '../../../internals/intl';
import { translator } from '../../../internals/typed-dictionary';
import type { TypedTimes } from '../../../languages/language';
import { foldTime } from './fold-time';

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

/** Translates a language's words to the parser's notation. */
export type TimeDictionary = (folded: string) => string;

const joinedScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

// Cache by words, then by locale: the names of the halves of the day differ between regions.
const dictionaries = new WeakMap<object, Map<string, TimeDictionary>>();

/** Returns the dictionary of a locale, cached by words. */
export function timeDictionary(locale: string, words: TypedTimes): TimeDictionary {
  const made = dictionaries.get(words) ?? new Map<string, TimeDictionary>();
  dictionaries.set(words, made);
  const dictionary = made.get(locale) ?? translator(collect(locale, words), joinedScripts);
  made.set(locale, dictionary);
  return dictionary;
}

function collect(locale: string, words: TypedTimes): Map<string, string> {
  const symbols = new Map<string, string>();
  const add = (text: string, symbol: string) => {
    const key = foldTime(text);
    if (key && !symbols.has(key)) symbols.set(key, symbol);
  };
  for (const [list, symbol] of Object.entries(wordSymbols)) {
    for (const word of words[list as keyof typeof wordSymbols].split('|')) add(word, symbol);
  }
  words.numbers.forEach((forms, index) => {
    for (const word of forms.split('|')) add(word, String(index + 1));
  });
  for (const [word, symbol] of Object.entries(words.others)) add(word, symbol);
  add(dayPeriodText(locale, 9), 'A');
  add(dayPeriodText(locale, 21), 'P');
  for (const [word, symbol] of Object.entries(universal)) add(word, symbol);
  return symbols;
}

/** Returns the name of the half of the day, such as `PM`. */
function dayPeriodText(locale: string, hour: number): string {
  const format = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12' });
  const parts = format.formatToParts(hour * 3_600_000);
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
}
