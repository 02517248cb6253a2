import { useEffect, useState, type RefObject } from 'react';

/** Calls `start` when the docs page is shown; returns a function that cancels it. */
function whenShown(start: () => void): () => void {
  const root = document.documentElement;
  const look = () => {
    if ('drawing' in root.dataset) return;
    observer.disconnect();
    start();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { attributeFilter: ['data-drawing'] });
  look();
  return () => observer.disconnect();
}

/** Whether an element is near the viewport, once the page has its height. */
function useNear(element: RefObject<HTMLElement | null>, distance: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: distance },
    );
    const cancel = whenShown(() => observer.observe(current));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element, distance]);
  return near;
}

/**
 * Whether an element is, or has been, near the viewport.
 * @param distance What is near, as a CSS length.
 */
export function useWasNear(element: RefObject<HTMLElement | null>, distance = '600px'): boolean {
  const near = useNear(element, distance);
  const [wasNear, setWasNear] = useState(false);
  if (near && !wasNear) setWasNear(true);
  return wasNear;
}
