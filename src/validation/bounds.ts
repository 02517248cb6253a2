import { compareNumbers, type NumberLike } from './compare-numbers';
import type { Rule } from './rule';
import { everyMember, isEmpty } from './value-text';

/** Parameters of `min`. */
export interface MinParams {
  /** Smallest number that passes, also as text. */
  min: NumberLike;
}

/** Parameters of `max`. */
export interface MaxParams {
  /** Largest number that passes, also as text. */
  max: NumberLike;
}

/**
 * Rule of the smallest number. It is about numbers, never about the length of a text: see `minLength`.
 * Numbers are those of `Number`: spaces around them, leading zeros, an exponent and `0x` pass. No numbers, and so failures, are
 * blank text, booleans, dates, a decimal comma and digits of other scripts. Whole numbers beyond 2^53 are compared exactly.
 * A bound that is no number lets nothing pass.
 */
export function min({ min }: MinParams): Rule {
  return bound('min', { min }, (value) => compareNumbers(value, min) >= 0);
}

/** Rule of the largest number; numbers are defined at `min`. */
export function max({ max }: MaxParams): Rule {
  return bound('max', { max }, (value) => compareNumbers(value, max) <= 0);
}

const bound = (code: string, params: Rule['params'], test: (value: unknown) => boolean): Rule => ({
  code,
  params,
  check: (value) => !isEmpty(value) && everyMember(value, test),
});
