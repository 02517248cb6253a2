/** Width of a star's thin points on both sides, which the fill skips, so that its area matches the value. */
const margin = 5;
const box = 24;

/**
 * Returns the width of the filled part of each symbol, in the 24 units of its box: 24 for a full one, 0 for
 * an empty one, in between the value's fraction of the middle, exact to 1/100.
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
