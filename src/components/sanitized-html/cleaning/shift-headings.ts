const headings = 'h1, h2, h3, h4, h5, h6';
const levelOf = ({ localName }: Element) => Number(localName.slice(1));

/**
 * Shifts all heading levels so that the highest is one below `base`, and none exceeds six. Returns the new
 * headings by the old ones.
 */
export function shiftHeadings(root: Element, base: number): ReadonlyMap<Element, Element> {
  const found = [...root.querySelectorAll<HTMLHeadingElement>(headings)];
  const highest = found.reduce((level, heading) => Math.min(level, levelOf(heading)), 6);
  const moved = new Map<Element, Element>();
  for (const heading of found) {
    const level = Math.min(6, Math.max(1, levelOf(heading) - highest + Math.trunc(base) + 1 || 1));
    if (level === levelOf(heading)) continue;
    const shifted = heading.ownerDocument.createElement(`h${level}`);
    for (const name of heading.getAttributeNames()) {
      // A strict Content-Security-Policy blocks the attribute, but not styles that are set like this.
      if (name === 'style') shifted.style.cssText = heading.style.cssText;
      else shifted.setAttribute(name, heading.getAttribute(name) ?? '');
    }
    while (heading.firstChild) shifted.append(heading.firstChild);
    heading.replaceWith(shifted);
    moved.set(heading, shifted);
  }
  return moved;
}
