'use client';
import { createContext, useContext, useEffect, useState, type RefObject } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation, type Location } from 'react-router';

/** Context of the initial location, for which browsers announce the page themselves. */
export const FirstPlace = createContext<Location | null>(null);

/**
 * Moves focus to the heading of a screen after navigation, so that it is announced and the keyboard continues
 * from there. Changes of filters or pages stay on the same screen and do not move focus.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const firstPlace = useContext(FirstPlace);
  const location = useLocation();
  const hasArrived = location === firstPlace;
  const { pathname } = location;
  useEffect(() => {
    if (!hasArrived) heading.current?.focus({ preventScroll: true });
    // Only another screen counts, not a change of the query.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, heading]);
}

/** Returns path, query and hash of the router's location, which may differ from the page's. */
export function useAddress(): string {
  return createPath(useLocation());
}

/**
 * Returns a function that returns the location that is loading, if any. Unlike that of `useNavigation`, it is current in
 * handlers and timers that run before the next render.
 */
export function useNextLocation(): () => Location | undefined {
  const context = useContext(UNSAFE_DataRouterContext);
  return () => context?.router.state.navigation.location;
}

/** Navigation state that a screen passes to the next one. */
export interface ScreenState {
  /** Query of the previous list, with its question mark. */
  list?: string;
  /** Whether a trip was just saved. */
  saved?: boolean;
  /** Whether to focus the search. */
  search?: boolean;
  /** Email address of the account whose password is reset. */
  account?: string;
}

/** Returns the query of the list to return to; empty if the navigation did not start there. */
export function useListQuery(): string {
  const { state } = useLocation();
  return (state as ScreenState | null)?.list ?? '';
}

/**
 * Whether the previous screen has just saved a trip: not after a reload, back navigation or further navigation.
 */
export function useJustSaved(): boolean {
  const { key, state } = useLocation();
  const [arrival] = useState({ key, saved: (state as ScreenState | null)?.saved === true });
  useEffect(() => {
    if (!arrival.saved) return;
    // The router stores the state of a location in the history; its own API would reload the screen.
    const kept = window.history.state as { usr?: ScreenState } | null;
    const { saved: _, ...rest } = kept?.usr ?? {};
    window.history.replaceState({ ...kept, usr: rest }, '');
  }, [arrival]);
  return arrival.saved && key === arrival.key;
}
