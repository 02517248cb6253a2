/** Number, or the text of one. */
export type NumberLike = number | bigint | string;

/**
 * Compares two numbers: negative if the first is smaller, zero if they are equal, positive if it is larger,
 * and `NaN` if either is not a number. Blank text is not a number. Integers in text are compared exactly.
 */
export function compareNumbers(a: unknown, b: unknown): number {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (first !== second) return first - second;
  // Beyond 2^53, two texts with the same floating-point number may still differ.
  return isWhole(a) && isWhole(b) ? Number(BigInt(a) - BigInt(b)) : 0;
}

function numberOf(value: unknown): number {
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
}

const isWhole = (value: unknown): value is NumberLike => /^\s*[+-]?\d+\s*$/.test(String(value));
