'use client';
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
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

/** What one screen passes to the next. */
export interface ScreenState {
  /** Query of the list that the way began at, with its question mark. */
  list?: string;
  /** Whether a trip was just saved. */
  saved?: boolean;
  /** Title of a trip that was just deleted. */
  removed?: string;
  /** Whether the list is to be searched. */
  search?: boolean;
}

/** Query of the list to go back to; empty where the way did not begin there. */
export function useListQuery(): string {
  const { state } = useLocation();
  return (state as ScreenState | null)?.list ?? '';
}

/** What the screen before has to say, once: a reload and a way back do not say it again, nor does the next step here. */
export function useNews(): Pick<ScreenState, 'saved' | 'removed'> {
  const { key, state } = useLocation();
  const [arrival] = useState({ key, ...(state as ScreenState | null) });
  const { saved, removed } = arrival;
  useEffect(() => {
    if (!saved && removed === undefined) return;
    // The router keeps the state of a place there; by its own means it would load the screen again.
    const kept = window.history.state as { usr?: ScreenState } | null;
    const { saved: _, removed: __, ...rest } = kept?.usr ?? {};
    window.history.replaceState({ ...kept, usr: rest }, '');
  }, [saved, removed]);
  return key === arrival.key ? arrival : {};
}
