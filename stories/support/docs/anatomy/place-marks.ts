/** Rectangle in pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Part of a widget in a figure. */
export interface Part {
  name: string;
  /** Number in the legend. */
  number: number;
  /** Box of the part relative to the figure. */
  box: Box;
  /** Whether its text runs from right to left. */
  isRtl: boolean;
}

/** Number in a figure. */
export interface Mark extends Part {
  /** Position of the top left corner. */
  x: number;
  y: number;
}

/** Width and height of a number. */
export const markSize = 20;
const gap = 2;

function collides(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.abs(one.x - other.x) < markSize + gap && Math.abs(one.y - other.y) < markSize + gap;
}

/**
 * Places each number at the corner where its part begins, and beside the others where several parts begin at the same
 * corner.
 * @param width Width of the figure.
 */
export function placeMarks(parts: readonly Part[], width: number): Mark[] {
  const placed: Mark[] = [];
  for (const part of parts) {
    const { box, isRtl } = part;
    const corner = isRtl ? box.x + box.width : box.x;
    const step = (markSize + gap) * (isRtl ? -1 : 1);
    const place = { x: corner - markSize / 2, y: Math.max(0, box.y - markSize / 2) };
    while (placed.some((mark) => collides(mark, place))) {
      place.x += step;
      // At the end of the line, numbers go on below.
      if (place.x > width - markSize || place.x < 0) {
        place.x = corner - markSize / 2;
        place.y += markSize + gap;
      }
    }
    placed.push({ ...part, x: Math.min(Math.max(place.x, 0), width - markSize), y: place.y });
  }
  return placed;
}
