import type { Core } from './auth-core';

/** Address taken apart, or null where it is none: a relative one needs a page or another base. */
export function parseUrl(address = '', base?: string | URL | null): URL | null {
  try {
    return new URL(address, base ?? undefined);
  } catch {
    return null;
  }
}

/** Address of the page, or null on a server. */
export function pageUrl<User extends object>({ options }: Core<User>): URL | null {
  return parseUrl(options.location ? options.location() : globalThis.location?.href);
}

/** Address of an endpoint, or null where that cannot be told. */
export function endpointUrl<User extends object>(core: Core<User>, address: string): URL | null {
  return parseUrl(address, core.options.baseUrl ?? pageUrl(core));
}
