import { codewordsOf, correctionOf, modulesOf, type QrLevel } from '../capacity';
import { leastQuietZone, placeCode } from '../geometry';
import { channelsOf, lightOf, over, type Channels } from './color-channels';

/** Scanning rule. */
export type ScanRule = 'quietZone' | 'polarity' | 'contrast' | 'moduleSize' | 'printSize' | 'logo';

/** Code to check, as rendered. */
export interface ScanSubject {
  /** Version, 1 to 40. */
  version: number;
  /** Effective level. */
  level: QrLevel;
  /** Side length with the quiet zone, in CSS pixels. */
  size: number;
  /** Quiet zone in modules. */
  quietZone: number;
  /** Color of the dark modules, `#rrggbb` or `rgb(…)`. Default: black. */
  color?: string | undefined;
  /** Color of the light modules. Default: white. */
  background?: string | undefined;
  /** Side length on paper in millimeters with the quiet zone, if it is printed. */
  printSize?: number | undefined;
  /** Modules that a logo in the center covers. */
  logo?: { columns: number; rows: number } | undefined;
}

/** Result of one rule. */
export interface ScanFinding {
  rule: ScanRule;
  /** Whether the code passes. */
  pass: boolean;
  /** Measured value: modules, percent, CSS pixels or millimeters, depending on the rule. */
  found: number;
  /** Required minimum; for a logo, the maximum. */
  asked: number;
}

/** Result of all rules. */
export interface ScanVerdict {
  /** Whether every rule passes. */
  ok: boolean;
  findings: readonly ScanFinding[];
}

/** Minimum contrast in percent: grade C of symbol contrast, ISO/IEC 15415. */
const minContrast = 40;
/** Minimum module on a screen in CSS pixels, so that a camera at arm's length has several pixels for each. */
const leastModule = 3;
/**
 * Minimum module on paper in millimeters: four dots at 300 dpi, according to DENSO WAVE's recommendation on
 * code size.
 */
const leastPrintModule = 0.34;
/** Fraction of the error correction that a logo may use; the rest is for dirt, glare and creases. */
const logoShare = 0.75;

const black: Channels = [0, 0, 0, 1];
const white: Channels = [255, 255, 255, 1];

function colorFindings(color: string | undefined, background: string | undefined): ScanFinding[] {
  const back = background === undefined ? white : channelsOf(background);
  const front = color === undefined ? black : channelsOf(color);
  // The color below a translucent background is unknown, so the worst case is used.
  const ground = back && over(back, black);
  const found = ground && front ? (lightOf(ground) - lightOf(over(front, ground))) * 100 : 0;
  return [
    { rule: 'polarity', pass: found > 0, found, asked: 0 },
    {
      rule: 'contrast',
      pass: Math.abs(found) >= minContrast,
      found: Math.abs(found),
      asked: minContrast,
    },
  ];
}

/** Codewords are 2 by 4 modules: the maximum number that a rectangle can touch, in percent of the code. */
function logoFinding(logo: { columns: number; rows: number }, subject: ScanSubject): ScanFinding {
  const all = codewordsOf(subject.version);
  const touched = (logo.columns / 2 + 1) * (logo.rows / 4 + 1);
  const found = (touched / all) * 100;
  const asked = ((correctionOf(subject.version, subject.level) / 2) * logoShare * 100) / all;
  // A finder pattern with its separator is 8 modules wide.
  const free = modulesOf(subject.version) - 16;
  return {
    rule: 'logo',
    pass: found <= asked && Math.max(logo.columns, logo.rows) <= free,
    found,
    asked,
  };
}

/**
 * Checks whether a code can be scanned: its quiet zone (ISO/IEC 18004), polarity, contrast (ISO/IEC 15415),
 * module width on the screen and on paper, and the size of a logo compared with the error correction. A color
 * that cannot be parsed fails its rules.
 */
export function checkScannability(subject: ScanSubject): ScanVerdict {
  const { version, quietZone, size, printSize, logo } = subject;
  const { module } = placeCode(modulesOf(version), size, quietZone);
  const atLeast = (rule: ScanRule, found: number, asked: number): ScanFinding => ({
    rule,
    pass: found >= asked,
    found,
    asked,
  });
  const findings = [
    atLeast('quietZone', quietZone, leastQuietZone),
    ...colorFindings(subject.color, subject.background),
    atLeast('moduleSize', module, leastModule),
    ...(printSize ? [atLeast('printSize', (printSize * module) / size, leastPrintModule)] : []),
    ...(logo ? [logoFinding(logo, subject)] : []),
  ];
  return { ok: findings.every(({ pass }) => pass), findings };
}
