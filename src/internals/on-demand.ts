/** Values that load when they are first asked for, and what a component needs to draw them. */
export interface OnDemand<Key, Value> {
  /** Calls the listener whenever a value has loaded; answers the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Value of the key, `undefined` until it has loaded. */
  peek: (key: Key) => Value | undefined;
  /**
   * Loads the value of the key unless it is there or on its way. Resolves also where the network is lost:
   * a widget works without it, and the next request tries again.
   */
  load: (key: Key) => Promise<void>;
}

/** Store of values that are loaded once, by key. */
export function onDemand<Key, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): OnDemand<Key, Value> {
  const values = new Map<Key, Value>();
  const requests = new Map<Key, Promise<void>>();
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    peek: (key) => values.get(key),
    load: (key) => {
      const running = requests.get(key);
      if (running) return running;
      const request = fetchValue(key).then(
        (value) => {
          values.set(key, value);
          for (const listener of listeners) listener();
        },
        () => void requests.delete(key),
      );
      requests.set(key, request);
      return request;
    },
  };
}
