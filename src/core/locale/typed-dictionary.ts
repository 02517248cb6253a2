import { cached } from '../cached';

/** Translates the words of a folded text to the notation of a parser. */
export type Dictionary = (folded: string) => string;

/** Folded words and their symbols in the notation of a parser. */
interface WordTable {
  symbols: Map<string, string>;
  /** Adds words that are separated by `|`; a word that is already there keeps its symbol. */
  add: (words: string, symbol: string) => void;
}

/**
 * Returns an empty table of words.
 * @param fold Normalizes a word; an empty result is not added.
 */
export function wordTable(fold: (word: string) => string): WordTable {
  const symbols = new Map<string, string>();
  const add = (words: string, symbol: string) => {
    for (const word of words.split('|')) {
      const key = fold(word);
      if (key && !symbols.has(key)) symbols.set(key, symbol);
    }
  };
  return { symbols, add };
}

/** Returns a function that builds the dictionary of words and a key once, and then returns it again. */
export function dictionaryCache<Words extends object>() {
  const caches = new WeakMap<Words, Map<string, Dictionary>>();
  return (words: Words, key: string, build: () => Dictionary): Dictionary => {
    const cache = cached(caches, words, () => new Map<string, Dictionary>());
    return cached(cache, key, build);
  };
}

const letter = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a function that replaces words with their symbols, the longest word first.
 * @param joined Letters of scripts that are written without spaces; other words are replaced only as a whole.
 */
export function translator(symbols: ReadonlyMap<string, string>, joined: RegExp): Dictionary {
  const keys = [...symbols.keys()].sort((a, b) => b.length - a.length);
  const joinedKeys = keys.filter((key) => joined.test(key)).map(escapePattern);
  const spacedKeys = keys.filter((key) => !joined.test(key)).map(escapePattern);
  const alternatives = [...joinedKeys, `(?<!${letter})(?:${spacedKeys.join('|')})(?!${letter})`];
  const pattern = new RegExp(alternatives.join('|'), 'gu');
  return (folded) => folded.replace(pattern, (word) => ` ${symbols.get(word) ?? '?'} `);
}

function escapePattern(key: string): string {
  return key.replace(/[?+]/g, String.raw`\$&`);
}

/**
 * Returns the text with numbers in kanji as digits: 十一 and 二十七, the digits of a year in a row, 二〇二六, and one before the
 * unit of a date or time. Other single ones are words, such as that of 周一.
 */
export function withKanjiNumbers(text: string): string {
  return text.replaceAll(
    /[一二三四五六七八九]?十[一二三四五六七八九]?|[〇零一二三四五六七八九]{4}|[一二三四五六七八九](?=[年月日号時时点點分秒])/g,
    (number) => {
      const [, tens, ones] =
        /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(number) ?? [];
      if (tens === undefined) return [...number].map(kanjiDigit).join('');
      return (kanjiDigit(tens) || '1') + (kanjiDigit(ones ?? '') || '0');
    },
  );
}

function kanjiDigit(sign: string): string {
  return sign && String('〇一二三四五六七八九'.indexOf(sign === '零' ? '〇' : sign));
}
