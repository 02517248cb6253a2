import { controlProps, namingProps, propsForPart, propsForRoot } from '../../internals/split-props';
import type { ColorPickerCommonProps, ColorPickerOwnProps } from './color-picker-props';

// A record, not an array, so that the compiler reports missing names. Props with `true` are passed to the
// panel.
const kept = {
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
  contrastWith: true,
  minContrast: true,
  eyeDropper: true,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof ColorPickerOwnProps | keyof typeof namingProps, boolean>;

/** Returns the props of the root element: all except the control's own. */
export const rootProps = (props: ColorPickerCommonProps) => propsForRoot(props, kept);

/** Returns the props of the panel. */
export const panelOptions = (props: ColorPickerCommonProps) => propsForPart(props, kept);

/** Props of the panel's optional tools. */
export type PanelOptions = ReturnType<typeof panelOptions>;
