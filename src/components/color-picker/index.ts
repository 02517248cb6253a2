export { ColorInput, type ColorInputProps } from './color-input';
export { ColorPicker, type ColorPickerProps } from './color-picker';
export type {
  ColorChangeDetails,
  ColorChangeReason,
  ColorOpenDetails,
  ColorOpenReason,
  ColorPickerCommonProps,
  ColorSwatch,
  ColorToken,
} from './color-picker-props';
export type { ColorFormat } from './colors/format-color';
export type { ColorPickerLabels } from '../../languages/language';
