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

/** Parses one entry. */
type ReadEntry = (part: string) => DateEntry;

/** A day without its month, such as `3`, `3.`, "les 3" or "Monday 3"; other bare numbers are years. */
const bareDay = /^(?:\p{L}+ )?(0?[1-9]|[12]\d|3[01])(?:\.|st|nd|rd|th|er|re|e|º|ª|o|日|号|일)?$/iu;

/** Returns the number of a day without its month, which is no date with a year either, unlike "Apr 3". */
function bareDayOf(text: string, read: ReadEntry): string | undefined {
  const [, day] = bareDay.exec(toAsciiDigits(text)) ?? [];
  return day && read(`${text} 2000`).value === null ? day : undefined;
}

/**
 * Parses a list of dates, typed or pasted: one per line or cell, or separated by semicolons, commas or the word "and" of
 * the locale or in English. A comma may also be part of a date, and several days may have one month:
 * "3, 4 and 5 April", "April 3, 4 and 5".
 */
export function readDates(text: string, rules: DateRules & { today: IsoDate }): DateEntry[] {
  const and = conjunctions(rules.locale);
  const read = (part: string): DateEntry => ({ text: part, ...readText(part, rules) });
  return parts(text, /[\n\r;；؛]+/)
    .flatMap((row) => linesOf(parts(row, /\t/), read))
    .flatMap((line) => withMonths(readPieces(withYear(parts(line, and), read), read), read));
}

/** Returns the cells of a row, or their text together if they are the parts of one date: "Apr", "3" and "2026". */
function linesOf(cells: readonly string[], read: ReadEntry): readonly string[] {
  const whole = cells.join(' ');
  return read(whole).value === null ? cells : [whole];
}

/** Gives the only year, at the end, to the dates before it: "April 3, 4 and 5, 2027", "3 April, 4 May 2027". */
function withYear(pieces: readonly string[], read: ReadEntry): readonly string[] {
  const rest = pieces.slice(0, -1);
  const last = pieces.at(-1) ?? '';
  const [year] = /\p{Nd}{4}$/u.exec(last) ?? [];
  if (year === undefined || /\p{Nd}{4}/u.test(String(rest))) return pieces;
  const dated = rest.map((piece) => {
    const whole = `${piece}, ${year}`;
    return read(whole).value === null ? piece : whole;
  });
  // A year alone after a weekday alone belongs to neither.
  return last === year && String(dated) !== String(rest) ? dated : [...dated, last];
}

/** Parses pieces between commas, of which several in a row may be one date. */
function readPieces(pieces: readonly string[], read: ReadEntry): DateEntry[] {
  const entries: DateEntry[] = [];
  for (let index = 0; index < pieces.length;) {
    let joined = pieces.slice(index, index + mostParts);
    // A year alone belongs to what is before it.
    if (/^\p{Nd}{4}$/u.test(joined[0] ?? '')) joined = joined.slice(0, 1);
    while (joined[1] && (areSeveral(joined, read) || read(joined.join(', ')).value === null)) {
      joined = joined.slice(0, -1);
    }
    entries.push(read(joined.join(', ')));
    index += joined.length;
  }
  return entries;
}

/** Whether more than one of the pieces is a date itself, or a day; a weekday alone may be part of the next piece. */
function areSeveral(pieces: readonly string[], read: ReadEntry): boolean {
  if (pieces.some((piece) => bareDayOf(piece, read) !== undefined)) return true;
  return pieces.filter((piece) => /\p{N}/u.test(piece) && read(piece).value !== null).length > 1;
}

/** Gives days without a month that of the date before them, "April 3, 4", or of the one after, "3, 4 April". */
function withMonths(entries: readonly DateEntry[], read: ReadEntry): DateEntry[] {
  const isDate = (entry: DateEntry) =>
    entry.value !== null && bareDayOf(entry.text, read) === undefined;
  // "am 3. April", "Sunday 6 June", but neither "Apr 3" nor "4月3日".
  const beginsWithDay = ({ text }: DateEntry) =>
    /^(?:\p{L}+ (?=\p{N}+\.? \p{L}))?\p{N}+(?!\s*[\p{N}年月년월])/u.test(text);
  return entries.map((entry, index) => {
    const day = bareDayOf(entry.text, read);
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
