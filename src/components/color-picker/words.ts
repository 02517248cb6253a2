/** Labels of the color picker. Numbers arrive formatted. */
export interface ColorPickerLabels {
  /** Name of the picker without a label. */
  color: string;
  /** Role description of the color area. */
  areaRole: string;
  /** Name of the saturation slider. */
  saturation: string;
  /** Name of the brightness slider. */
  brightness: string;
  /** Name of the hue slider. */
  hue: string;
  /** Name of the opacity slider. */
  opacity: string;
  /** Value of a slider: percent or degrees, and the name of the color, or an empty string. */
  sliderValue: (value: string, name: string) => string;
  /** Value of a control without a color. */
  none: string;
  /** Name of the text field in the panel. */
  text: string;
  /** Placeholder of the text field. */
  placeholder: string;
  /** Name of the list of notations. */
  format: string;
  /** Names of the fields for channels, by the letter of the channel in CSS. */
  channels: Readonly<Record<'r' | 'g' | 'b' | 'h' | 's' | 'l' | 'c' | 'a', string>>;
  /** Name of the list of swatches. */
  swatches: string;
  /** Name of the button that selects a color from the screen. */
  eyeDropper: string;
  /** Note about a color outside the sRGB gamut. */
  outsideGamut: (shown: string) => string;
  /** Error for a malformed code after `#`. */
  invalidHex: string;
  /** Error for malformed arguments of a color function, with an example. */
  invalidArguments: (name: string, example: string) => string;
  /** Error for an unknown color name. */
  unknownName: (name: string, suggestion: string | undefined) => string;
  /** Error for a color that depends on the page, such as `currentcolor`. */
  dependsOnPage: (name: string) => string;
  /** Error for a translucent color where only opaque ones are allowed. */
  notOpaque: string;
  /** Error for any other text. */
  notUnderstood: (example: string) => string;
  /** Name of the contrast readout. */
  contrast: string;
  /** Letters of the sample of the color on its background. */
  sample: string;
  /** Contrast ratio as text: "4.5:1". */
  ratio: (number: string) => string;
  /** Uses of a color that WCAG requires a minimum contrast for. */
  uses: Readonly<Record<'text' | 'large' | 'part', string>>;
  /** Result if no level is reached. */
  fails: string;
  /** Name of the button that applies the nearest color with enough contrast. */
  applyPassingColor: (color: string, ratio: string) => string;
  /** Note about a color that has enough contrast. */
  passes: (ratio: string) => string;
  /** Note if no lightness of the color has enough contrast. */
  noPassingColor: (ratio: string) => string;
}

/** English labels of the color picker. */
export const colorPicker: ColorPickerLabels = {
  color: 'Color',
  areaRole: '2D slider',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  opacity: 'Opacity',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'No color',
  text: 'Color code',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Format',
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
  outsideGamut: (shown) => `Outside sRGB, shown as ${shown}`,
  invalidHex: 'Enter 3, 4, 6 or 8 digits after #: 0–9 and a–f.',
  invalidArguments: (name, example) => `Enter ${name}() in this format: ${example}.`,
  unknownName: (name, suggestion) =>
    `Unknown color “${name}”${suggestion ? `. Did you mean ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} cannot be used here, because it depends on the page.`,
  notOpaque: 'The color must be opaque.',
  notUnderstood: (example) => `Enter a color, such as ${example}.`,
  contrast: 'Contrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Text', large: 'Large text', part: 'Icons and borders' },
  fails: 'Fails',
  applyPassingColor: (color, ratio) => `Use ${color} to reach ${ratio}`,
  passes: (ratio) => `Reaches ${ratio}`,
  noPassingColor: (ratio) => `No shade of this color reaches ${ratio}.`,
};

/** Labels of the color input, besides those of the color picker. */
export interface ColorInputLabels {
  /** Name of the button that opens the panel. */
  open: string;
  /** Name of the panel. */
  dialog: string;
  /** Name of the button that closes the panel. */
  close: string;
  /** Button that closes the panel in a sheet. */
  done: string;
  /** Name of the button that clears the field. */
  clear: string;
}

/** English labels of the color input, besides those of the color picker. */
export const colorInput: ColorInputLabels = {
  open: 'Open color picker',
  dialog: 'Choose a color',
  close: 'Close',
  done: 'Done',
  clear: 'Clear',
};

/** Names of colors. */
export interface ColorNames {
  /** Names of the color families. */
  families: Readonly<
    Record<
      | 'pink'
      | 'red'
      | 'orange'
      | 'brown'
      | 'beige'
      | 'yellow'
      | 'olive'
      | 'lime'
      | 'green'
      | 'turquoise'
      | 'cyan'
      | 'sky'
      | 'blue'
      | 'violet'
      | 'purple'
      | 'magenta'
      | 'black'
      | 'gray'
      | 'white',
      string
    >
  >;
  /** Names with a tone; `{}` is replaced by the family. */
  tones: Readonly<
    Record<'vivid' | 'light' | 'pale' | 'dark' | 'veryDark' | 'muted' | 'darkMuted', string>
  >;
}

/** English names of colors. */
export const colorNames: ColorNames = {
  families: {
    pink: 'pink',
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    beige: 'beige',
    yellow: 'yellow',
    olive: 'olive',
    lime: 'lime green',
    green: 'green',
    turquoise: 'turquoise',
    cyan: 'cyan',
    sky: 'sky blue',
    blue: 'blue',
    violet: 'violet',
    purple: 'purple',
    magenta: 'magenta',
    black: 'black',
    gray: 'gray',
    white: 'white',
  },
  tones: {
    vivid: 'vivid {}',
    light: 'light {}',
    pale: 'pale {}',
    dark: 'dark {}',
    veryDark: 'very dark {}',
    muted: 'grayish {}',
    darkMuted: 'dark grayish {}',
  },
};
