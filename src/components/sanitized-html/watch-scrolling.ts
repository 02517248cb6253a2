import { listen } from '../../core/listen';
import { isRightToLeft } from '../../core/locale/direction';
import { scrollRegions } from './mark-content';

/**
 * Sets `data-more="start end"` to the sides with more content of each table and preformatted text that overflows, updated
 * on scroll and resize, and makes the latter focusable. Returns a cleanup function.
 */
export function watchScrolling(content: Element): () => void {
  const regions = content.querySelectorAll<HTMLElement>(scrollRegions);
  // Test environments have neither observers nor layout.
  if (regions.length === 0 || typeof ResizeObserver === 'undefined') return () => {};
  // Calls back for all of them before the first paint.
  const observer = new ResizeObserver((entries) => {
    markSides(entries.map(({ target }) => target.closest<HTMLElement>(scrollRegions)));
  });
  for (const region of regions) {
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
  }
  const scroll = ({ target }: Event) => {
    if ((target as Element).matches(scrollRegions)) markSides([target as HTMLElement]);
  };
  // Captured, because scroll events do not bubble.
  const stopListening = listen(content, { scroll }, { capture: true, passive: true });
  return () => {
    observer.disconnect();
    stopListening();
  };
}

/** Reads all regions before it writes to any, because reading after a change needs another layout. */
function markSides(found: ReadonlyArray<HTMLElement | null>): void {
  const regions = [...new Set(found)].filter((region) => region !== null);
  const marks = regions.map((region) => {
    // Negative in right-to-left layouts.
    const before = Math.abs(region.scrollLeft);
    const after = region.scrollWidth - region.clientWidth - before;
    const sides = [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ');
    return { region, sides, isRtl: sides !== '' && isRightToLeft(region) };
  });
  for (const { region, sides, isRtl } of marks) {
    if (sides) region.dataset.more = sides;
    else delete region.dataset.more;
    region.toggleAttribute('data-rtl', isRtl);
    if (region.localName !== 'pre') continue;
    if (sides) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}
