import { cached } from '../cached';

/** Translates the words of a folded text to the notation of a parser. */
export type Dictionary = (folded: string) => string;

/** Folded words and their symbols in the notation of a parser. */
interface WordTable {
  symbols: Map<string, string>;
  /**
   * Adds words that are separated by `|`; a word that is already there keeps its symbol. A word that ends with a star also
   * stands for itself with an ending of up to three letters.
   */
  add: (words: string | undefined, symbol: string) => void;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Returns an empty table of words.
 * @param fold Normalizes a word; an empty result is not added.
 */
export function wordTable(fold: (word: string) => string): WordTable {
  const symbols = new Map<string, string>();
  const add = (words: string | undefined, symbol: string) => {
    for (const word of words?.split('|') ?? []) {
      const stem = word.replace('*', '');
      // German is also typed without its umlauts.
      const spellings = new Set([
        stem,
        stem.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? ''),
      ]);
      for (const key of [...spellings].map(fold).filter(Boolean)) {
        const whole = stem === word ? key : `${key}*`;
        if (!symbols.has(whole)) symbols.set(whole, symbol);
      }
    }
  };
  return { symbols, add };
}

/**
 * Returns a function that translates with the dictionary of words and a key, which is built once, for the first text that
 * has a letter: texts of numbers have no words.
 */
export function dictionaryCache<Words extends object>() {
  const caches = new WeakMap<Words, Map<string, Dictionary>>();
  return (words: Words, key: string, build: () => Dictionary): Dictionary => {
    const cache = cached(caches, words, () => new Map<string, Dictionary>());
    return (folded) => (/\p{L}/u.test(folded) ? cached(cache, key, build)(folded) : folded);
  };
}

const letter = String.raw`[\p{L}\p{M}]`;

/**
 * Returns a function that replaces words with their symbols, the longest word first.
 * @param joined Letters of scripts that are written without spaces; other words are replaced only as a whole.
 */
export function translator(symbols: ReadonlyMap<string, string>, joined: RegExp): Dictionary {
  const keys = [...symbols.keys()].sort((a, b) => b.length - a.length);
  const joinedKeys = keys.filter((key) => joined.test(key)).map(patternOf);
  const spacedKeys = keys.filter((key) => !joined.test(key)).map(patternOf);
  const alternatives = [...joinedKeys, `(?<!${letter})(?:${spacedKeys.join('|')})(?!${letter})`];
  const pattern = new RegExp(alternatives.join('|'), 'gu');
  const stems = keys.filter((key) => key.endsWith('*')).map((key) => key.slice(0, -1));
  const symbolOf = (word: string) =>
    symbols.get(word) ??
    symbols.get(`${stems.find((stem) => word.startsWith(stem)) ?? ''}*`) ??
    '?';
  return (folded) => folded.replace(pattern, (word) => ` ${symbolOf(word)} `);
}

function patternOf(key: string): string {
  return key.replace(/[?+]/g, String.raw`\$&`).replace(/\*$/, `${letter}{0,3}`);
}
