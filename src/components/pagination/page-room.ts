/** Widths, in rem, at which the style sheet turns from the list to the compact form. */
const rooms = [30, 40, 60, 80] as const;

/**
 * Width that a row needs, in rem, as one of those that the style sheet knows.
 * @param turns Ways forward and back.
 * @param pages Pages and gaps.
 * @param signs Signs of the longest number.
 */
export function roomOf(turns: number, pages: number, signs: number): number {
  // A control under a finger is 3 rem wide, a sign 0.55 rem, and a quarter lies between two controls.
  const needed = turns * 3.25 + pages * (Math.max(3, 0.75 + signs * 0.55) + 0.25);
  return rooms.find((room) => room >= needed) ?? 80;
}
