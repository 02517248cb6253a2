import { listenTo } from '../core/listeners';
import type { PromptStore } from '../core/strategy';
import { browserStore, type BrowserStoreOptions } from './browser-stores';

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
  const store = browserStore(
    {
      read: readCookie,
      write: (name, value) => put(name, value, maxAge),
      erase: (name) => put(name, '', 0),
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
