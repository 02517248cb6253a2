import { listenTo } from '../core/listeners';
import { browserStore, type BrowserStoreOptions } from './browser-store';
import type { PromptStore } from './token-store';

/** How `cookieStore` writes its cookies (RFC 6265 and its revision). */
export interface CookieStoreOptions extends BrowserStoreOptions {
  /** Beginning of the paths of the site that the cookies are for. @default '/' */
  path?: string;
  /** Domain whose subdomains see the cookies too; this host alone unless given. */
  domain?: string;
  /** From which other sites a request may carry the cookies. `none` needs `secure`. @default 'lax' */
  sameSite?: 'lax' | 'strict' | 'none';
  /** Whether the cookies travel over https alone; unless given, they do where the page came over https. */
  secure?: boolean;
  /** Seconds that the browser keeps the cookies, 400 days at most; until it is closed unless given. */
  maxAge?: number;
}

/**
 * Store in cookies that scripts can read and that the server sees with every request. A browser drops a cookie of more than
 * 4096 bytes silently: such a token is reported and stays in memory. Other tabs' changes are noticed where the browser
 * has the Cookie Store API. Where the server can set cookies itself, those that no script can read are safer:
 * `cookieStrategy`.
 */
export function cookieStore(options: CookieStoreOptions = {}): PromptStore {
  const { path = '/', domain, sameSite = 'lax', maxAge } = options;
  const put = (name: string, value: string, seconds?: number) => {
    const { secure = location.protocol === 'https:' } = options;
    const pair = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    // Encoded, each character is a byte. The sign between name and value does not count.
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
  // On https alone, and not in every browser yet.
  const { cookieStore: place } = globalThis as Partial<typeof globalThis>;
  return place
    ? { ...store, subscribe: (onChange) => listenTo(place, 'change', () => onChange('')) }
    : store;
}

/**
 * Value of a cookie, decoded once; `null` where there is none.
 * @param text Cookies as `document.cookie` writes them, which it is unless given; empty on a server.
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
