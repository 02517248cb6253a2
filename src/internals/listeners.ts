/** Listeners of a store. */
export interface Listeners {
  /** Subscribes to changes; returns an unsubscribe function, as `useSyncExternalStore` expects. */
  subscribe: (listener: () => void) => () => void;
  /** Calls all listeners. */
  notify: () => void;
}

/** Creates the listeners of a store. */
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

/** Subscribes to the page being hidden or shown again; returns an unsubscribe function. */
export function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
