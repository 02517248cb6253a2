import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `digits`. */
export interface DigitsParams {
  /** Exact number of digits, also as text; any number of them where it is left out. */
  length?: number | string;
}

/** Rule that a value is made of ASCII digits alone, of an exact number of them if asked. */
export function digits({ length }: DigitsParams = {}): Rule {
  const params = length === undefined ? {} : { length: Number(length) };
  return textRule(
    'digits',
    params,
    (text) => /^\d+$/.test(text) && (params.length ?? text.length) === text.length,
  );
}
