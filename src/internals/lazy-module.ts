/** Module that loads on first use, and what a component needs to draw what it brings. */
export interface LazyModule<Value> {
  /** Value of the module, `undefined` until it has loaded. */
  peek: () => Value | undefined;
  /**
   * Loads the module once. Resolves with its value, and with `undefined` where it could not be loaded: the next call
   * tries again.
   */
  load: () => Promise<Value | undefined>;
  /** Calls the listener when the module has loaded; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Module that loads on first use.
 * @param importValue Imports the module and returns what is used of it.
 */
export function lazyModule<Value>(importValue: () => Promise<Value>): LazyModule<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let loading: Promise<Value | undefined> | undefined;
  return {
    peek: () => value,
    load: () => {
      loading ??= importValue().then(
        (loaded) => {
          value = loaded;
          for (const listener of listeners) listener();
          return loaded;
        },
        () => {
          loading = undefined;
          return undefined;
        },
      );
      return loading;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
