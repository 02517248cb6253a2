import { type Rgba, luminanceOf, over, readHex } from '../../core/color';
import { type QrLevel, codewordsOf, correctionOf, modulesOf } from './capacity';
import { leastQuietZone, placeCode } from './geometry';

/** Parses a hexadecimal color or `rgb(…)` with numbers; `null` for any other notation. */
export function readColor(css: string): Rgba | null {
  const text = css.trim();
  const [, numbers] = /^rgba?\(([\d\s.,/]+)\)$/.exec(text) ?? [];
  const [red, green, blue, a = 1] = numbers?.match(/[\d.]+/g)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return readHex(text);
  return { r: red / 255, g: green / 255, b: blue / 255, a };
}

// Custom properties, `currentcolor`, `light-dark()` and, by parts that no other color name contains, system
// colors.
const decidedByPlace =
  /var\(|current|light-dark|text|canvas|face|border|field|highlight|item|mark|accentcolor/i;

/**
 * Converts any CSS color to `rgb(…)`, as the browser paints it; returns `undefined` unchanged. Unknown
 * notations and colors that depend on the page, such as `currentcolor`, are also unchanged.
 */
export function paintedColor(css: string | undefined): string | undefined {
  if (css === undefined || decidedByPlace.test(css) || !isColor(css)) return css;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return css;
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
}

/** Whether the browser supports the color. Test environments have no `CSS`, or one without `supports`. */
function isColor(css: string): boolean {
  const { CSS: support } = globalThis as { CSS?: Partial<typeof CSS> };
  return support?.supports?.('color', css) ?? false;
}

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

const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const white: Rgba = { r: 1, g: 1, b: 1, a: 1 };

function colorFindings(color: string | undefined, background: string | undefined): ScanFinding[] {
  const back = background === undefined ? white : readColor(background);
  const front = color === undefined ? black : readColor(color);
  // The color below a translucent background is unknown, so the worst case is used.
  const ground = back && over(back, black);
  const found =
    ground && front ? (luminanceOf(ground) - luminanceOf(over(front, ground))) * 100 : 0;
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
