import { compareNumbers, type NumberLike } from './compare-numbers';
import type { Rule } from './rule';
import { everyMember, isEmpty } from './value-text';

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
 * Rule for a minimum. It compares numbers, never the length of a string: see `minLength`. Numbers are parsed
 * like `Number` does: surrounding spaces, leading zeros, an exponent and `0x` are valid. Blank text,
 * booleans, dates, a decimal comma and digits of other scripts are invalid. Integers beyond 2^53 are compared
 * exactly. If the bound is not a number, every value is invalid.
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
