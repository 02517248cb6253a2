import type { HeldPart } from './clean-tree';

/** Number of things that a reader would count: pictures, not their sizes. */
export function countHeld(held: readonly HeldPart[]): number {
  return new Set(held.map(({ element }) => element.closest('audio, picture, video') ?? element))
    .size;
}

/** Lets everything load that was held back; other sites of pictures are not told where they are read. */
export function release(held: readonly HeldPart[]): void {
  for (const { element, name, value, inStyle } of held) {
    if (inStyle) (element as HTMLElement).style.setProperty(name, value);
    else {
      const image = element.closest('picture')?.querySelector('img') ?? element;
      if (image.localName === 'img') {
        image.setAttribute('referrerpolicy', 'no-referrer');
        image.setAttribute('loading', 'lazy');
      }
      element.setAttribute(name, value);
    }
  }
}

/** Takes away again what {@link release} gave. */
export function withhold(held: readonly HeldPart[]): void {
  for (const { element, name, inStyle } of held) {
    if (inStyle) (element as HTMLElement).style.removeProperty(name);
    else element.removeAttribute(name);
  }
}
