import type { ColorPickerLabels } from '../../../languages/language';
import type { Rgba } from './color';

/** Message, in the user's language, why the picker cannot use a text. */
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
