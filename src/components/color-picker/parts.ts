// The arithmetic, the notations and the names of colors, and what is selected and typed. Copied components import it from the package.
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
export { useColor, type ColorState } from './use-color';
export { useColorText, type ColorText } from './use-color-text';
