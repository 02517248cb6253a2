/** Listeners of a store. */
export interface Listeners {
  /** Adds a listener; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. */
  notify: () => void;
}

/** Creates an empty set of listeners for a store. */
export function createListeners(): Listeners {
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
