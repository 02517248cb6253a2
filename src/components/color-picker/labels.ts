import type { LabelCatalogue } from '../../internals/use-labels';

/** Words that the colour picker says. Numbers arrive formatted; names of colours have words of their own. */
export interface ColorPickerLabels {
  /** Name of the picker, where nothing else names it. */
  color: string;
  /** What the area is, for those who do not see it. */
  areaRole: string;
  /** Name of the slider for the saturation. */
  saturation: string;
  /** Name of the slider for the brightness. */
  brightness: string;
  /** Name of the slider for the hue. */
  hue: string;
  /** Name of the slider for the opacity. */
  opacity: string;
  /** Value of the area: the colour's name, where known, and both shares. */
  areaValue: (name: string, saturation: string, brightness: string) => string;
  /** Value of the hue: degrees and, where known, the colour's name. */
  hueValue: (degrees: string, name: string) => string;
  /** Value of a control while there is no colour. */
  none: string;
  /** Name of the text field in the panel. */
  text: string;
  /** What can be typed, shown while the field is empty. */
  hint: string;
  /** Name of the list of notations. */
  format: string;
  /** Name of a channel's field, by its letter in CSS. */
  channels: Readonly<Record<'r' | 'g' | 'b' | 'h' | 's' | 'l' | 'c' | 'a', string>>;
  /** Name of the list of swatches. */
  swatches: string;
  /** Name of the button that picks from the screen. */
  eyeDropper: string;
  /** Name of the button that opens the panel. */
  open: string;
  /** Name of the panel. */
  dialog: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Note about a colour that a screen of sRGB cannot show. */
  outside: (shown: string) => string;
  /** Message about a code after `#`. */
  badHex: string;
  /** Message about the numbers of a function, with an example. */
  badNumbers: (name: string, example: string) => string;
  /** Message about a word that names no colour. */
  unknownName: (name: string, suggestion: string | undefined) => string;
  /** Message about a colour that depends on a page. */
  ofPage: (name: string) => string;
  /** Message about a translucent colour where none may be. */
  notOpaque: string;
  /** Message about any other text. */
  notUnderstood: (example: string) => string;
  /** Name of the readout of the contrast. */
  contrast: string;
  /** Letters that are shown in the colour on its background. */
  sample: string;
  /** Ratio as it is written: "4.5:1". */
  ratio: (number: string) => string;
  /** Uses of a colour that WCAG sets a least contrast for. */
  uses: Readonly<Record<'text' | 'large' | 'part', string>>;
  /** What stands where no level is reached. */
  fails: string;
  /** Button that takes the nearest colour with enough contrast. */
  takePassing: (color: string, ratio: string) => string;
  /** Note where no lightness of the colour has enough contrast. */
  nonePasses: (ratio: string) => string;
  /** Name of the nearest token with its difference. */
  nearest: (name: string, difference: string) => string;
  /** Note about a colour that is a token. */
  isToken: (name: string) => string;
  /** Button that takes the nearest token. */
  snap: string;
}

const en: ColorPickerLabels = {
  color: 'Colour',
  areaRole: '2D slider',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  opacity: 'Opacity',
  areaValue: (name, saturation, brightness) =>
    `${name && `${name}, `}saturation ${saturation}, brightness ${brightness}`,
  hueValue: (degrees, name) => `${degrees}${name && `, ${name}`}`,
  none: 'No colour',
  text: 'Colour code',
  hint: 'tomato, #f60, oklch(…)',
  format: 'Notation',
  channels: {
    r: 'Red',
    g: 'Green',
    b: 'Blue',
    h: 'Hue',
    s: 'Saturation',
    l: 'Lightness',
    c: 'Chroma',
    a: 'Opacity',
  },
  swatches: 'Swatches',
  eyeDropper: 'Pick from the screen',
  open: 'Open colour picker',
  dialog: 'Choose a colour',
  clear: 'Clear',
  outside: (shown) => `Outside sRGB, shown as ${shown}`,
  badHex: 'After # come 3, 4, 6 or 8 digits, 0–9 and a–f',
  badNumbers: (name, example) => `${name}() is written like ${example}`,
  unknownName: (name, suggestion) =>
    `No colour is called ${name}${suggestion ? `. Did you mean ${suggestion}?` : ''}`,
  ofPage: (name) => `${name} has a colour only inside a page`,
  notOpaque: 'The colour must be opaque',
  notUnderstood: (example) => `Not a colour. Try ${example}`,
  contrast: 'Contrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Text', large: 'Large text', part: 'Icons and borders' },
  fails: 'Fails',
  takePassing: (color, ratio) => `Use ${color} for ${ratio}`,
  nonePasses: (ratio) => `No lightness of this hue reaches ${ratio}`,
  nearest: (name, difference) => `Near ${name}, ΔE\u00a0${difference}`,
  isToken: (name) => `This is ${name}`,
  snap: 'Use it',
};

/** Catalogue of the colour picker's words. */
export const colorPickerLabels: LabelCatalogue<ColorPickerLabels> = {
  name: 'colorPicker',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
