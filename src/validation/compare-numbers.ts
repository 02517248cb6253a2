/** Number, or text of one. */
export type NumberLike = number | bigint | string;

/**
 * Order of two numbers: below zero where the first is smaller, zero where they are equal, above zero where it is larger, and
 * `NaN` where either is no number. Blank text is none. Whole numbers in text are exact to their last digit.
 */
export function compareNumbers(a: unknown, b: unknown): number {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (first !== second) return first - second;
  // Beyond 2^53 two texts of one floating-point number may still differ.
  return isWhole(a) && isWhole(b) ? Number(BigInt(a) - BigInt(b)) : 0;
}

function numberOf(value: unknown): number {
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  return isNumber || (typeof value === 'string' && value.trim()) ? Number(value) : Number.NaN;
}

const isWhole = (value: unknown): value is NumberLike => /^\s*[+-]?\d+\s*$/.test(String(value));
