/**
 * Whole percentages of the counts that sum to 100, by the method of the largest remainder (Hare-Niemeyer): every share is
 * cut to whole percents, and what is missing goes to the largest remainders, the first of equals before the others. All
 * are 0 where there is nothing to share.
 */
export function percentages(counts: readonly number[]): number[] {
  const greatest = Math.max(0, ...counts);
  if (greatest === 0) return counts.map(() => 0);
  // Shares of the greatest first: the sum of counts near the largest number would be infinite.
  const sizes = counts.map((count) => count / greatest);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (size / total) * 100);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0);
  const next = exact
    .map((share, index) => ({ index, rest: share % 1, count: counts[index] ?? 0 }))
    // Shares of counts near the largest number may be equal where the counts are not.
    .sort((one, other) => other.rest - one.rest || other.count - one.count)
    .slice(0, missing);
  for (const { index } of next) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
