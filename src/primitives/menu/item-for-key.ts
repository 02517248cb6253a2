import { foldLetters } from '../../core/locale/fold-text';

/**
 * Returns the index of the item that a key moves to, or `undefined`; `current` is -1 while no item has focus.
 */
export function itemForKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Milliseconds after which a typed letter starts a new search. */
const pause = 500;

/** Letters typed in sequence. */
export interface TypedText {
  text: string;
  /** Time of the last letter, in milliseconds. */
  time: number;
}

/**
 * Adds a letter to the typed text, or starts again after a pause; returns `undefined` for other keys and for
 * a leading space.
 */
export function typedText(before: TypedText, key: string, time: number): TypedText | undefined {
  const text = time - before.time < pause ? before.text + key : key;
  return [...key].length === 1 && text !== ' ' ? { text, time } : undefined;
}

/**
 * Returns the index of the next item that starts with the typed text, searching from the current item. A
 * single or repeated letter moves to the next match; several letters stay on the current item while it
 * matches.
 */
export function itemForText(
  typed: string,
  current: number,
  texts: readonly string[],
): number | undefined {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = foldLetters(isRepeated ? typed.slice(0, 1) : typed);
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (start + index) % texts.length);
  return order.find((index) => foldLetters((texts[index] ?? '').trim()).startsWith(wanted));
}
