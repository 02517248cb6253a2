/** Part of the text of a time. */
export type TimePart = 'hour' | 'minute' | 'second' | 'dayPeriod';

const numberParts = ['hour', 'minute', 'second'] as const;

/** Place of a part in the text. */
interface Place {
  part: TimePart;
  start: number;
  end: number;
}

/** Returns the parts of a string in order: its first three numbers, and letters as the day period. */
function placesIn(text: string, hasDayPeriod: boolean): Place[] {
  const numbers = [...text.matchAll(/\p{Nd}+/gu)].slice(0, 3).flatMap((found, index) => {
    const part = numberParts[index];
    return part ? [{ part, start: found.index, end: found.index + found[0].length }] : [];
  });
  const letters = hasDayPeriod ? /\p{L}[\p{L}\p{M}.\s״"]*/u.exec(text) : null;
  if (!letters) return numbers;
  const end = letters.index + letters[0].trimEnd().length;
  const places = [...numbers, { part: 'dayPeriod' as const, start: letters.index, end }];
  return places.sort((a, b) => a.start - b.start);
}

/**
 * Returns the part of a time's text that the caret is in, or the one before it.
 * @param hasDayPeriod Whether the clock has AM and PM.
 */
export function partAt(text: string, caret: number, hasDayPeriod: boolean): TimePart {
  const places = placesIn(text, hasDayPeriod);
  const inside = places.find(({ start, end }) => start <= caret && caret <= end);
  const [before] = places.filter(({ start }) => start <= caret).reverse();
  return (inside ?? before ?? places[0])?.part ?? 'hour';
}

/** Returns the start and the end of a part in a time's text, or `null` if the text lacks it. */
export function rangeOfPart(
  text: string,
  part: TimePart,
  hasDayPeriod: boolean,
): readonly [start: number, end: number] | null {
  const place = placesIn(text, hasDayPeriod).find((found) => found.part === part);
  return place ? [place.start, place.end] : null;
}
