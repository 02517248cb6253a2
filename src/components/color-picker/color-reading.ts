import type { Rgba } from './color';

/** Why a text is no colour that the picker can take. */
export type ColorProblem =
  /** Signs after `#` that are no hexadecimal digits, or not 3, 4, 6 or 8 of them. */
  | { kind: 'hex' }
  /** Numbers of a function that CSS does not take, with an example that it does. */
  | { kind: 'numbers'; name: string; example: string }
  /** A word that is no colour's name, with one that is spelt nearly so. */
  | { kind: 'name'; name: string; suggestion: string | undefined }
  /** A colour that only a page knows, such as `currentcolor` or `var(--a)`. */
  | { kind: 'page'; name: string }
  /** A colour with opacity where none is wanted. */
  | { kind: 'opacity' }
  /** Anything else. */
  | { kind: 'text'; example: string };

/** What a text means: a colour that a screen can show, or why it is none. */
export type ColorReading =
  | {
      rgba: Rgba;
      /** Whether the colour lies outside sRGB and was brought into it. */
      outside: boolean;
      problem: null;
    }
  | { problem: ColorProblem };
