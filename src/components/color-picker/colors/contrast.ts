import { over, type Rgba } from './color';
import { toByte } from './format-color';
import { clip, isInside, toOklch, unclipped, type Oklch } from './map-to-srgb';

/** Relative luminance of an opaque color, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminanceOf({ r, g, b }: Rgba): number {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const value = toByte(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of a color on an opaque background, 1 to 21 (WCAG 2.2, "contrast ratio"); a translucent
 * color counts as what is seen. Colors are taken as the bytes that a screen gets.
 */
export function contrastRatio(color: Rgba, background: Rgba): number {
  const one = luminanceOf(over(color, background));
  const other = luminanceOf(background);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const white: Rgba = { r: 1, g: 1, b: 1, a: 1 };
const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** Whether a white mark stands out better on a color than a black one. */
export function isDark(color: Rgba): boolean {
  // On the squares that show through, half of which are white, translucent colors are light.
  if (color.a <= 0.5) return false;
  const opaque = { ...color, a: 1 };
  return contrastRatio(white, opaque) > contrastRatio(black, opaque);
}

/** Least contrasts of WCAG 2.2: text (1.4.3, 1.4.6), large text and parts of the user interface (1.4.11). */
export const leastContrast = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
  part: { AA: 3, AAA: undefined },
} as const;

/** Use of a color that WCAG sets a least contrast for. */
export type ContrastUse = keyof typeof leastContrast;

/** Highest level that a contrast reaches in a use, or `null` where it reaches none. */
export function levelOf(contrast: number, use: ContrastUse): 'AA' | 'AAA' | null {
  const { AA, AAA } = leastContrast[use];
  if (AAA !== undefined && contrast >= AAA) return 'AAA';
  return contrast >= AA ? 'AA' : null;
}

/** Color of another lightness: the same hue, and as much of the chroma as sRGB has there. */
function withLightness(color: Oklch, l: number): Rgba {
  const whole = unclipped({ ...color, l });
  if (isInside(whole)) return clip(whole);
  let inside = 0;
  let outside = color.c;
  while (outside - inside > 1e-4) {
    const c = (inside + outside) / 2;
    if (isInside(unclipped({ ...color, l, c }))) inside = c;
    else outside = c;
  }
  return clip(unclipped({ ...color, l, c: inside }));
}

/**
 * Color of the least other lightness that has the contrast: the same hue and, as far as sRGB goes, the
 * same chroma in OKLCH. The color itself where it has it already, `null` where no lightness has.
 */
export function nearestPassing(color: Rgba, background: Rgba, contrast: number): Rgba | null {
  const passes = (rgba: Rgba) => contrastRatio(rgba, background) >= contrast;
  if (passes(color)) return color;
  const from = toOklch(color);
  const at = (l: number) => withLightness(from, l);
  const ends = [0, 1].flatMap((end) => {
    if (!passes(at(end))) return [];
    let passing = end;
    let failing = from.l;
    // Finer than a byte: the contrast grows with the distance in lightness.
    while (Math.abs(passing - failing) > 1e-4) {
      const middle = (passing + failing) / 2;
      if (passes(at(middle))) passing = middle;
      else failing = middle;
    }
    return [passing];
  });
  const [first, second] = ends;
  if (first === undefined) return null;
  if (second === undefined) return at(first);
  return at(Math.abs(first - from.l) <= Math.abs(second - from.l) ? first : second);
}
