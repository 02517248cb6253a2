// The arithmetic, the notations and the names of colors. Copied components import it from the package.
export {
  channelsOf,
  clamp,
  formatColor,
  isColorFormat,
  isDark,
  rounded,
  toHex,
  toHsva,
  toRgba,
  writeChannels,
  type Hsva,
} from './color';
export { contrastRatio, levelOf, nearestPassing, type ContrastUse } from './contrast';
export { nameColor } from './name-color';
export { readColor } from './read-any-color';
export {
  colorReader,
  readPlainColor,
  useColorReader,
  type ColorReaderSoFar,
  type ColorReading,
} from './read-color';
