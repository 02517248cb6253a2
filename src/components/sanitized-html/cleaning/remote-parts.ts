import { cached } from '../../../core/cached';

/** Blocked part that would load from another site, with the data to restore it. */
export interface RemotePart {
  /** Element from which the attribute or style property was removed. */
  element: Element;
  /** Name of the attribute or style property. */
  name: string;
  /** Removed value. */
  value: string;
  /** Whether it is a style property. */
  inStyle?: boolean;
}

/** Returns the number of parts as users count them: images, not their sizes. */
export function countRemote(parts: readonly RemotePart[]): number {
  return new Set(parts.map(({ element }) => element.closest('audio, picture, video') ?? element))
    .size;
}

/** Loads the parts. Images load without a referrer. */
export function loadRemote(parts: readonly RemotePart[]): void {
  // A picture may have very many sources.
  const images = new Map<Element, Element | null>();
  for (const { element, name, value, inStyle } of parts) {
    if (inStyle) {
      (element as HTMLElement).style.setProperty(name, value);
      continue;
    }
    const picture = element.closest('picture');
    const image = picture && cached(images, picture, () => picture.querySelector('img'));
    const loaded = image ?? element;
    if (loaded.localName === 'img') {
      loaded.setAttribute('referrerpolicy', 'no-referrer');
      loaded.setAttribute('loading', 'lazy');
    }
    element.setAttribute(name, value);
  }
}

/** Blocks the parts again. */
export function blockRemote(parts: readonly RemotePart[]): void {
  for (const { element, name, inStyle } of parts) {
    if (inStyle) (element as HTMLElement).style.removeProperty(name);
    else element.removeAttribute(name);
  }
}
