import { priceTexts } from '../calendar-days.ts';
import * as foreign from '../foreign-html.ts';
// One line a word: English first, then the languages of the first line.
import names from './field-names.txt?raw';
import sentences from './sample-words.txt?raw';

type Pair = [english: string, translated: string];

/** Reads a table of words into a map of those in one language. */
function readTable(table: string, tag: string): Pair[] {
  const [header = [], ...rows] = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|'));
  const column = header.indexOf(tag);
  if (column < 0) return [];
  return rows.map((row) => [row[0] ?? '', row[column] ?? row[0] ?? '']);
}

/** Names of days and periods near today, which the browser knows in every language. */
function relativeTimes(tag: string): Pair[] {
  const near = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const far = new Intl.RelativeTimeFormat(tag);
  const words = {
    Today: near.format(0, 'day'),
    Tomorrow: near.format(1, 'day'),
    'In a week': far.format(1, 'week'),
    'In two weeks': far.format(2, 'week'),
    'Last month': near.format(-1, 'month'),
    'This month': near.format(0, 'month'),
    'Next month': near.format(1, 'month'),
    'This year': near.format(0, 'year'),
    'Next year': near.format(1, 'year'),
  };
  return Object.entries(words).map(([english, word]) => [
    english,
    word.charAt(0).toLocaleUpperCase(tag) + word.slice(1),
  ]);
}

/** Pairs what a function returns in English and in another language. */
function pairs(english: readonly string[], translated: readonly string[]): Pair[] {
  return english.map((text, place) => [text, translated[place] ?? text]);
}

const htmls: Readonly<Record<string, readonly string[]>> = {
  ar: [foreign.arabicArticle, foreign.arabicPrize],
  de: [foreign.germanArticle, foreign.germanPrize],
};

/**
 * Words of the samples in a language, by the English ones: names of fields, states and buttons in every language of the
 * toolbar, the others in those of the screenshots.
 */
export function sampleWords(tag: string): ReadonlyMap<string, string> {
  return new Map([
    ...relativeTimes(tag),
    ...readTable(names, tag),
    ...readTable(sentences, tag),
    ...pairs(priceTexts('en'), priceTexts(tag)),
    ...pairs([foreign.article, foreign.prize], htmls[tag] ?? []),
  ]);
}
