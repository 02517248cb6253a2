import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { FormControlProps } from '../../core/forms/use-field-control';
import type { ColorFormat } from './color';
import type { ColorPickerLabels } from './words';

/** Cause of a color change. */
export type ColorChangeReason =
  | 'area'
  | 'hue'
  | 'alpha'
  | 'text'
  | 'channel'
  | 'format'
  | 'swatch'
  | 'contrast'
  | 'eye-dropper'
  | 'clear'
  | 'reset';

/** Details of a color change. */
export type ColorChangeDetails = ChangeDetails<ColorChangeReason>;

/** Color of a swatch: a CSS string, or an object with a label. */
export type ColorSwatch =
  | string
  | {
      /** Color as a CSS string. */
      value: string;
      /** Label: "Brand red". Default: a description of the color. */
      label?: string;
    };

/** Value props of a color. */
export interface ColorValueProps {
  /**
   * Color as a CSS string (controlled); `null` for none. Accepts every notation that does not depend on the
   * page.
   */
  value?: string | null;
  /** Initial color, a CSS string. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the color changes, including every step of a drag, with the color in `format`. */
  onValueChange?: (value: string | null, details: ColorChangeDetails) => void;
  /**
   * Called when a change is final: the pointer is released, half a second passed without a key press, or text
   * was committed or a swatch selected.
   */
  onValueCommit?: (value: string | null, details: ColorChangeDetails) => void;
  /** Notation of reported colors (controlled). */
  format?: ColorFormat;
  /** Initial notation. Default: `hex`. */
  defaultFormat?: ColorFormat;
  /** Called when the user selects another one of the `formats`. */
  onFormatChange?: (format: ColorFormat, details: ColorChangeDetails) => void;
  /** Whether colors may be translucent; otherwise opacity is omitted. Default: `false`. */
  alpha?: boolean;
}

/** Shared props of picker and field, including those of the root element. */
export interface ColorPickerCommonProps
  extends
    ColorValueProps,
    FormControlProps,
    Omit<
      ComponentProps<'div'>,
      'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role' | 'color'
    > {
  /** Notations that the user can select; with two or more, a list is shown. Default: only `format`. */
  formats?: ReadonlyArray<ColorFormat>;
  /** Whether each channel of the notation has a number field. Default: `false`. */
  showChannels?: boolean;
  /** Predefined colors, in rows. */
  swatches?: ReadonlyArray<ColorSwatch>;
  /** Opaque background as a CSS string, for the contrast according to WCAG 2.2. */
  contrastWith?: string;
  /** Contrast that the suggested color reaches, 1 to 21. Default: 4.5, for text at level AA. */
  minContrast?: number;
  /**
   * Whether a color can be picked from the screen, if the browser supports it (`EyeDropper`).
   * Default: `true`.
   */
  showEyeDropper?: boolean;
  /** Labels that override the default ones. */
  labels?: Partial<ColorPickerLabels>;
}

/** Props of the panel's optional tools. */
export type PanelOptions = Pick<
  ColorPickerCommonProps,
  'formats' | 'showChannels' | 'swatches' | 'contrastWith' | 'minContrast' | 'showEyeDropper'
>;

/** Returns the props of the root element: all except those of the control. */
export function rootProps({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  format,
  defaultFormat,
  onFormatChange,
  alpha,
  formats,
  showChannels,
  swatches,
  contrastWith,
  minContrast,
  showEyeDropper,
  locale,
  labels,
  name,
  form,
  required,
  disabled,
  readOnly,
  invalid,
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...root
}: ColorPickerCommonProps) {
  return root;
}
