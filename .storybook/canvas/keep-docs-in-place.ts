import { isInDocs } from './globals';

const uses = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Keeps a docs page in place while its samples act by themselves, in the page or in a frame: as they move focus
 * or show what they added, a browser would scroll the page to them. After the first use, they scroll as usual.
 */
export function keepDocsInPlace(): void {
  const inFrame = isInDocs();
  const isDocs = /[?&]viewMode=docs/.test(location.search);
  if (!inFrame && !isDocs) return;
  const isSample = (element: Element) => inFrame || element.closest('.docs-story') !== null;
  const { focus } = HTMLElement.prototype;
  const { scrollIntoView } = Element.prototype;
  HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options) {
    focus.call(this, isSample(this) ? { ...options, preventScroll: true } : options);
  };
  Element.prototype.scrollIntoView = function stayInPlace(this: Element, options) {
    if (!isSample(this)) scrollIntoView.call(this, options);
  };
  const restore = (event: Event) => {
    if (!event.isTrusted) return;
    HTMLElement.prototype.focus = focus;
    Element.prototype.scrollIntoView = scrollIntoView;
    for (const type of uses) window.removeEventListener(type, restore, true);
  };
  for (const type of uses) window.addEventListener(type, restore, { capture: true, passive: true });
}
