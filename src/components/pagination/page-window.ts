/** Pages that a window leaves out between two that it shows. */
export interface PageGap {
  /** First page left out. */
  from: number;
  /** Last page left out. */
  to: number;
}

/** Page numbers and gaps, in the order of reading. */
export type PageWindow = ReadonlyArray<number | PageGap>;

/**
 * Windows over the fewest pages that have them all: near the start, in the middle and near the end, each as
 * page numbers with 0 for a break. All have the same length, and two pages fewer than there are.
 */
export type PageWindows = readonly [
  start: readonly number[],
  middle: readonly number[],
  end: readonly number[],
];

/**
 * Pages to show around the current one: always as many, pages and gaps together, or every page where there
 * are no more. Costs the same for ten pages and for a million.
 *
 *     1 … 4 (5) 6 … 9   with 500 of 1000 for 5   is   1 … 499 (500) 501 … 1000
 *
 * @param page Current page, 1 to `last`.
 * @param last Last page; 0 for none.
 */
export function pageWindow(
  page: number,
  last: number,
  [start, middle, end]: PageWindows,
): PageWindow {
  const slots = middle.length;
  if (last <= slots) return Array.from({ length: last }, (_, index) => index + 1);
  const boundaries = middle.indexOf(0);
  const ahead = last - slots - 2;
  // The window stops where its current page would come closer to an end than the first and last of the three.
  const first = (slots + 1) / 2;
  const centre = Math.min(Math.max(page, first), last - first + 1);
  const [drawn, drawnCentre] =
    centre === first
      ? [start, first]
      : centre === last - first + 1
        ? [end, first + 2]
        : [middle, first + 1];
  const shown = drawn.map((number) => {
    if (number <= boundaries) return number;
    return number + (number > slots + 2 - boundaries ? ahead : centre - drawnCentre);
  });
  return shown.map(
    (number, index) =>
      number || { from: (shown[index - 1] ?? 0) + 1, to: (shown[index + 1] ?? last + 1) - 1 },
  );
}
