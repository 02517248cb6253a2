/**
 * Path of this site that it is safe to return to, query and hash included, as it was given; a full address of the same origin is cut down to
 * its path. `null` for whatever could lead to another site (RFC 9700, section 4.11.1). Decided by the parser of addresses that browsers
 * use, for the path as it is and for all that a router, a proxy or a cookie makes of it by decoding it again:
 * `//example.org`, `/\example.org`, `/.//example.org`, `/%2F%2Fexample.org`, controls and `javascript:` are refused. Legal paths pass,
 * with letters of any script, with signs such as `+ , ; & = ( ) ' ! * $ [ ] @`, and with encoded slashes further in.
 * @param origin Origin of the page, as in `https://example.com`.
 */
export function safeReturnTo(text: unknown, origin: string): string | null {
  if (typeof text !== 'string' || control.test(text)) return null;
  if (text.startsWith('/')) return isPathHere(text) ? text : null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && origin !== 'null' && isPathHere(path) ? path : null;
}

const control = /\p{Cc}/u;

function isPathHere(text: string): boolean {
  const [given = ''] = text.split(/[?#]/u, 1);
  let path = given;
  // Each turn undoes one layer of encoding; nobody encodes a path six times in good faith.
  for (let turn = 0; turn < 6; turn += 1) {
    if (leavesSite(path)) return false;
    const decoded = path.replaceAll(/%([0-7][\da-f])/giu, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    if (decoded === path) return !given.includes('\\');
    path = decoded;
  }
  return false;
}

function leavesSite(path: string): boolean {
  // Parsers drop some controls from the middle of a text.
  if (!/^\/(?![/\\])/u.test(path) || control.test(path)) return true;
  // What was encoded in a path begins no query.
  const { host, pathname } = new URL(path.replace(/[?#]/gu, encodeURIComponent), 'https://a');
  return host !== 'a' || pathname.startsWith('//');
}
