import { codewordsOf, correctionOf, modulesOf, type QrLevel } from '../capacity/capacity';
import { channelsOf, lightOf, over, type Channels } from './color-light';
import { leastQuietZone, placeCode } from '../geometry';

/** Rule that a code keeps or breaks. */
export type ScanRule = 'quietZone' | 'polarity' | 'contrast' | 'moduleSize' | 'printSize' | 'logo';

/** Code to check, as it is drawn. */
export interface ScanSubject {
  /** Version, 1 to 40. */
  version: number;
  /** Level in effect. */
  level: QrLevel;
  /** Side of the drawing with its quiet zone, in CSS pixels. */
  size: number;
  /** Quiet zone in modules. */
  quietZone: number;
  /** Color of the dark modules, `#rrggbb` or `rgb(…)`. Default: black. */
  color?: string | undefined;
  /** Color of the light modules. Default: white. */
  background?: string | undefined;
  /** Side on paper in millimeters with the quiet zone, where it is printed. */
  printSize?: number | undefined;
  /** Modules that a logo in the middle takes out. */
  logo?: { columns: number; rows: number } | undefined;
}

/** What one rule says. */
export interface ScanFinding {
  rule: ScanRule;
  /** Whether the code keeps the rule. */
  pass: boolean;
  /** Measure of this code: modules, percent, CSS pixels or millimeters, as the rule has it. */
  found: number;
  /** Least measure that the rule asks for; of a logo the greatest. */
  asked: number;
}

/** What all rules say. */
export interface ScanVerdict {
  /** Whether every rule is kept. */
  ok: boolean;
  findings: readonly ScanFinding[];
}

/** Least difference of light in percent: grade C of symbol contrast, ISO/IEC 15415. */
const minContrast = 40;
/** Least module on a screen in CSS pixels, so that a camera at arm's length has several of its own for each. */
const leastModule = 3;
/** Least module on paper in millimeters: four dots at 300 dpi, DENSO WAVE's advice on the size of a code. */
const leastPrintModule = 0.34;
/** Share of the correction that a logo may use up; the rest is for dirt, glare and creases. */
const logoShare = 0.75;

const black: Channels = [0, 0, 0, 1];
const white: Channels = [255, 255, 255, 1];

function colorFindings(color: string | undefined, background: string | undefined): ScanFinding[] {
  const back = background === undefined ? white : channelsOf(background);
  const front = color === undefined ? black : channelsOf(color);
  // What is under a translucent background is not known: the worst is taken.
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

/** Codewords are 2 by 4 modules: as many as a rectangle can touch at most, by all of the code, in percent. */
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
 * What the rules of scanning say about a code: its quiet zone (ISO/IEC 18004), dark on light, contrast
 * (ISO/IEC 15415), width of a module on the screen and on paper, and what a logo hides by what the level restores.
 * A color that cannot be read breaks its rules.
 */
export function judgeScannability(subject: ScanSubject): ScanVerdict {
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
