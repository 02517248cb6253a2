'use client';
import { createContext, useContext, useEffect, type RefObject } from 'react';
import { createPath, useLocation, type Location } from 'react-router';

/** Context of the place that the app was opened at: there the browser has told what page it is. */
export const FirstPlace = createContext<Location | null>(null);

/**
 * Moves focus to the heading of a screen that was gone to, so that it is read out and the keyboard goes on from there. A
 * change of filters or pages is the same screen and moves nothing.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const firstPlace = useContext(FirstPlace);
  const location = useLocation();
  const hasArrived = location === firstPlace;
  const { pathname } = location;
  useEffect(() => {
    if (!hasArrived) heading.current?.focus({ preventScroll: true });
    // Only another screen counts, not how its address goes on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, heading]);
}

/** Path, query and hash of the place that the router is at, which need not be the page's. */
export function useAddress(): string {
  return createPath(useLocation());
}
