import type { ColorPickerLabels } from '../../../languages/language';
import type { Rgba } from './color';

/** Returns a localized message why a string is not usable. */
export type ColorProblem = (labels: ColorPickerLabels) => string;

/** Result of parsing a string: a color within sRGB, or the reason why there is none. */
export type ColorReading =
  | {
      rgba: Rgba;
      /** Whether the color was outside sRGB and has been mapped into it. */
      outside: boolean;
      problem: null;
    }
  | { problem: ColorProblem };
