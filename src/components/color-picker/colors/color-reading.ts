import type { ColorPickerLabels } from '../words';
import type { MappedColor } from './map-to-srgb';

/** Returns a localized message that says why a string is not usable. */
export type ColorProblem = (labels: ColorPickerLabels) => string;

/** Result of parsing a string: a color within sRGB, or the reason why there is none. */
export type ColorReading =
  | { color: MappedColor; problem?: undefined }
  | { color?: undefined; problem: ColorProblem };
