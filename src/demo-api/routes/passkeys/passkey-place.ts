import { ProblemError } from '../../problem.ts';

/** Where passkeys are used: the origin of the page, and its domain. */
export interface PasskeyPlace {
  /** Origin of the app. */
  origin: string;
  /** Domain that the passkeys belong to. */
  rpId: string;
}

/**
 * Returns where a request uses passkeys: at the known origin of the app, or, during development, at any port
 * of localhost. The origin is not taken from other requests, because their `Host` header may be anything.
 * @throws ProblemError for other requests, and for an IP address, which passkeys cannot belong to.
 */
export function passkeyPlace(origin: string | undefined, request: Request): PasskeyPlace {
  const { origin: used, hostname } = new URL(origin ?? request.url);
  const isKnown = origin !== undefined || hostname === 'localhost';
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!isKnown || isAddress) throw new ProblemError('passkeys-unavailable');
  return { origin: used, rpId: hostname };
}
