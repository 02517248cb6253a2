import { cleanAttribute } from './clean-attribute';
import type { Cleaning } from './cleaning';
import { textOf } from './unwrap';

/** Maximum depth of elements. */
const maximumDepth = 255;

/**
 * Cleans the output of DOMPurify: attributes according to the policy, and depth. Visits each element once, in
 * document order and without recursion.
 */
export function cleanTree(root: Element, cleaning: Cleaning): void {
  const { removals } = cleaning;
  const open: Element[] = [];
  const removed = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    if (removed.has(element)) continue;
    while (open.length > 0 && open.at(-1) !== element.parentNode) open.pop();
    open.push(element);
    for (const name of element.hasAttributes() ? element.getAttributeNames() : []) {
      const reason = cleanAttribute(element, name, cleaning);
      if (!reason) continue;
      element.removeAttribute(name);
      removals.add('attribute', name, reason, element.localName);
    }
    if (open.length < maximumDepth || !element.firstElementChild) continue;
    for (const deeper of element.querySelectorAll('*')) {
      removed.add(deeper);
      removals.add('element', deeper.localName, 'depth');
    }
    // Below the last level, only text is kept.
    element.replaceChildren(textOf(element));
  }
}
