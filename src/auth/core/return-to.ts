/**
 * Path of this site that it is safe to return to, query and hash included, as it was given; a full address of the same
 * origin is cut down to its path. `null` for whatever could lead to another site (RFC 9700, section 4.11.1). Decided by
 * the parser of addresses that browsers use, for the path as it is and for all that a router, a proxy or a cookie makes
 * of it by decoding it again: `//example.org`, `/\example.org`, `/.//example.org`, `/%2F%2Fexample.org`, backslashes,
 * controls and `javascript:` are refused. Legal paths pass, with letters of any script, with encoded slashes further
 * in and with signs such as `+ , ; & = ( ) ' ! * $ [ ] @`.
 * @param origin Origin of the page, as in `https://example.com`.
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
  // Each turn undoes one layer of encoding; no honest path is encoded six times.
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
  // Parsers drop some controls from the middle of a text. What was encoded in a path begins no query.
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false;
  const { href } = new URL(path.replace(/[?#]/g, encodeURIComponent), 'https://a');
  return /^https:\/\/a\/(?!\/)/.test(href);
}
