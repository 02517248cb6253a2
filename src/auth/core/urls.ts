import type { AuthOptions } from './options';

/** Parses a URL, or returns null if it is invalid: a relative one needs a page or another base. */
export function parseUrl(address = '', base?: string | URL | null): URL | null {
  try {
    return new URL(address, base ?? undefined);
  } catch {
    return null;
  }
}

/** Returns the URL of the page, or null on a server. */
export function pageUrl({ location }: Pick<AuthOptions<never>, 'location'>): URL | null {
  return parseUrl(location ? location() : globalThis.location?.href);
}

/** Returns the URL of an endpoint, or null if unknown. */
export function endpointUrl(
  options: Pick<AuthOptions<never>, 'baseUrl' | 'location'>,
  address: string,
): URL | null {
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
