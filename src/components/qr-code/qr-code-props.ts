import type { ComponentProps } from 'react';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { type QrLevel, qrLevels } from './capacity';
import { leastQuietZone } from './geometry';
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

/** Props of the image and the downloads. */
type DrawnProps = Pick<
  QrCodeProps,
  | 'value'
  | 'size'
  | 'level'
  | 'minVersion'
  | 'quietZone'
  | 'logo'
  | 'text'
  | 'status'
  | 'downloads'
  | 'printSize'
>;

const statuses: readonly QrCodeStatus[] = ['active', 'loading', 'expired', 'scanned'];
const formats: readonly QrDownload[] = ['svg', 'png', 'png-2x', 'png-4x'];

/** Valid values, for error messages in development. */
const rules = {
  value: 'a string or an array of strings',
  size: 'CSS pixels, at least 21',
  quietZone: 'whole modules, 4 or more',
  level: '"L", "M", "Q" or "H"',
  minVersion: 'a version from 1 to 40',
  'logo.size': 'a share from 0.1 to 0.3',
  'logo.aspect': 'width by height, 0.2 to 5',
  text: 'a string or null',
  status: '"active", "loading", "expired" or "scanned"',
  downloads: '"svg", "png", "png-2x" and "png-4x", each at most once',
  printSize: 'millimeters, more than 0',
};

function usable<Value>(prop: keyof typeof rules, value: Value, fits: boolean, fallback: Value) {
  if (fits) return value;
  if (inDevelopment) {
    const sentence = `is ${givenText(value)}, which cannot be used to draw a code, so ${givenText(fallback)} is used instead. Pass ${rules[prop]}.`;
    reportProblem('QrCode', prop, sentence);
  }
  return fallback;
}

function usableLogo(logo: string | QrLogo | undefined): Required<QrLogo> | undefined {
  if (!logo) return undefined;
  const { src, size = 0.27, aspect = 1 } = typeof logo === 'string' ? { src: logo } : logo;
  return {
    src,
    size: usable('logo.size', size, size >= 0.1 && size <= 0.3, 0.27),
    aspect: usable('logo.aspect', aspect, aspect >= 0.2 && aspect <= 5, 1),
  };
}

/** Whether all formats are known and unique. */
function areFormats(downloads: unknown): boolean {
  if (!Array.isArray(downloads)) return false;
  return formats.filter((format) => downloads.includes(format)).length === downloads.length;
}

/** Valid props of a code. */
export type UsableProps = ReturnType<typeof usableProps>;

/** Returns valid props; an invalid one logs an error in development and gets its default. */
export function usableProps(props: DrawnProps) {
  const { value = '', size = 192, quietZone = leastQuietZone, status = 'active' } = props;
  const { text, printSize } = props;
  // Callers without type checks may pass null.
  const downloads = props.downloads ?? undefined;
  const logo = usableLogo(props.logo);
  const ownLevel: QrLevel = logo ? 'H' : 'M';
  const ownVersion = logo ? 3 : 1;
  const { level = ownLevel, minVersion = ownVersion } = props;
  const texts = [value].flat().every((part) => typeof part === 'string');
  const versioned = Number.isInteger(minVersion) && minVersion >= 1 && minVersion <= 40;
  const framed = Number.isInteger(quietZone) && quietZone >= 0 && quietZone <= 40;
  const offered = downloads === undefined || areFormats(downloads);
  const printed = printSize === undefined || (Number.isFinite(printSize) && printSize > 0);
  const readable = text === undefined || text === null || typeof text === 'string';
  return {
    value: usable('value', value, texts, ''),
    size: usable('size', size, Number.isFinite(size) && size >= 21, 192),
    quietZone: usable('quietZone', quietZone, framed, leastQuietZone),
    level: usable('level', level, qrLevels.includes(level), ownLevel),
    minVersion: usable('minVersion', minVersion, versioned, ownVersion),
    logo,
    text: usable('text', text, readable, undefined),
    status: usable('status', status, statuses.includes(status), 'active'),
    downloads: usable('downloads', downloads, offered, undefined),
    printSize: usable('printSize', printSize, printed, undefined),
  };
}
