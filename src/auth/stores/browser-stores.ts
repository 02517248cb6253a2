import { listenTo } from '../core/listeners';
import type { PromptStore } from '../core/strategy';

/**
 * Creates a store in memory: tokens are not stored on the device, and a reload signs out unless there is a
 * cookie.
 */
export function memoryStore(): PromptStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Options of every store in the browser. */
export interface BrowserStoreOptions {
  /** Prefix of every key, for several applications on one origin. @default '' */
  prefix?: string;
  /**
   * Called once per store if the browser does not keep a value: storage is blocked or full, or the value is
   * too long for a cookie. The store continues in memory, so that the session works until the page is closed.
   * The error never contains the value. @default The browser's `reportError`
   */
  onError?: (error: Error) => void;
}

/** Storage of strings by name; each of its functions may throw. */
interface BrowserPlace {
  read: (name: string) => string | null;
  write: (name: string, value: string) => void;
  erase: (name: string) => void;
}

/** Creates a store over storage that may fail: values that the browser does not keep are kept in memory. */
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
      // A store that cannot be read now cannot be read later either.
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
      // Full storage may accept the value after the previous one is removed, which must not come back after a
      // reload anyway.
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

/**
 * Creates a store in the session storage, which lasts as long as the tab. Every script of the page can read
 * it.
 */
export function sessionStore(options: BrowserStoreOptions = {}): PromptStore {
  return webStore('sessionStorage', options);
}

/**
 * Creates a store in the local storage, which all tabs share and which lasts until it is cleared. Every
 * script of the page can read it.
 */
export function localStore(options: BrowserStoreOptions = {}): PromptStore {
  return {
    ...webStore('localStorage', options),
    subscribe(onChange) {
      const { prefix = '' } = options;
      return listenTo(globalThis, 'storage', ({ key }: StorageEvent) => {
        // Without a key, everything was cleared.
        if (!key || key.startsWith(prefix)) onChange(key?.slice(prefix.length) ?? '');
      });
    },
  };
}

function webStore(
  kind: 'sessionStorage' | 'localStorage',
  options: BrowserStoreOptions,
): PromptStore {
  // The getter throws if storage is blocked. In Node.js, the global would be shared by all visitors.
  const area = () => (typeof window === 'undefined' ? undefined : window[kind]);
  return browserStore(
    {
      read: (name) => area()?.getItem(name) ?? null,
      write: (name, value) => area()?.setItem(name, value),
      erase: (name) => area()?.removeItem(name),
    },
    options,
  );
}
