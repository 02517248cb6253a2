import type { Rule } from './rule';
import { textRule } from './value-text';

/** Parameters of `digits`. */
export interface DigitsParams {
  /** Exact number of digits, also as text; any number by default. */
  length?: number | string;
}

/** Rule that a value consists only of ASCII digits, optionally of an exact number. */
export function digits({ length }: DigitsParams = {}): Rule {
  const params = length === undefined ? {} : { length: Number(length) };
  return textRule(
    'digits',
    params,
    (text) => /^\d+$/.test(text) && (params.length ?? text.length) === text.length,
  );
}
