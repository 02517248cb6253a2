import { tableSlot } from './mark-content';

/**
 * Makes each table and preformatted text that overflows focusable, and sets `data-more="start end"` to the
 * sides with more content, updated on scroll and resize. Returns a cleanup function.
 */
export function watchScrolling(content: Element): () => void {
  const regions = [...content.querySelectorAll<HTMLElement>(`[data-slot='${tableSlot}'], pre`)];
  const markAll = () => {
    for (const region of regions) markSides(region);
  };
  // Test environments have none.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(markAll);
  for (const region of regions) {
    observer?.observe(region);
    if (region.firstElementChild) observer?.observe(region.firstElementChild);
    region.addEventListener('scroll', markAll, { passive: true });
  }
  markAll();
  return () => {
    observer?.disconnect();
    for (const region of regions) region.removeEventListener('scroll', markAll);
  };
}

function markSides(region: HTMLElement): void {
  // Negative in right-to-left layouts.
  const before = Math.abs(region.scrollLeft);
  const after = region.scrollWidth - region.clientWidth - before;
  const sides = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
  if (sides) region.dataset.more = sides;
  else delete region.dataset.more;
  region.toggleAttribute('data-rtl', getComputedStyle(region).direction === 'rtl');
  if (region.localName !== 'pre') return;
  if (sides) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
