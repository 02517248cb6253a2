import type { IsoDate } from '../../../internals/dates/iso-date';
import type { TypedResult } from '../../../internals/forms/use-typed-text';
import { listFormat } from '../../../internals/locale/intl';
import { readText } from '../typed/read-text';
import type { DateRules, Problem } from '../validate-date';

/** One entry of a list of dates: its text, its date, and the reason if it is invalid. */
export interface DateEntry extends TypedResult<Problem> {
  text: string;
}

/** Maximum number of comma-separated parts of one date, as in "Friday, April 3, 2026". */
const mostParts = 3;

/**
 * Parses a list of dates, typed or pasted: one per line or cell, or separated by semicolons, commas or the word "and" of
 * the locale. A comma may also be part of a date.
 */
export function readDates(text: string, rules: DateRules & { today: IsoDate }): DateEntry[] {
  const and = conjunctions(rules.locale);
  const read = (part: string): DateEntry => ({ text: part, ...readText(part, rules) });
  return parts(text, /[\n\r\t;；؛]+/).flatMap((line) => readPieces(parts(line, and), read));
}

/** Parses pieces between commas, of which several in a row may be one date. */
function readPieces(pieces: readonly string[], read: (part: string) => DateEntry): DateEntry[] {
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

/** Whether more than one of the pieces is a date itself; a weekday alone may be part of the next piece. */
function areSeveral(pieces: readonly string[], read: (part: string) => DateEntry): boolean {
  return pieces.filter((piece) => /\p{N}/u.test(piece) && read(piece).value !== null).length > 1;
}

function parts(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns the pattern of commas, and of the word between the last two entries of a list: " and ". */
function conjunctions(locale: string): RegExp {
  const [, and] = listFormat(locale).formatToParts(['1', '2']);
  const [, before = '', word = '', after = ''] =
    /^(\s*)(\p{L}+)(\s*)$/u.exec(and?.value ?? '') ?? [];
  const commas = '[,،、，]';
  if (word === '') return new RegExp(commas, 'u');
  return new RegExp(`${commas}|${before && '(?<=\\s)'}${word}${after && '(?=\\s)'}`, 'iu');
}
