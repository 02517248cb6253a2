import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a function that shows the next results: once they are loaded, the page scrolls to their beginning, if it is
 * outside the window.
 * @param results List of the results.
 * @param loaded Data of the screen, a new object after each load.
 */
export function useShownResults(results: RefObject<HTMLElement | null>, loaded: object) {
  const before = useRef<object | null>(null);
  useEffect(() => {
    if (before.current === null || before.current === loaded) return;
    before.current = null;
    if (results.current) show(results.current);
  }, [results, loaded]);
  return () => {
    before.current = loaded;
  };
}

function show(results: HTMLElement): void {
  const { top } = results.getBoundingClientRect();
  // The space of the bar at the top, if it stays there.
  const margin =
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (top >= margin && top < window.innerHeight - margin) return;
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({
    top: Math.max(top - margin, -roomBelowFocus()),
    behavior: reduced ? 'instant' : 'smooth',
  });
}

/**
 * Returns how far the content can move down before the keyboard-focused control leaves the window.
 */
function roomBelowFocus(): number {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible')) return Infinity;
  return Math.max(0, window.innerHeight - focused.getBoundingClientRect().bottom);
}
