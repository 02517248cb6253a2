/** Part of the content that would load from another site, and how it gets it back. */
export interface HeldPart {
  element: Element;
  /** Attribute, or property of the style. */
  name: string;
  value: string;
  inStyle?: boolean;
}

// Parts of another one: the reader counts pictures, not their sizes.
const details = new Set(['source', 'track']);

/** Number of things that a reader would count. */
export function countHeld(held: readonly HeldPart[]): number {
  return new Set(
    held.map(({ element }) => element).filter(({ localName }) => !details.has(localName)),
  ).size;
}

/** Lets everything load that was held back, without telling the other sites where it is read. */
export function release(held: readonly HeldPart[]): void {
  for (const { element, name, value, inStyle } of held) {
    if (inStyle) (element as HTMLElement).style.setProperty(name, value);
    else {
      if (element.localName === 'img') {
        element.setAttribute('referrerpolicy', 'no-referrer');
        element.setAttribute('loading', 'lazy');
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
