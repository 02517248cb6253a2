import { controlProps, propsForPart, propsForRoot } from '../../internals/split-props';
import type { ColorPickerCommonProps, ColorPickerOwnProps } from './color-picker-props';

// A record, not a list: the compiler misses a name that is forgotten here. `true` goes to the panel as it is.
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
  against: true,
  leastContrast: true,
  eyeDropper: true,
  ...controlProps,
} as const satisfies Record<keyof ColorPickerOwnProps, boolean>;

/** Props for the root element: what is left when the control has taken its own. */
export const rootProps = (props: ColorPickerCommonProps) => propsForRoot(props, kept);

/** Props that decide what the panel shows. */
export const panelOptions = (props: ColorPickerCommonProps) => propsForPart(props, kept);

/** Props of what can be shown beside area and sliders. */
export type PanelOptions = ReturnType<typeof panelOptions>;
