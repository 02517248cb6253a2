import type { ColorPickerLabels } from '../../languages/language';
import type { Rgba } from './color';

/** Sentence that tells, in the reader's words, why a text is no colour that the picker can take. */
export type ColorProblem = (words: ColorPickerLabels) => string;

/** What a text means: a colour that a screen can show, or why it is none. */
export type ColorReading =
  | {
      rgba: Rgba;
      /** Whether the colour lies outside sRGB and was brought into it. */
      outside: boolean;
      problem: null;
    }
  | { problem: ColorProblem };
