import { isInDocs } from './globals';

/**
 * Keeps a docs page in its place while a story in one of its frames moves focus by itself, as after a step of a
 * form: a browser would scroll the docs page to the frame. From the first use on, focus scrolls as everywhere.
 */
export function keepDocsInPlace(): void {
  if (!isInDocs()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  const restore = (event: Event) => {
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    for (const type of uses) window.removeEventListener(type, restore, true);
  };
  for (const type of uses) window.addEventListener(type, restore, true);
}

const uses = ['pointerdown', 'keydown'] as const;
