import type { PromptStore } from './token-store';

/** What every store takes that keeps values in the browser. */
export interface BrowserStoreOptions {
  /** Text before every key, where several applications share an origin. @default '' */
  prefix?: string;
  /**
   * Called when the browser does not keep a value, once for each store: storage is blocked or full, or the value is too long
   * for a cookie. The store goes on in memory, so that the sign-in works until the page is left. The error never holds the
   * value. @default The browser's `reportError`
   */
  onError?: (error: Error) => void;
}

/** Place in the browser that keeps texts by name; each of its functions may throw. */
export interface BrowserPlace {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
  erase: (name: string) => void;
}

/** Store over a place that may fail: what the browser does not keep, memory does. */
export function browserStore(
  { read, write, erase }: BrowserPlace,
  { prefix = '', onError }: BrowserStoreOptions,
): PromptStore {
  const memory = new Map<string, string>();
  let isReported = false;
  const report = (error: Error) => {
    if (isReported) return;
    isReported = true;
    (onError ?? globalThis.reportError)?.(error);
  };
  const forget = (name: string) => {
    try {
      erase(name);
    } catch {
      // What cannot be reached cannot be read later either.
    }
  };
  return {
    get(key) {
      try {
        return memory.get(key) ?? read(prefix + key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      const name = prefix + key;
      let cause: unknown;
      // Full storage may take the value once the one before it is gone, which must not come back after a reload anyway.
      for (let attempt = 0; attempt < 2; attempt += 1) {
        try {
          write(name, value);
          // A browser may drop a cookie silently.
          if (read(name) === value) return void memory.delete(key);
        } catch (error) {
          cause = error;
        }
        forget(name);
      }
      memory.set(key, value);
      report(
        new Error('The browser storage is blocked or full: the session ends with the page.', {
          cause,
        }),
      );
    },
    remove(key) {
      memory.delete(key);
      forget(prefix + key);
    },
  };
}
