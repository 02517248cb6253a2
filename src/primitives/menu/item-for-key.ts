/** Index of the item that a key leads to, or `undefined` where it leads nowhere; `current` is -1 while no item has focus. */
export function itemForKey(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Milliseconds after which another letter begins a new word. */
const pause = 500;

/** Letters that were typed after each other. */
export interface TypedText {
  text: string;
  /** Milliseconds at which the last one was typed. */
  time: number;
}

/** Letters with one more, which begins anew after a pause; `undefined` for other keys, and for a space at the beginning. */
export function typedText(before: TypedText, key: string, time: number): TypedText | undefined {
  const text = time - before.time < pause ? before.text + key : key;
  return [...key].length === 1 && text !== ' ' ? { text, time } : undefined;
}

/**
 * Index of the next item that begins with the typed text, searched from the current one on. One letter, also when repeated, moves on to
 * the next item; several stay where they fit.
 */
export function itemForText(
  typed: string,
  current: number,
  texts: readonly string[],
): number | undefined {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const wanted = fold(isRepeated ? typed.slice(0, 1) : typed);
  const start = isRepeated ? current + 1 : Math.max(current, 0);
  const order = texts.map((_, index) => (start + index) % texts.length);
  return order.find((index) => fold(texts[index] ?? '').startsWith(wanted));
}

function fold(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
}
