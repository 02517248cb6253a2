import type { ColorPickerCommonProps, ColorPickerOwnProps } from './color-picker-props';

// A record, not a list: the compiler misses a name that is forgotten here. `true` goes to the panel as it is.
const own = {
  value: false,
  defaultValue: false,
  onValueChange: false,
  onValueCommit: false,
  format: false,
  defaultFormat: false,
  onFormatChange: false,
  alpha: true,
  formats: true,
  channels: true,
  swatches: true,
  tokens: true,
  against: true,
  leastContrast: true,
  eyeDropper: true,
  locale: false,
  labels: false,
  name: false,
  form: false,
  required: false,
  disabled: false,
  readOnly: false,
  invalid: false,
} as const satisfies Record<keyof ColorPickerOwnProps, boolean>;

/** Props of what can be shown beside area and sliders. */
export type PanelOptions = Pick<
  ColorPickerOwnProps,
  | 'alpha'
  | 'formats'
  | 'channels'
  | 'swatches'
  | 'tokens'
  | 'against'
  | 'leastContrast'
  | 'eyeDropper'
>;

function pick(props: ColorPickerCommonProps, share: boolean | undefined) {
  const shares: Readonly<Record<string, boolean>> = own;
  return Object.fromEntries(Object.entries(props).filter(([name]) => shares[name] === share));
}

/** Props for the root element: what is left when the control has taken its own. */
export function rootProps(
  props: ColorPickerCommonProps,
): Omit<ColorPickerCommonProps, keyof ColorPickerOwnProps> {
  return pick(props, undefined);
}

/** Props that decide what the panel shows. */
export function panelOptions(props: ColorPickerCommonProps): PanelOptions {
  return pick(props, true);
}
