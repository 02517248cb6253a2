import type { IsoDate } from '../../core/dates/iso-date';
import type { TypedResult } from '../../core/forms/use-typed-text';
import { toAsciiDigits } from '../../core/locale/fold-text';
import { listFormat } from '../../core/locale/intl';
import { readText, type DateRules, type Problem } from './date-rules';

/** One entry of a list of dates: its text, its date, and the reason if it is invalid. */
export interface DateEntry extends TypedResult<Problem> {
  text: string;
}

/** Maximum number of comma-separated parts of one date, as in "Friday, April 3, 2026". */
const mostParts = 3;

/** A day without its month, such as `3`, `3.` or "les 3"; other bare numbers are years. */
const bareDay =
  /^(?:\p{L}{2,3} )?(0?[1-9]|[12]\d|3[01])(?:\.|st|nd|rd|th|er|re|e|º|ª|o|日|号|일)?$/iu;

/** Returns the number of a day without its month. */
function bareDayOf(text: string): string | undefined {
  return bareDay.exec(toAsciiDigits(text))?.[1];
}

/** Parses one entry. */
type ReadEntry = (part: string) => DateEntry;

/**
 * Parses a list of dates, typed or pasted: one per line or cell, or separated by semicolons, commas or the word "and" of
 * the locale or in English. A comma may also be part of a date, and several days may have one month:
 * "3, 4 and 5 April", "April 3, 4 and 5".
 */
export function readDates(text: string, rules: DateRules & { today: IsoDate }): DateEntry[] {
  const and = conjunctions(rules.locale);
  const read = (part: string): DateEntry => ({ text: part, ...readText(part, rules) });
  return parts(text, /[\n\r\t;；؛]+/).flatMap((line) =>
    withMonths(readPieces(withYear(parts(line, and)), read), read),
  );
}

/** Gives a year at the end to the dates before it: "April 3, 4 and 5, 2027". */
function withYear(pieces: readonly string[]): readonly string[] {
  const year = pieces.at(-1) ?? '';
  const rest = pieces.slice(0, -1);
  if (!/^\p{Nd}{4}$/u.test(year) || !rest.some((piece) => bareDayOf(piece) !== undefined))
    return pieces;
  return rest.map((piece) => (bareDayOf(piece) === undefined ? `${piece}, ${year}` : piece));
}

/** Parses pieces between commas, of which several in a row may be one date. */
function readPieces(pieces: readonly string[], read: ReadEntry): DateEntry[] {
  const entries: DateEntry[] = [];
  for (let index = 0; index < pieces.length;) {
    let size = Math.min(mostParts, pieces.length - index);
    let joined = pieces.slice(index, index + size);
    while (size > 1 && (areSeveral(joined, read) || read(joined.join(', ')).value === null)) {
      size -= 1;
      joined = pieces.slice(index, index + size);
    }
    entries.push(read(joined.join(', ')));
    index += size;
  }
  return entries;
}

/** Whether more than one of the pieces is a date itself, or a day; a weekday alone may be part of the next piece. */
function areSeveral(pieces: readonly string[], read: ReadEntry): boolean {
  if (pieces.some((piece) => bareDayOf(piece) !== undefined)) return true;
  return pieces.filter((piece) => /\p{N}/u.test(piece) && read(piece).value !== null).length > 1;
}

/** Gives days without a month that of the date before them, "April 3, 4", or of the one after, "3, 4 April". */
function withMonths(entries: readonly DateEntry[], read: ReadEntry): DateEntry[] {
  const isDate = (entry: DateEntry) => entry.value !== null && bareDayOf(entry.text) === undefined;
  // "am 3. April", but neither "Apr 3" nor "4月3日".
  const beginsWithDay = ({ text }: DateEntry) =>
    /^(?:\p{L}{2,3} (?=\p{N}+\.? \p{L}))?\p{N}+(?!\s*[\p{N}年月년월])/u.test(text);
  return entries.map((entry, index) => {
    const day = bareDayOf(entry.text);
    if (day === undefined) return entry;
    const before = entries.slice(0, index).filter(isDate).at(-1);
    const after = entries.slice(index).find(isDate);
    let dated: DateEntry | undefined;
    if (before && !beginsWithDay(before)) dated = before;
    else if (after && beginsWithDay(after)) dated = after;
    if (!dated?.value) return entry;
    return { ...read(`${dated.value.slice(0, 8)}${day.padStart(2, '0')}`), text: entry.text };
  });
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the pattern of commas, and of the words between the last two entries of a list: " and ". */
function conjunctions(locale: string): RegExp {
  const words = [...new Set([conjunction(locale), conjunction('en')])].filter(Boolean);
  return new RegExp(['[,،、，・&]|(?<=[日일])[と과와]', ...words].join('|'), 'iu');
}

/** Returns the pattern of the word between the last two entries of a list in a locale. */
function conjunction(locale: string): string {
  const [, and] = listFormat(locale).formatToParts(['1', '2']);
  const [, before = '', word = '', after = ''] =
    /^(\s*)(\p{L}+)(\s*|\p{Pd})$/u.exec(and?.value ?? '') ?? [];
  // A prefix of the next word has a dash before a number in Hebrew.
  const end = after.trim() ? `${after}?(?=\\p{N})` : after && '(?=\\s)';
  return word && `${before && '(?<=\\s)'}${word}${end}`;
}
