/** English labels of the color picker. */
export const colorPicker = {
  /** Name of the picker without a label. */
  color: 'Color',
  /** Role description of the color area. */
  areaRole: '2D slider',
  /** Name of the saturation slider. */
  saturation: 'Saturation',
  /** Name of the brightness slider. */
  brightness: 'Brightness',
  /** Name of the hue slider. */
  hue: 'Hue',
  /** Name of the opacity slider. */
  opacity: 'Opacity',
  /** Value of a slider: percent or degrees, and the name of the color, or an empty string. */
  sliderValue: (value: string, name: string) => `${value}${name && `, ${name}`}`,
  /** Value of a control without a color. */
  none: 'No color',
  /** Name of the text field in the panel. */
  text: 'Color code',
  /** Placeholder of the text field. */
  placeholder: 'tomato, #f60, oklch(…)',
  /** Name of the list of notations. */
  format: 'Format',
  /** Names of the fields for further channels, by the letter of the channel in CSS. */
  channels: {
    r: 'Red',
    g: 'Green',
    b: 'Blue',
    l: 'Lightness',
    c: 'Chroma',
  },
  /** Name of the list of swatches. */
  swatches: 'Swatches',
  /** Name of the button that selects a color from the screen. */
  eyeDropper: 'Pick from the screen',
  /** Note about a color outside the sRGB gamut. */
  outsideGamut: (shown: string) => `Outside sRGB, shown as ${shown}`,
  /** Error for a malformed code after `#`. */
  invalidHex: 'Enter 3, 4, 6 or 8 digits after #: 0–9 and a–f.',
  /** Error for malformed arguments of a color function, with an example. */
  invalidArguments: (name: string, example: string) =>
    `Enter ${name}() in this format: ${example}.`,
  /** Error for an unknown color name. */
  unknownName: (name: string, suggestion: string | undefined) =>
    `Unknown color “${name}”${suggestion ? `. Did you mean ${suggestion}?` : '.'}`,
  /** Error for a color that depends on the page, such as `currentcolor`. */
  dependsOnPage: (name: string) => `${name} cannot be used here, because it depends on the page.`,
  /** Error for a translucent color where only opaque ones are allowed. */
  notOpaque: 'The color must be opaque.',
  /** Error for any other text. */
  notUnderstood: (example: string) => `Enter a color, such as ${example}.`,
  /** Name of the contrast readout. */
  contrast: 'Contrast',
  /** Letters of the sample of the color on its background. */
  sample: 'Aa',
  /** Contrast ratio as text: "4.5:1". */
  ratio: (number: string) => `${number}:1`,
  /** Uses of a color that WCAG requires a minimum contrast for. */
  uses: { text: 'Text', large: 'Large text', part: 'Icons and borders' },
  /** Result if no level is reached. */
  fails: 'Fails',
  /** Name of the button that applies the nearest color with enough contrast. */
  applyPassingColor: (color: string, ratio: string) => `Use ${color} to reach ${ratio}`,
  /** Note if no lightness of the color has enough contrast. */
  noPassingColor: (ratio: string) => `No shade of this color reaches ${ratio}.`,
};

/** Labels of the color picker. Numbers arrive formatted. */
export type ColorPickerLabels = typeof colorPicker;

/** English labels of the color input, besides those of the color picker. */
export const colorInput = {
  /** Name of the button that opens the panel. */
  open: 'Open color picker',
  /** Name of the panel. */
  dialog: 'Choose a color',
  /** Name of the button that closes the panel. */
  close: 'Close',
  /** Button that closes the panel in a sheet. */
  done: 'Done',
  /** Name of the button that clears the field. */
  clear: 'Clear',
};

/** Labels of the color input, besides those of the color picker. */
export type ColorInputLabels = typeof colorInput;

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
