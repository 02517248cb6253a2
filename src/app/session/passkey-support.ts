/** Addresses without a domain, which passkeys need. */
const ipAddress = /^(?:\d+\.){3}\d+$|^\[/;

/** Whether the page can use passkeys: the browser has them, in a secure context, and the address has a domain. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !ipAddress.test(window.location.hostname);
}
