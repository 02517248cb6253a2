import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '../../internals/direction';

// What a key stands for, where it is not the digit of its own value.
const values: Readonly<Record<string, string>> = { Delete: '', Backspace: '', 0: '' };

/**
 * Focuses and presses the radio that a key asks for: a digit its value; Delete, Backspace and 0 the one without;
 * Home and End the ends of the scale. From right to left the arrows to the sides swap, which no browser does.
 */
export function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: radio, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const root = radio.parentElement;
  if (root && !root.hasAttribute('data-keys')) stopPreview(root);
  const radios = [...(root?.querySelectorAll('input') ?? [])];
  const rated = radios.filter(({ value }) => value !== '');
  const turn = isRightToLeft(radio) ? { ArrowLeft: 1, ArrowRight: -1 }[key] : undefined;
  const ends = { Home: rated[0], End: rated.at(-1) }[key];
  const next =
    turn === undefined
      ? (ends ?? radios.find(({ value }) => value === (values[key] ?? key)))
      : radios.at((radios.indexOf(radio) + turn) % radios.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** A pointer that rests on a symbol previews it no more until it moves: what the keys choose is to be seen. */
function stopPreview(root: Element): void {
  root.setAttribute('data-keys', '');
  root.addEventListener('pointermove', () => root.removeAttribute('data-keys'), { once: true });
}
