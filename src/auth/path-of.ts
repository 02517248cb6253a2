/**
 * Path of an address of this origin without query, hash, doubled and closing slashes, to tell whether two lead to
 * the same page.
 */
export function pathOf(address: string): string {
  const path = address.replace(/[?#][^]*$/, '');
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') || '/';
}
