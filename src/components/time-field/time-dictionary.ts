import { formatIsoTime } from '../../core/dates/iso-time';
import { dateFormat } from '../../core/locale/date-format';
import { foldLetters } from '../../core/locale/fold-text';
import {
  dictionaryCache,
  translator,
  withKanjiNumbers,
  wordTable,
  type Dictionary,
} from '../../core/locale/typed-dictionary';
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
  between: '~',
  ignored: '',
} satisfies Partial<Record<keyof TypedTimes, string>>;

/** Words that are read in every language, by the parser's notation. */
const universal: Readonly<Record<string, string>> = {
  A: 'am|a.m.|午前|上午|오전',
  P: 'pm|p.m.|午後|下午|오후',
  h: 'h|uhr|時|时|點|点|시',
  m: 'm|min|分|분',
  s: 's|秒|초',
  F: '半|반',
};

const joinedScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const cachedDictionary = dictionaryCache<TypedTimes>();

/** Returns the dictionary of a locale, cached by words: the names of the day periods differ between regions. */
export function timeDictionary(locale: string, words: TypedTimes): Dictionary {
  return cachedDictionary(words, locale, () => translator(collect(locale, words), joinedScripts));
}

function collect(locale: string, words: TypedTimes): Map<string, string> {
  // Numbers in kanji are already digits.
  const { symbols, add } = wordTable((word) => foldTime(word).replace(/^\d+$/, ''));
  for (const [list, symbol] of Object.entries(wordSymbols)) {
    add(words[list as keyof typeof wordSymbols], symbol);
  }
  for (const [index, forms] of words.numbers.entries()) add(forms, String(index + 1));
  for (const [word, symbol] of Object.entries(words.others)) add(word, symbol);
  add(dayPeriodText(locale, 9), 'A');
  add(dayPeriodText(locale, 21), 'P');
  for (const [symbol, forms] of Object.entries(universal)) add(forms, symbol);
  return symbols;
}

/** Returns the name of the day period, such as `PM`. */
function dayPeriodText(locale: string, hour: number): string {
  const format = dateFormat(locale, { hour: 'numeric', hourCycle: 'h12' });
  const parts = format.formatToParts(hour * 3_600_000);
  return parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
}

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, ASCII digits, `:`
 * between the numbers of a time, `+` and `-` as signs, `9p` as `9 P`. A date before an ISO time is left out.
 * Characters that no time contains become `?`. Never throws.
 */
export function foldTime(text: string): string {
  return joinNumbers(
    withKanjiNumbers(foldLetters(text))
      // A hyphen between other numbers is that of a period, 9-10, 9:30-10:30, and a comma before a space that of a list.
      .replace(/^\s*(\d\d?)-(0\d|2[5-9]|[3-9]\d)\s*$/, '$1:$2')
      .replace(/(\d)(?:-(?=\d\d?\s*$)|(?:\s*(?:[/、]|\.{2,})|[,;،]\s)\s*(?=\d))/g, '$1?')
      .replace(/^\s*\d{4}-\d\d-\d\d(?:t|\s)\s*(?=\d)/, '')
      // "9a" and "9p", whose letter is a word of its own in several languages
      .replace(/(\d)([ap])(?![\p{L}.])/gu, (_, digit: string, period: string) => {
        return `${digit} ${period.toUpperCase()} `;
      })
      // "9時15分前" is a quarter to nine, and "9時間15分前" a length of time.
      .replace(
        /(\d\d?)\s?[時시]\s?(\d\d?)\s?[分분]\s?(?:前|まえ|전)/u,
        (_, hour: string, minute: string) =>
          formatIsoTime((hour === '1' ? 13 : Number(hour)) * 3600 - Number(minute) * 60, false),
      )
      .replace(/([点點时]\s?\d\d?\s?分)前/u, '$1?')
      .replace(/['’ʼ`´]/g, '')
      .replace(/[∶꞉]/g, ':')
      .replace(/[\p{Pd}−]/gu, '-')
      .replace(/(\d:\d\d:\d\d)[.,]\d+/g, '$1'),
  )
    .replace(/(\p{L})-(?=[\p{L}\d])/gu, '$1 ')
    .replace(/(?:(?![?!:#@%&*+-])[\s\p{P}])+/gu, ' ')
    .replace(/[^\p{L}\p{M}\d:+\- ]/gu, '?')
    .trim();
}

/** Returns the text with `:` between the numbers of a time, if they have the same separator. */
function joinNumbers(text: string): string {
  const separators = new Set(text.match(/(?<=\d)[:.,·٫،](?=\d)/g));
  if (separators.size > 1) return text;
  return text.replace(/(\d)(?:\s?:\s?|[.,·٫،])(?=\d)/g, '$1:');
}
