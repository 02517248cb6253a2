const dayLength = 86_400_000;

/** Returns the days of a range, both ends included, as ISO dates. */
export function eachDay(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((last - first) / dayLength) + 1);
  return Array.from({ length: count }, (_, place) => isoDay(first + place * dayLength));
}

/**
 * Returns the first and last day that a calendar page of a month `YYYY-MM` may show: the month with a week
 * before and after.
 */
export function monthSpan(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: isoDay(Date.UTC(year, number - 1, 1) - 7 * dayLength),
    to: isoDay(Date.UTC(year, number, 0) + 7 * dayLength),
  };
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
