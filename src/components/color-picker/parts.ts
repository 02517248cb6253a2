// The arithmetic, the notations and the names of colors. Copied components import it from the package.
export {
  channelsOf,
  clamp,
  clip,
  formatColor,
  fromHsl,
  isColorFormat,
  isDark,
  isInside,
  mapToSrgb,
  rounded,
  toByte,
  toHex,
  toHsva,
  toOklch,
  toRgba,
  unclipped,
  writeChannels,
  type Hsva,
  type MappedColor,
  type Oklch,
} from './color';
export { contrastRatio, levelOf, nearestPassing, type ContrastUse } from './contrast';
export { nameColor } from './name-color';
export { readColor } from './read-any-color';
export {
  colorReader,
  longest,
  readPlainColor,
  tame,
  useColorReader,
  type ColorProblem,
  type ColorReaderSoFar,
  type ColorReading,
} from './read-color';
