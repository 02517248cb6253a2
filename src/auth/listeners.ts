/** Listeners by event. */
export interface Listeners {
  /** Called when somebody wants to hear of an event. Returns the end of it. */
  on(name: string, listener: (event: never) => unknown): () => void;
  /** What the listeners of an event answer, in the order of their coming. */
  tell(name: string, event: unknown): unknown[];
}

/** Listeners none of whom harms another or the caller: what one throws goes to the page's own error report. */
export function createListeners(): Listeners {
  const all = new Set<readonly [name: string, listener: (event: never) => unknown]>();
  return {
    on(name, listener) {
      const entry = [name, listener] as const;
      all.add(entry);
      return () => void all.delete(entry);
    },
    tell: (name, event) =>
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
