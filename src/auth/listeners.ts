/** Listeners by event. */
export interface Listeners {
  /** Called when somebody wants to hear of an event. Returns the end of it. */
  add(name: string, listener: (event: never) => unknown): () => void;
  /** What the listeners of an event answer, in the order of their coming. */
  tell(name: string, event: unknown): unknown[];
}

/** Listeners none of whom harms another or the caller: what one throws goes to the page's own error report. */
export function createListeners(): Listeners {
  const all = new Set<{ name: string; listener: (event: never) => unknown }>();
  return {
    add(name, listener) {
      const entry = { name, listener };
      all.add(entry);
      return () => void all.delete(entry);
    },
    tell(name, event) {
      return Array.from(all).map((entry) => {
        if (entry.name !== name) return undefined;
        try {
          return entry.listener(event as never);
        } catch (error) {
          globalThis.reportError?.(error);
          return undefined;
        }
      });
    },
  };
}
