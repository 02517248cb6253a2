import type { Rule } from './rule';
import { everyMember, textOf } from './value-text';

/** Parameters of `digits`. */
export interface DigitsParams {
  /** Exact number of digits, also as text; any number of them where it is left out. */
  length?: number | string;
}

/** Rule that a value is made of ASCII digits alone, of an exact number of them if asked. */
export function digits({ length }: DigitsParams = {}): Rule {
  const exact = length === undefined || length === null ? undefined : Number(length);
  return {
    code: 'digits',
    params: exact === undefined ? {} : { length: exact },
    check: (value) =>
      everyMember(value, (member) => {
        const text = textOf(member) ?? '';
        return /^\d+$/.test(text) && (exact === undefined || text.length === exact);
      }),
  };
}
