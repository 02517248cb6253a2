import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { PanelOpenReason } from '../../internals/use-panel-open';
import type { ColorPickerLabels } from '../../languages/language';
import type { ColorFormat } from './colors/format-color';

/** What opened or closed the panel. */
export type ColorOpenReason = PanelOpenReason | 'close-button' | 'swipe';

/** Facts about opening or closing. */
export type ColorOpenDetails = ChangeDetails<ColorOpenReason>;

/** What made a color change. */
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

/** Facts about a change of a color. */
export type ColorChangeDetails = ChangeDetails<ColorChangeReason>;

/** Color to pick as it is: a CSS text, or one with a name. */
export type ColorSwatch =
  | string
  | {
      /** Color as a CSS text. */
      value: string;
      /** Name for the user: "Brand red". Default: a description of the color. */
      label?: string;
    };

/** Color of a palette that designs should stay on. */
export interface ColorToken {
  /** Name as the developer writes it, such as `--color-accent-9`. */
  name: string;
  /** Color as a CSS text. */
  value: string;
}

/** Props of a color's value. */
export interface ColorValueProps {
  /** Color as a CSS text, owned by the parent; `null` for none. Any text that CSS reads without a page. */
  value?: string | null;
  /** Color at the beginning, a CSS text. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the color changes, also at every step of a drag, with its text in `format`. */
  onValueChange?: (value: string | null, details: ColorChangeDetails) => void;
  /** Called when a change has come to rest: the pointer is up, half a second passed without a key, a text or a swatch was taken. */
  onValueCommit?: (value: string | null, details: ColorChangeDetails) => void;
  /** Notation in which colors are given out, owned by the parent. */
  format?: ColorFormat;
  /** Notation at the beginning. Default: `hex`. */
  defaultFormat?: ColorFormat;
  /** Called when the user chooses another of the `formats`. */
  onFormatChange?: (format: ColorFormat, details: ColorChangeDetails) => void;
  /** Whether colors may be translucent; without it the opacity of a value is left out. Default: `false`. */
  alpha?: boolean;
}

/** Props that picker and field share and keep to themselves. */
export interface ColorPickerOwnProps extends ColorValueProps {
  /** Notations that the user can choose from; a list appears with two or more. Default: none but `format`. */
  formats?: ReadonlyArray<ColorFormat>;
  /** Whether each number of the notation has a field of its own. Default: `false`. */
  channels?: boolean;
  /** Colors to pick as they are, in rows. */
  swatches?: ReadonlyArray<ColorSwatch>;
  /** Palette whose nearest color is named, with its difference, and can be taken. */
  tokens?: ReadonlyArray<ColorToken>;
  /** Opaque background as a CSS text, against which the contrast is computed by WCAG 2.2. */
  against?: string;
  /** Contrast that the nearest passing color is to have, 1 to 21. Default: 4.5, that of text at level AA. */
  leastContrast?: number;
  /** Whether a color can be picked from the screen, where the browser can (`EyeDropper`). Default: `true`. */
  eyeDropper?: boolean;
  /** BCP 47 tag for texts and the names of colors. Default: the provider's, else `en`. */
  locale?: string | undefined;
  /** Labels that replace the default ones. */
  labels?: Partial<ColorPickerLabels>;
  /** Name for the form; without one nothing is submitted. */
  name?: string;
  /** Id of a form that the control is not inside. */
  form?: string;
  /** Whether a color must be given before the form can be sent. */
  required?: boolean;
  /** Whether the control is out of use: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the color can be read and submitted, not changed. */
  readOnly?: boolean;
  /** Whether the value is wrong; drawn as an error. */
  invalid?: boolean;
}

/** Props that picker and field share: their own and those of the root element. */
export interface ColorPickerCommonProps
  extends
    ColorPickerOwnProps,
    Omit<
      ComponentProps<'div'>,
      'onChange' | 'autoFocus' | 'children' | 'role' | 'color' | keyof ColorPickerOwnProps
    > {}
