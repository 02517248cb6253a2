/** Creates listeners that are isolated from each other and the caller: errors are reported to the page. */
export function createListeners() {
  const all = new Set<readonly [name: string, listener: (event: never) => unknown]>();
  return {
    /** Subscribes to an event; returns an unsubscribe function. */
    on(name: string, listener: (event: never) => unknown): () => void {
      const entry = [name, listener] as const;
      all.add(entry);
      return () => void all.delete(entry);
    },
    /** Calls the listeners of an event in the order of subscription; returns their results. */
    notify: (name: string, event?: unknown): unknown[] =>
      Array.from(all, ([wanted, listener]) => {
        if (wanted !== name) return undefined;
        try {
          return listener(event as never);
        } catch (error) {
          return void globalThis.reportError?.(error);
        }
      }),
  };
}

/** Subscribes to an event of a target, if it exists; returns an unsubscribe function. */
export function listenTo<Happening extends Event>(
  place: Partial<EventTarget>,
  type: string,
  handle: (event: Happening) => void,
): () => void {
  place.addEventListener?.(type, handle as EventListener);
  return () => place.removeEventListener?.(type, handle as EventListener);
}
