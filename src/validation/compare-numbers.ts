/** Number, or text of one. */
export type NumberLike = number | bigint | string;

/**
 * Order of two numbers: below zero where the first is smaller, zero where they are equal, above zero where it is larger, and
 * `NaN` where either is no number. Blank text is none. Text is exact to its last digit: where both round to the same
 * floating-point number, their decimals decide.
 */
export function compareNumbers(a: unknown, b: unknown): number {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (first !== second) return first < second ? -1 : first > second ? 1 : Number.NaN;
  return compareDecimals(String(a).trim(), String(b).trim());
}

function numberOf(value: unknown): number {
  const type = typeof value;
  const isNumber = type === 'number' || type === 'bigint';
  return isNumber || (type === 'string' && (value as string).trim()) ? Number(value) : Number.NaN;
}

// Both texts round to the same number, so that only plain decimals can still differ; an exponent or a prefix is taken as equal.
function compareDecimals(a: string, b: string): number {
  if (/[^\d.+-]/.test(a + b)) return 0;
  const [[whole, rest], [otherWhole, otherRest]] = [partsOf(a), partsOf(b)];
  const width = Math.max(whole.length, otherWhole.length);
  const places = Math.max(rest.length, otherRest.length);
  const padded = whole.padStart(width, '0') + rest.padEnd(places, '0');
  const otherPadded = otherWhole.padStart(width, '0') + otherRest.padEnd(places, '0');
  if (padded === otherPadded) return 0;
  // Two numbers that round to the same one have one sign, but for those that round to zero.
  const negative = a.startsWith('-');
  if (negative !== b.startsWith('-')) return negative ? -1 : 1;
  return padded < otherPadded === negative ? 1 : -1;
}

function partsOf(text: string): [string, string] {
  const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split('.');
  return [whole, rest];
}
