import type { Issue, Rule } from './rule';
import { textOf } from './value-text';

/** Parameters of `minLength` and `maxLength`. */
export interface LengthParams {
  /** Number of characters of a text, or of members of an array; also as text. */
  length: number | string;
  /**
   * Whether a character is what a reader takes for one (a grapheme cluster, Unicode Annex 29: a flag or an emoji family is one),
   * not a code point.
   * @default false
   */
  graphemes?: boolean;
}

/** Rule of the shortest text or the fewest members. Counts code points: an emoji outside the basic plane is one. */
export function minLength(params: LengthParams): Rule {
  const length = Number(params.length);
  return counting('minLength', params, (count) => count(length) >= length);
}

/** Rule of the longest text or the most members; `minLength` says what is counted. */
export function maxLength(params: LengthParams): Rule {
  const length = Number(params.length);
  return counting('maxLength', params, (count) => count(length + 1) <= length);
}

function counting(
  code: string,
  { length, graphemes = false }: LengthParams,
  test: (count: (limit: number) => number) => boolean,
): Rule {
  return {
    code,
    params: { length: Number(length) },
    check: (value) => {
      if (Array.isArray(value)) {
        const members: Issue = { code, params: { length: Number(length), members: true } };
        return test(() => value.length) || members;
      }
      const text = textOf(value);
      return text !== undefined && test((limit) => countUpTo(text, limit, graphemes));
    },
  };
}

// Counting ends at the limit: a long text costs no more than its bound.
function countUpTo(text: string, limit: number, graphemes: boolean): number {
  let count = 0;
  for (const _ of graphemes ? new Intl.Segmenter('en').segment(text) : text) {
    count += 1;
    if (count >= limit) break;
  }
  return count;
}
