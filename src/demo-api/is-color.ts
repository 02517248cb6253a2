import {
  modeHsl,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeLab, modeLch, modeOklab, modeOklch]) registerMode(mode);

/** Whether a text is a colour of CSS Color 4: a name, `#` and digits, or a function such as `oklch()`. */
export function isColor(text: string): boolean {
  // Only CSS's own notations are taken: the library also reads digits without their sign.
  return /^(#|[a-z]+(\(|$))/i.test(text) && parse(text) !== undefined;
}
