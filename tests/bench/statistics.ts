/** Median and spread of a set of figures. */
export interface Spread {
  /** Median. */
  median: number;
  /** First quartile. */
  low: number;
  /** Third quartile. */
  high: number;
}

/** Median and quartiles of `values`, linearly interpolated; throws on an empty set. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/** Spread of the ratios of two series that were measured in turns: each turn of a divided by the same turn of b. */
export function ratioOf(a: readonly number[], b: readonly number[]): Spread {
  return spreadOf(a.map((value, index) => value / (b[index] ?? Number.NaN)));
}

/** Slope of the straight line through the points (Theil-Sen: the median of all pairwise slopes). */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const slopes = points.flatMap((a, index) =>
    points.slice(index + 1).map((b) => (b.y - a.y) / (b.x - a.x)),
  );
  return spreadOf(slopes).median;
}

function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('No figures were measured.');
  return below + (above - below) * (position - Math.floor(position));
}
