/** Units at both ends, the thin points of a star, that the edge of the fill leaves out: so its area is that of the value. */
const margin = 5;
const box = 24;

/**
 * Width of the filled part of each symbol, in the 24 units of its box: 24 for a full one, 0 for an empty one,
 * between them the value's fraction of the middle, exact to 1/100.
 *
 *   value 2.5 of 4   →   24  24  12  0
 */
export function starFill(value: number, max: number): number[] {
  return Array.from({ length: max }, (_, index) => {
    const part = Math.min(1, Math.max(0, value - index));
    if (part === 0 || part === 1) return part * box;
    return Math.round((margin + part * (box - 2 * margin)) * 100) / 100;
  });
}
