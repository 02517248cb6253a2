'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Codes of the choices that have been in view, or near it, since the list opened.
 * @param list Ref to the scrolling list; its choices carry `data-code`.
 * @param shown What the list shows; a new one is looked at anew.
 * @param enabled Whether anybody wants to know.
 */
export function useSeenCodes(
  list: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
  enabled: boolean,
): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const root = list.current;
    if (!enabled || !root || shown.length === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const codes = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => (target as HTMLElement).dataset['code'] ?? '');
        if (codes.length > 0) setSeen((before) => new Set([...before, ...codes]));
      },
      { root, rootMargin: '50%' },
    );
    for (const option of root.querySelectorAll('[data-code]')) observer.observe(option);
    return () => observer.disconnect();
  }, [list, shown, enabled]);
  return seen;
}
