import { inDevelopment, reportProblem } from '../../internals/report-problem';
import { qrLevels, type QrLevel } from './capacity';
import { leastQuietZone } from './geometry';
import type { QrCodeProps, QrLogo } from './qr-code-props';

/** Props that decide what is drawn. */
type DrawnProps = Pick<
  QrCodeProps,
  'value' | 'size' | 'level' | 'minVersion' | 'quietZone' | 'logo'
>;

function usable<Value>(prop: string, value: Value, fits: boolean, fallback: Value, rule: string) {
  if (fits) return value;
  if (inDevelopment) {
    const sentence = `is ${JSON.stringify(value)}, with which no code can be drawn. ${JSON.stringify(fallback)} is taken instead. Pass ${rule}.`;
    reportProblem('QrCode', prop, sentence);
  }
  return fallback;
}

function usableLogo(logo: string | QrLogo | undefined): Required<QrLogo> | undefined {
  if (!logo) return undefined;
  const { src, size = 0.27, aspect = 1 } = typeof logo === 'string' ? { src: logo } : logo;
  return {
    src,
    size: usable('logo.size', size, size >= 0.1 && size <= 0.3, 0.27, 'a share from 0.1 to 0.3'),
    aspect: usable('logo.aspect', aspect, aspect >= 0.2 && aspect <= 5, 1, 'width by height'),
  };
}

/** Props with which a code can be drawn; each that cannot be used is a development error and has its default. */
export function usableProps(props: DrawnProps) {
  const { value = '', size = 192, quietZone = leastQuietZone } = props;
  const logo = usableLogo(props.logo);
  const ownLevel: QrLevel = logo ? 'H' : 'M';
  const ownVersion = logo ? 3 : 1;
  const { level = ownLevel, minVersion = ownVersion } = props;
  const texts = [value].flat().every((part) => typeof part === 'string');
  const versioned = Number.isInteger(minVersion) && minVersion >= 1 && minVersion <= 40;
  return {
    value: usable('value', value, texts, '', 'a string or an array of strings'),
    size: usable('size', size, size >= 21 && size < Infinity, 192, 'CSS pixels, at least 21'),
    quietZone: usable(
      'quietZone',
      quietZone,
      Number.isInteger(quietZone) && quietZone >= 0 && quietZone <= 40,
      leastQuietZone,
      'a whole number of modules, 4 or more',
    ),
    level: usable('level', level, qrLevels.includes(level), ownLevel, '"L", "M", "Q" or "H"'),
    minVersion: usable('minVersion', minVersion, versioned, ownVersion, 'a version from 1 to 40'),
    logo,
  };
}
