/** Part of the content that would load from another site, and what it needs to load after all. */
export interface RemotePart {
  /** Element that lost the attribute or the style's property. */
  element: Element;
  /** Name of the attribute, or of the style's property. */
  name: string;
  /** Value that it had. */
  value: string;
  /** Whether it is a property of the style. */
  inStyle?: boolean;
}

/** Number of parts as a user would count them: images, not their sizes. */
export function countRemote(parts: readonly RemotePart[]): number {
  return new Set(parts.map(({ element }) => element.closest('audio, picture, video') ?? element))
    .size;
}

/** Lets the parts load. Images load without telling the other site which page they are on. */
export function loadRemote(parts: readonly RemotePart[]): void {
  for (const { element, name, value, inStyle } of parts) {
    if (inStyle) {
      (element as HTMLElement).style.setProperty(name, value);
      continue;
    }
    const image = element.closest('picture')?.querySelector('img') ?? element;
    if (image.localName === 'img') {
      image.setAttribute('referrerpolicy', 'no-referrer');
      image.setAttribute('loading', 'lazy');
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
