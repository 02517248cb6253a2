import type { Auth } from '../auth';
import type { User } from '../demo-api';

/** Announced end of the session. */
export interface SessionEnd {
  /** Moment of the end in ms since 1970, or null while it is far or unknown. */
  read: () => number | null;
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Announced end of a session, heard from the beginning: the warning may come before there is a screen to show it. A renewed
 * session, by this tab or another, has another end, and one that has ended has none.
 * @param now Time in ms since 1970.
 */
export function createSessionEnd(auth: Auth<User>, now: () => number): SessionEnd {
  const listeners = new Set<() => void>();
  let end: number | null = null;
  const set = (next: number | null) => {
    end = next;
    for (const listener of listeners) listener();
  };
  auth.on('expiring', ({ secondsLeft }) => set(now() + secondsLeft * 1000));
  auth.on('refresh', () => set(null));
  auth.on('logout', () => set(null));
  return {
    read: () => end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
