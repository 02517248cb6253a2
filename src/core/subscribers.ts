/** Subscribers of a store. */
export interface Subscribers {
  /** Adds a subscriber; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all subscribers. */
  notify: () => void;
}

/** Creates the subscribers of a store, none at first. */
export function createSubscribers(): Subscribers {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
