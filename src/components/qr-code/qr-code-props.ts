import type { ComponentProps } from 'react';
import type { QrCodeLabels } from '../../languages/language';
import type { QrLevel } from './capacity/capacity';

/** Picture in the middle of a code. */
export interface QrLogo {
  /** Address of the picture; for export it must be of the page's own origin or allow other ones. */
  src: string;
  /** Longer side by the side of the code, 0.1 to 0.3. Default: 0.27, which level H makes up for. */
  size?: number;
  /** Width by height of the picture. Default: 1. */
  aspect?: number;
}

/** State of a code: `active` shows it; the others replace it by a text, so that it cannot be scanned. */
export type QrCodeStatus = 'active' | 'loading' | 'expired' | 'scanned';

/** File that the user may download: the drawing, or pixels at one, two or four times the size. */
export type QrDownload = 'svg' | 'png' | 'png-2x' | 'png-4x';

/** Props of a QR code besides its value that are not the element's. */
export interface QrCodeOwnProps {
  /** Side of the drawing with its quiet zone, in CSS pixels. Narrower places shrink it. Default: 192. */
  size?: number | undefined;
  /** Least error correction level. Default: `M`, with a logo `H`. It rises by itself where the code does not grow by it. */
  level?: QrLevel | undefined;
  /** Least version, 1 to 40, for codes that must not change their size with the value. Default: 1, with a logo 3. */
  minVersion?: number | undefined;
  /** Light frame around the code in modules. Default: 4, the least that ISO/IEC 18004 allows. */
  quietZone?: number | undefined;
  /** CSS color of the dark modules, in every theme. Default: `#000000`. */
  color?: string | undefined;
  /** CSS color of the light modules and the quiet zone, in every theme. Default: `#FFFFFF`. */
  background?: string | undefined;
  /** Picture in the middle, as an address or with its size. */
  logo?: string | QrLogo | undefined;
  /** What the code is good for. Default: `active`. */
  status?: QrCodeStatus | undefined;
  /** Called when the user asks for a new code in place of an expired one; without it there is no button. */
  onRefresh?: (() => void) | undefined;
  /** Text below the code for those who cannot scan it; `null` for none. Default: the value. */
  text?: string | null | undefined;
  /** Whether the text is a link where the value is an address of the web, for mail, telephone, messages or a place. Default: `true`. */
  link?: boolean;
  /** Whether a button copies the value. Default: `true`. */
  copyable?: boolean;
  /** Whether the length is shown beside what the version holds. Default: `false`. */
  capacity?: boolean;
  /** Whether the rules of scanning are shown with what each says about this code. Default: `false`. */
  verdict?: boolean;
  /** Files that are offered for download, each once. Default: none. */
  downloads?: ReadonlyArray<QrDownload> | undefined;
  /** Name of the downloaded files, without its ending. Default: `qr-code`. */
  fileName?: string | undefined;
  /** Side in millimeters on paper and in the downloaded drawing. Default: as on the screen. */
  printSize?: number | undefined;
  /** BCP 47 tag of the language and its formats. Default: the provider's. */
  locale?: string | undefined;
  /** Labels that replace the default ones. */
  labels?: Partial<QrCodeLabels & QrCodeLabels> | undefined;
}

/** Props of the root element. */
type RootProps = Omit<ComponentProps<'div'>, 'children' | 'value' | keyof QrCodeOwnProps>;

/** Props of {@link QrCode}. `aria-label`, `aria-labelledby` and `aria-describedby` go to the image, the other ones of a `<div>` to the root. */
export interface QrCodeProps extends QrCodeOwnProps, RootProps {
  /** Text to encode; an array is joined, each part in the most compact mode for it. Nothing or `''` is a state of its own. */
  value: string | ReadonlyArray<string>;
}
