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
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '600px' },
    );
    const cancel = whenShown(() => observer.observe(current));
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [element]);
  return near;
}

/** Whether an element is, or has been, near the viewport. */
export function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const near = useNear(element);
  const [wasNear, setWasNear] = useState(false);
  if (near && !wasNear) setWasNear(true);
  return wasNear;
}
