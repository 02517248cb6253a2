import { inDevelopment, reportProblem } from '../../core/report-problem';
import { qrLevels, type QrLevel } from './capacity';
import { leastQuietZone } from './geometry';
import type { QrCodeProps, QrCodeStatus, QrDownload, QrLogo } from './qr-code-props';

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
    const [given, taken] = [value, fallback].map((one) =>
      typeof one === 'string' ? `"${one}"` : String(one),
    );
    const sentence = `is ${given}, which cannot be used to draw a code, so ${taken} is used instead. Pass ${rules[prop]}.`;
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
  const printed = printSize === undefined || (printSize > 0 && printSize < Infinity);
  const readable = text === undefined || text === null || typeof text === 'string';
  return {
    value: usable('value', value, texts, ''),
    size: usable('size', size, size >= 21 && size < Infinity, 192),
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
