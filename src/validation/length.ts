import type { Rule } from './rule';
import { textOf } from './value-text';

/** Parameters of `minLength` and `maxLength`. */
export interface LengthParams {
  /** Number of characters of a string, or of elements of an array; also as text. */
  length: number | string;
}

/**
 * Rule for the minimum length of a string or an array. Counts code points, as databases do: an emoji is one, a
 * family of joined emoji several. The issue of an array has the parameter `members`.
 */
export function minLength(params: LengthParams): Rule {
  return counting('minLength', params, (count, length) => count >= length);
}

/** Rule for the maximum length of a string or an array; see `minLength` for what is counted. */
export function maxLength(params: LengthParams): Rule {
  return counting('maxLength', params, (count, length) => count <= length);
}

function counting(
  code: string,
  params: LengthParams,
  test: (count: number, length: number) => boolean,
): Rule {
  const length = Number(params.length);
  return {
    code,
    params: { length },
    check: (value) => {
      if (Array.isArray(value)) {
        return test(value.length, length) || { code, params: { length, members: true } };
      }
      const text = textOf(value);
      return text !== undefined && test([...text].length, length);
    },
  };
}
