import type { Rule } from './rule';
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

/**
 * Rule of the shortest text or the fewest members. Counts code points: an emoji outside the basic plane is one.
 * Too short an array makes an issue with the parameter `members`.
 */
export function minLength(params: LengthParams): Rule {
  return counting('minLength', params, (count, length) => count >= length);
}

/** Rule of the longest text or the most members; `minLength` says what is counted. */
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
      return text !== undefined && test(sizeOf(text, length, params.graphemes), length);
    },
  };
}

function sizeOf(text: string, limit: number, graphemes: boolean | undefined): number {
  if (!graphemes) return text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '_').length;
  let count = 0;
  // Finding graphemes is slow: it ends where the verdict is certain.
  for (const _ of new Intl.Segmenter().segment(text)) {
    count += 1;
    if (count > limit) break;
  }
  return count;
}
