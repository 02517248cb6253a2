import type { Rule } from './rule';
import { decimal, everyMember, isEmpty } from './value-text';

/** Number, or the text of one. */
export type NumberLike = number | bigint | string;

/** Parameters of `min`. */
export interface MinParams {
  /** Minimum, also as text. */
  min: NumberLike;
}

/** Parameters of `max`. */
export interface MaxParams {
  /** Maximum, also as text. */
  max: NumberLike;
}

/**
 * Rule for a minimum. It compares numbers, never the length of a string: see `minLength`. The text of a number has
 * decimal digits, possibly surrounding spaces, leading zeros, a sign, a decimal point and an exponent. Blank text,
 * booleans, dates, `NaN`, `Infinity`, `0x`, a decimal comma and digits of other scripts are invalid. Integers beyond
 * 2^53 are compared exactly. If the bound is not a number, every value is invalid.
 */
export function min({ min }: MinParams): Rule {
  return bound('min', { min }, (value) => compareNumbers(value, min) >= 0);
}

/** Rule for a maximum; see `min` for what counts as a number. */
export function max({ max }: MaxParams): Rule {
  return bound('max', { max }, (value) => compareNumbers(value, max) <= 0);
}

const bound = (code: string, params: Rule['params'], test: (value: unknown) => boolean): Rule => ({
  code,
  params,
  check: (value) => !isEmpty(value) && everyMember(value, test),
});

/**
 * Compares a value with a bound, which may be infinite: negative if the value is smaller, zero if they are equal,
 * positive if it is larger, and `NaN` if either is not a number. Integers in text are compared exactly.
 */
function compareNumbers(a: unknown, b: unknown): number {
  const [first, second] = [numberOf(a), typeof b === 'number' ? b : numberOf(b)];
  if (first !== second) return first - second;
  // Beyond 2^53, two texts with the same floating-point number may still differ.
  return isWhole(a) && isWhole(b) ? Number(BigInt(a) - BigInt(b)) : 0;
}

function numberOf(value: unknown): number {
  if (typeof value === 'bigint') return Number(value);
  const isNumber = typeof value === 'string' ? decimal.test(value.trim()) : Number.isFinite(value);
  return isNumber ? Number(value) : Number.NaN;
}

const isWhole = (value: unknown): value is NumberLike => /^\s*[+-]?\d+\s*$/.test(String(value));
