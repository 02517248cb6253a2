export { ColorInput, type ColorInputProps } from './color-input';
export { ColorPicker, type ColorPickerProps } from './color-picker';
export type {
  ColorChangeDetails,
  ColorChangeReason,
  ColorPickerCommonProps,
  ColorSwatch,
} from './color-picker-props';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export type { ColorFormat } from './color';
export type { ColorInputLabels, ColorPickerLabels } from './words';
