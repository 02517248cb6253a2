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
interface Place {
  get: (name: string) => string | null | undefined;
  set: (name: string, value: string) => unknown;
  remove: (name: string) => unknown;
}

/** Creates a store over storage that may fail: values that the browser does not keep are kept in memory. */
export function safeStore(
  place: Place,
  { prefix = '', onError }: BrowserStoreOptions,
): PromptStore {
  const memory = new Map<string, string>();
  let isReported = false;
  const forget = (name: string) => {
    try {
      place.remove(name);
    } catch {
      // A store that cannot be read now cannot be read later either.
    }
  };
  return {
    get(key) {
      try {
        return memory.get(key) ?? place.get(prefix + key) ?? null;
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
          place.set(name, value);
          // A browser may drop a cookie silently.
          if (place.get(name) === value) return void memory.delete(key);
        } catch (error) {
          cause = error;
        }
        forget(name);
      }
      memory.set(key, value);
      if (isReported) return;
      isReported = true;
      const text = 'Storage is blocked or full: the session ends with the page.';
      (onError ?? globalThis.reportError)?.(new Error(text, { cause }));
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
  return safeStore(
    {
      get: (name) => area()?.getItem(name),
      set: (name, value) => area()?.setItem(name, value),
      remove: (name) => area()?.removeItem(name),
    },
    options,
  );
}

/** Options of `cookieStore` (RFC 6265 and its revision). */
export interface CookieStoreOptions extends BrowserStoreOptions {
  /** Path prefix of the cookies. @default '/' */
  path?: string;
  /** Domain whose subdomains also receive the cookies; only this host by default. */
  domain?: string;
  /** Whether requests from other sites send the cookies. `none` needs `secure`. @default 'lax' */
  sameSite?: 'lax' | 'strict' | 'none';
  /** Whether the cookies are sent only over HTTPS; by default if the page was loaded over HTTPS. */
  secure?: boolean;
  /** Lifetime of the cookies in seconds, at most 400 days; by default until the browser is closed. */
  maxAge?: number;
}

/**
 * Creates a store in cookies that scripts can read and that are sent to the server with every request.
 * Browsers silently drop a cookie of more than 4096 bytes: such a token is reported and stays in memory.
 * Changes in other tabs are detected at once if the browser supports the Cookie Store API. If the server can set
 * cookies itself, HttpOnly cookies are safer: `cookieStrategy`.
 */
export function cookieStore(options: CookieStoreOptions = {}): PromptStore {
  const { path = '/', domain, sameSite = 'lax', maxAge } = options;
  const put = (name: string, value: string, seconds?: number) => {
    const { secure = location.protocol === 'https:' } = options;
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    // Encoded, each character is a byte. The equals sign does not count.
    if (pair.length > 4097) throw new RangeError('Over 4096 bytes.');
    const age = seconds === undefined ? '' : `; max-age=${seconds}`;
    const wide = domain ? `; domain=${domain}` : '';
    // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is asynchronous, and Safari lacks it.
    document.cookie = `${pair}; path=${path}; samesite=${sameSite}${wide}${age}${secure ? '; secure' : ''}`;
  };
  const store = safeStore(
    {
      get: (name) => readCookie(name),
      set: (name, value) => put(name, value, maxAge),
      remove: (name) => put(name, '', 0),
    },
    options,
  );
  // Only on HTTPS, and not in every browser yet; all tabs share cookies anyway.
  const { cookieStore: place = {} } = globalThis as Partial<typeof globalThis>;
  return { ...store, subscribe: (onChange) => listenTo(place, 'change', () => onChange('')) };
}

/**
 * Returns the value of a cookie, decoded once; `null` if there is none.
 * @param text Cookies in the format of `document.cookie`, which is the default; empty on a server.
 */
export function readCookie(name: string, text?: string): string | null {
  const cookies = text ?? (typeof document === 'undefined' ? '' : document.cookie);
  for (const cookie of cookies.split('; ')) {
    const [key, ...values] = cookie.split('=');
    if (key !== name && key !== encodeURIComponent(name)) continue;
    const value = values.join('=');
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}
