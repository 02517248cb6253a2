/** Path of an address without query, hash, doubled and closing slashes, to tell whether two lead to the same page. */
export function pathOf(address: string): string {
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') || '/';
}
