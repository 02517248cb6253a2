import { cached } from '../cached';
import { localesOf } from './intl';

/** Unit of time. */
export type TimeUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** Text and what it counts: "tomorrow" 1, "last week" -1, "يومين" (two days) 2. */
type CountedText = readonly [text: string, count: number];

/** What `Intl` knows of a unit in a language. */
export interface UnitWords {
  /** Distances from now without a number, the future ones first: "this week", "next week", "last week". */
  turns: readonly CountedText[];
  /** Words beside the unit in these: "this" 0, "next" 1, "last" -1. */
  turnWords: readonly CountedText[];
  /** Texts that contain their number: "يومين" is two days. */
  lengths: readonly CountedText[];
  /** Names of the unit in their numbers and cases: "Tag", "Tage", "Tagen". */
  names: readonly string[];
  /** Abbreviations of the unit: "wk", "w". */
  shortNames: readonly string[];
  /** Words beside a length of time in the future: "in". */
  ahead: readonly string[];
  /** Words beside a length of time in the past: "ago". */
  ago: readonly string[];
}

/** Numbers with every plural form of the included languages. */
const counts = [1, 2, 3, 5, 11, 100];
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const known = new Map<string, UnitWords>();
const formats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(locale: string, numeric: 'always' | 'auto'): Intl.RelativeTimeFormat {
  return cached(formats, `${locale} ${numeric}`, () => {
    return new Intl.RelativeTimeFormat(localesOf(locale), { numeric });
  });
}

/** Returns the words of a unit, cached by locale. Engines have different versions of the data. */
export function unitWords(locale: string, unit: TimeUnit): UnitWords {
  return cached(known, `${locale} ${unit}`, () => {
    const long = unitNames(locale, unit, ['long']);
    const short = unitNames(locale, unit, ['short', 'narrow']);
    const relative = counts.flatMap((count) => distance(locale, unit, count));
    const names = [...long.names, ...relative.flatMap(({ names: found }) => found)];
    const turns = turnsOf(locale, unit);
    return {
      turns,
      turnWords: unit === 'day' ? [] : turnWordsOf(turns, names),
      lengths: [...long.lengths, ...relative.flatMap(({ lengths }) => lengths)],
      names,
      shortNames: short.names,
      ahead: relative.flatMap(({ ahead }) => ahead),
      ago: relative.flatMap(({ ago }) => ago),
    };
  });
}

/** Returns "tomorrow", "next week" and so on; none if it has a number, such as "in 2 days". */
function turnsOf(locale: string, unit: TimeUnit): CountedText[] {
  const format = relativeFormat(locale, 'auto');
  const turns = unit === 'day' ? [0, 1, 2, -1, -2] : [0, 1, -1];
  return turns.flatMap((count) => {
    const parts = format.formatToParts(count, unit);
    const text = parts.map(({ value }) => value).join('');
    return parts.length > 1 || /\d/.test(text) ? [] : [[text, count] as const];
  });
}

/** Returns what differs between "this week", "next week" and "last week", if it is one word. */
function turnWordsOf(turns: readonly CountedText[], names: readonly string[]): CountedText[] {
  return turns.flatMap(([text, count]) => {
    const others = turns
      .filter(([, other]) => other !== count)
      .flatMap(([other]) => wordsOf(other));
    const own = wordsOf(text).filter((word) => !others.includes(word) && !names.includes(word));
    return own.length === 1 ? own.map((word) => [word, count] as const) : [];
  });
}

/** Returns the names of a unit beside a number, and the texts that contain their number. */
function unitNames(
  locale: string,
  unit: TimeUnit,
  displays: ReadonlyArray<'long' | 'short' | 'narrow'>,
): Pick<UnitWords, 'names' | 'lengths'> {
  const names: string[] = [];
  const lengths: CountedText[] = [];
  // Quarters are not among the units of number formats.
  for (const unitDisplay of unit === 'quarter' ? [] : displays) {
    const format = new Intl.NumberFormat(localesOf(locale), { style: 'unit', unit, unitDisplay });
    for (const count of counts) {
      const parts = format.formatToParts(count);
      const name = parts.find(({ type }) => type === 'unit')?.value ?? '';
      if (parts.some(({ type }) => type === 'integer')) names.push(name);
      else lengths.push([name, count]);
    }
  }
  return { names, lengths };
}

/** Separates "in 3 days" and "3 days ago" into what they share, the unit, and the direction. */
function distance(
  locale: string,
  unit: TimeUnit,
  count: number,
): Array<Pick<UnitWords, 'names' | 'lengths' | 'ahead' | 'ago'>> {
  const format = relativeFormat(locale, 'always');
  const [future, past] = [wordsAround(format, count, unit), wordsAround(format, -count, unit)];
  const [ahead, ago] = [future.words.flat(), past.words.flat()];
  const [first = ''] = ahead;
  // Without spaces, the words share their first signs: 日後 and 日前.
  const isJoined = ahead.length === 1 && unspaced.test(first);
  const start = isJoined ? sharedStart(first, ago[0] ?? '') : '';
  const name = isJoined ? start : ahead.filter((word) => ago.includes(word)).join(' ');
  if (!name || future.hasNumber !== past.hasNumber) return [];
  const direction = (around: readonly string[][], others: readonly string[]) =>
    isJoined
      ? around.flat().map((word) => word.slice(start.length))
      : around.map((words) => words.filter((word) => !others.includes(word)).join(' '));
  return [
    {
      names: future.hasNumber ? [name] : [],
      lengths: future.hasNumber ? [] : [[name, count]],
      // A singular and a dual may have the words for one and two, too.
      ahead: count > 2 ? direction(future.words, ago) : [],
      ago: count > 2 ? direction(past.words, ahead) : [],
    },
  ];
}

/** Returns the words before and after the number of a distance, which may be part of a word. */
function wordsAround(format: Intl.RelativeTimeFormat, count: number, unit: TimeUnit) {
  const parts = format.formatToParts(count, unit);
  const at = parts.findIndex(({ type }) => type === 'integer');
  const words = [parts.slice(0, at), parts.slice(at)].map((side) =>
    side.flatMap(({ type, value }) => (type === 'literal' ? wordsOf(value) : [])),
  );
  return { words, hasNumber: at >= 0 };
}

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+/gu) ?? [];
}
