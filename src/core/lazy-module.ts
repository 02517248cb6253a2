import { createSubscribers } from './callbacks';

/** Module that loads on first use. */
export interface LazyModule<Value> {
  /** Returns the value of the module, `undefined` until it has loaded. */
  peek: () => Value | undefined;
  /**
   * Loads the module once. Resolves with its value, or with `undefined` if loading failed; the next call
   * retries.
   */
  load: () => Promise<Value | undefined>;
  /** Subscribes to the end of loading; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a module that loads on first use.
 * @param importValue Imports the module and returns its value.
 */
export function lazyModule<Value>(importValue: () => Promise<Value>): LazyModule<Value> {
  const { subscribe, notify } = createSubscribers();
  let value: Value | undefined;
  let loading: Promise<Value | undefined> | undefined;
  return {
    peek: () => value,
    load: () => {
      loading ??= importValue().then(
        (loaded) => {
          value = loaded;
          notify();
          return loaded;
        },
        () => {
          loading = undefined;
          return undefined;
        },
      );
      return loading;
    },
    subscribe,
  };
}
