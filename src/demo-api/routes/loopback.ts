/** Whether a host name or address can only be reached on the same machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Whether an origin can only be opened on the same machine; without one, nothing else is known. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopback(new URL(origin).hostname);
}
