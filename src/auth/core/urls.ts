import type { AuthOptions } from './options';

/** Address taken apart, or null where it is none: a relative one needs a page or another base. */
export function parseUrl(address = '', base?: string | URL | null): URL | null {
  try {
    return new URL(address, base ?? undefined);
  } catch {
    return null;
  }
}

/** Address of the page, or null on a server. */
export function pageUrl({ location }: Pick<AuthOptions<never>, 'location'>): URL | null {
  return parseUrl(location ? location() : globalThis.location?.href);
}

/** Address of an endpoint, or null where it is not known. */
export function endpointUrl(
  options: Pick<AuthOptions<never>, 'baseUrl' | 'location'>,
  address: string,
): URL | null {
  return parseUrl(address, options.baseUrl ?? pageUrl(options));
}

/**
 * Path of an address of this origin without query, hash, doubled and closing slashes, to tell whether two lead to
 * the same page.
 */
export function pathOf(address: string): string {
  const path = address.replace(/[?#][\s\S]*$/, '');
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') || '/';
}
