import {
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch])
  registerMode(mode);

/** Whether a text is a colour of CSS Color 4: a name, `#` and digits, or a function such as `oklch()`. */
export function isColor(text: string): boolean {
  // The library also reads hexadecimal digits without their sign, which are no colour in CSS; no name is made of them alone.
  return !/^[\da-f]+$/i.test(text) && parse(text) !== undefined;
}
