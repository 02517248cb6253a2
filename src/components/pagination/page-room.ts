/** Widths, in rem, at which the style sheet turns from the list to the compact form. */
const rooms = [30, 40, 60, 80] as const;

/**
 * Width that a row of pages needs, in rem, as one of those that the style sheet knows.
 * @param cells Controls in the row.
 * @param signs Signs of the longest number.
 */
export function roomOf(cells: number, signs: number): number {
  // A control under a finger is 3 rem wide, a sign 0.6 rem, and a quarter lies between two controls.
  const needed = cells * (Math.max(3, 1 + signs * 0.6) + 0.25);
  return rooms.find((room) => room >= needed) ?? 80;
}
