import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What one screen passes to the next. */
export interface ScreenState {
  /** Query of the list that the way began at, with its question mark. */
  list?: string;
  /** Whether a trip was just saved. */
  saved?: boolean;
  /** Title of a trip that was just deleted. */
  removed?: string;
}

/** Query of the list to go back to; empty where the way did not begin there. */
export function useListQuery(): string {
  const { state } = useLocation();
  return (state as ScreenState | null)?.list ?? '';
}

/** What the screen before has to say, once: a reload and a way back do not say it again, nor does the next step here. */
export function useNews(): Omit<ScreenState, 'list'> {
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
