/** Details of a change, which a component reports with the new value. */
export interface ChangeDetails<Reason extends string = string> {
  /** Cause of the change. */
  reason: Reason;
  /** DOM event that caused the change; `undefined` if there is none, such as after a form reset. */
  event: Event | undefined;
}

/**
 * Calls a function of the application. If it throws, the browser reports the error like that of an event listener; thrown
 * in an effect, it would unmount the entire React tree.
 */
export function callBack<Args extends readonly unknown[]>(
  callback: ((...args: Args) => void) | undefined,
  ...args: Args
): void {
  try {
    callback?.(...args);
  } catch (error) {
    // Test environments may lack it.
    if (typeof reportError === 'function') reportError(error);
    else
      queueMicrotask(() => {
        throw error;
      });
  }
}

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
