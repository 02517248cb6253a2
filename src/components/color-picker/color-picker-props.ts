import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import {
  controlProps,
  namingProps,
  propsForPart,
  propsForRoot,
  type PropUse,
} from '../../core/props/split-props';
import type { ColorFormat } from './colors/format-color';
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
  | 'token'
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

/** Color of a design palette. */
export interface ColorToken {
  /** Name in code, such as `--color-accent-9`. */
  name: string;
  /** Color as a CSS string. */
  value: string;
}

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
   * was committed or a swatch picked.
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

/** Props specific to picker and field. */
export interface ColorPickerOwnProps extends ColorValueProps {
  /** Notations that the user can select; with two or more, a list is shown. Default: only `format`. */
  formats?: ReadonlyArray<ColorFormat>;
  /** Whether each channel of the notation has a number field. Default: `false`. */
  showChannels?: boolean;
  /** Predefined colors, in rows. */
  swatches?: ReadonlyArray<ColorSwatch>;
  /** Palette. The nearest color is shown with its difference and can be applied. */
  tokens?: ReadonlyArray<ColorToken>;
  /** Opaque background as a CSS string, for the contrast according to WCAG 2.2. */
  contrastWith?: string;
  /** Contrast of the suggested passing color, 1 to 21. Default: 4.5, for text at level AA. */
  minContrast?: number;
  /**
   * Whether a color can be picked from the screen, if the browser supports it (`EyeDropper`).
   * Default: `true`.
   */
  showEyeDropper?: boolean;
  /** BCP 47 tag for texts and color names. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<ColorPickerLabels>;
  /** Name of the value in the form; without a name, nothing is submitted. */
  name?: string;
  /** Id of the form, if the control is outside it. */
  form?: string;
  /** Whether a color is required to submit the form. */
  required?: boolean;
  /** Whether the control is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the color is submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/** Shared props of picker and field, including those of the root element. */
export interface ColorPickerCommonProps
  extends
    ColorPickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'onChange' | 'autoFocus' | 'children' | 'role' | 'color' | keyof ColorPickerOwnProps
    > {}

// A record, not an array, so that the compiler reports missing names. Props with `part` are passed to the
// panel.
const ownProps = {
  value: 'own',
  defaultValue: 'own',
  onValueChange: 'own',
  onValueCommit: 'own',
  format: 'own',
  defaultFormat: 'own',
  onFormatChange: 'own',
  alpha: 'own',
  formats: 'part',
  showChannels: 'part',
  swatches: 'part',
  tokens: 'part',
  contrastWith: 'part',
  minContrast: 'part',
  showEyeDropper: 'part',
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof ColorPickerOwnProps | keyof typeof namingProps, PropUse>;

/** Returns the props of the root element: all except the control's own. */
export const rootProps = (props: ColorPickerCommonProps) => propsForRoot(props, ownProps);

/** Returns the props of the panel. */
export const panelOptions = (props: ColorPickerCommonProps) => propsForPart(props, ownProps);

/** Props of the panel's optional tools. */
export type PanelOptions = ReturnType<typeof panelOptions>;
