import type { ColorPickerLabels } from '../../languages/language';
import type { Rgba } from './color';

/** Sentence that tells, in the reader's words, why a text is no color that the picker can take. */
export type ColorProblem = (words: ColorPickerLabels) => string;

/** What a text means: a color that a screen can show, or why it is none. */
export type ColorReading =
  | {
      rgba: Rgba;
      /** Whether the color lies outside sRGB and was brought into it. */
      outside: boolean;
      problem: null;
    }
  | { problem: ColorProblem };
