import type { ComponentProps } from 'react';
import type { QrLevel } from './capacity';
import type { QrCodeLabels } from './words';

/** Image in the center of a code. */
export interface QrLogo {
  /** URL of the image; for export, it must be same-origin or allow cross-origin use. */
  src: string;
  /**
   * Ratio of its longer side to the side of the code, 0.1 to 0.3. Default: 0.27, which level H compensates
   * for.
   */
  size?: number;
  /** Ratio of width to height. Default: 1. */
  aspect?: number;
}

/** Status of a code: `active` shows it; the others replace it with text, so that it cannot be scanned. */
export type QrCodeStatus = 'active' | 'loading' | 'expired' | 'scanned';

/** Format of a download: SVG, or PNG at one, two or four times the size. */
export type QrDownload = 'svg' | 'png' | 'png-2x' | 'png-4x';

/** Props specific to a QR code except its value. */
export interface QrCodeOwnProps {
  /** Side length with the quiet zone, in CSS pixels; shrinks in narrower containers. Default: 192. */
  size?: number | undefined;
  /**
   * Minimum error correction level; raised automatically if the code does not grow. Default: `M`, with a logo
   * `H`.
   */
  level?: QrLevel | undefined;
  /**
   * Minimum version, 1 to 40, for codes whose size must not change with the value. Default: 1, with a logo 3.
   */
  minVersion?: number | undefined;
  /** Quiet zone around the code in modules. Default: 4, the minimum of ISO/IEC 18004. */
  quietZone?: number | undefined;
  /** CSS color of the dark modules, in every theme. Default: `#000000`. */
  color?: string | undefined;
  /** CSS color of the light modules and the quiet zone, in every theme. Default: `#FFFFFF`. */
  background?: string | undefined;
  /** Image in the center, as a URL or with its size. */
  logo?: string | QrLogo | undefined;
  /** Status of the code. Default: `active`. */
  status?: QrCodeStatus | undefined;
  /** Called when the user requests a new code in place of an expired one; without it, there is no button. */
  onRefresh?: (() => void) | undefined;
  /** Text below the code for users who cannot scan it; `null` for none. Default: the value. */
  text?: string | null | undefined;
  /**
   * Whether the text is a link if the value is a URL for the web, email, telephone, text messages or a
   * location. Default: `true`.
   */
  link?: boolean;
  /** Whether there is a button that copies the value. Default: `true`. */
  copyable?: boolean;
  /** Whether the length and the capacity of the version are shown. Default: `false`. */
  showCapacity?: boolean;
  /** Whether the scanning rules are shown with their result for this code. Default: `false`. */
  showScanCheck?: boolean;
  /** Download formats. Default: none. */
  downloads?: ReadonlyArray<QrDownload> | undefined;
  /** Name of the downloaded files, without extension. Default: `qr-code`. */
  fileName?: string | undefined;
  /** Side length in millimeters on paper and in the downloaded SVG. Default: the size on the screen. */
  printSize?: number | undefined;
  /** BCP 47 tag of the language and its formats. Default: the provider's. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<QrCodeLabels> | undefined;
}

/** Props of the root element. */
type RootProps = Omit<ComponentProps<'div'>, 'children' | 'value' | keyof QrCodeOwnProps>;

/**
 * Props of {@link QrCode}. `aria-label`, `aria-labelledby` and `aria-describedby` are passed to the image,
 * other props of a `<div>` to the root element.
 */
export interface QrCodeProps extends QrCodeOwnProps, RootProps {
  /**
   * Text to encode. An array is joined, with each part in the most compact mode for it. An empty value shows
   * a placeholder.
   */
  value: string | ReadonlyArray<string>;
}
