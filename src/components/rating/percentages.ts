/**
 * Returns integer percentages of the counts that sum to 100, by the largest remainder method (Hare-Niemeyer):
 * every percentage is rounded down, and the difference goes to the largest remainders, the first of equal
 * ones first. All are 0 if all counts are 0.
 */
export function percentages(counts: readonly number[]): number[] {
  const greatest = Math.max(0, ...counts);
  if (greatest === 0) return counts.map(() => 0);
  // Relative to the largest count, because the sum of huge counts would be infinite.
  const sizes = counts.map((count) => count / greatest);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (size / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const next = exact
    .map((share, index) => ({ index, rest: share % 1, count: counts[index] ?? 0 }))
    // Ratios of huge counts may be equal even if the counts are not.
    .sort((one, other) => other.rest - one.rest || other.count - one.count)
    .slice(0, missing);
  for (const { index } of next) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
