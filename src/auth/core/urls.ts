/** Where relative addresses are: options of the client. */
interface AddressOptions {
  baseUrl?: string | undefined;
  location?: (() => string) | undefined;
}

/** Parses a URL, or returns null if it is invalid: a relative one needs a page or another base. */
export function parseUrl(address = '', base?: string | URL | null): URL | null {
  try {
    return new URL(address, base ?? undefined);
  } catch {
    return null;
  }
}

/** Returns the URL of the page, or null on a server. */
export function pageUrl({ location }: AddressOptions): URL | null {
  return parseUrl(location ? location() : globalThis.location?.href);
}

/** Returns the URL of an endpoint, or null if unknown. */
export function endpointUrl(options: AddressOptions, address: string): URL | null {
  return parseUrl(address, options.baseUrl ?? pageUrl(options));
}

/**
 * Returns the path of a same-origin URL without query, hash, duplicate and trailing slashes, for comparing
 * pages.
 */
export function pathOf(address: string): string {
  const path = address.replace(/[?#][\s\S]*$/, '');
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') || '/';
}

/**
 * Returns a path of this site that is safe to redirect to, unchanged with query and hash; of an absolute
 * same-origin URL, its path. `null` for anything that could navigate to another site (RFC 9700, section
 * 4.11.1). Uses the URL parser of browsers, for the path and for every decoded form that a router, a proxy or
 * a cookie could produce: `//example.org`, `/\example.org`, `/.//example.org`, `/%2F%2Fexample.org`,
 * backslashes, control characters and `javascript:` are rejected. Valid paths are accepted, with letters of
 * any script, with encoded slashes in later positions and with characters such as `+ , ; & = ( ) ' ! * $ [ ] @`.
 * @param origin Origin of the page, such as `https://example.com`.
 */
export function safeReturnTo(text: unknown, origin: string): string | null {
  if (typeof text !== 'string') return null;
  let back = text;
  if (!text.startsWith('/')) {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url?.origin !== origin) return null;
    back = url.pathname + url.search + url.hash;
  }
  let [path = ''] = back.split(/[?#]/, 1);
  if (/\p{Cc}/u.test(back)) return null;
  // Each iteration decodes one level; no legitimate path is encoded six times.
  for (let turn = 0; turn < 6 && staysHere(path); turn += 1) {
    const decoded = path.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    if (decoded === path) return back;
    path = decoded;
  }
  return null;
}

function staysHere(path: string): boolean {
  // Parsers remove some control characters. An encoded character of a path does not start a query.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
  const { href } = new URL(path.replace(/[?#]/g, encodeURIComponent), 'https://a');
  return /^https:\/\/a\/(?!\/)/.test(href);
}
