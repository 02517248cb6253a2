// The arithmetic and the names of colors. Copied components import it from the package.
export type { ColorReading } from './colors/color-reading';
export { clamp, toHsva, toRgba, type Hsva, type Rgba } from './colors/color';
export {
  contrastRatio,
  isDark,
  levelOf,
  nearestPassing,
  type ContrastUse,
} from './colors/contrast';
export {
  channelsOf,
  formatColor,
  isColorFormat,
  rounded,
  toHex,
  writeChannels,
} from './colors/format-color';
export { nameColor } from './colors/name-color';
export { nearestOf } from './colors/nearest-token';
export { readPlainColor } from './colors/read-plain-color';
export { colorReader, useColorReader, type ColorReaderSoFar } from './text/use-color-reader';
