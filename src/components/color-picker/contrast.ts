import { type Rgba, luminanceOf, over } from '../../core/color';
import { type Oklch, clip, isInside, toByte, toOklch, unclipped } from './color';

/** Returns an opaque color as it is painted, in bytes. */
function painted({ r, g, b, a }: Rgba): Rgba {
  return { r: toByte(r) / 255, g: toByte(g) / 255, b: toByte(b) / 255, a };
}

/**
 * Returns the contrast ratio of a color on an opaque background, 1 to 21 (WCAG 2.2, "contrast ratio").
 * Translucent colors are composited first, and components rounded to bytes.
 */
export function contrastRatio(color: Rgba, background: Rgba): number {
  const one = luminanceOf(painted(over(color, background)));
  const other = luminanceOf(painted(background));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Minimum contrasts of WCAG 2.2: text (1.4.3, 1.4.6), large text and user interface components (1.4.11). */
export const minContrast = {
  text: { AA: 4.5, AAA: 7 },
  large: { AA: 3, AAA: 4.5 },
  part: { AA: 3, AAA: undefined },
} as const;

/** Use of a color for which WCAG defines a minimum contrast. */
export type ContrastUse = keyof typeof minContrast;

/** Returns the highest level of a contrast for a use, or `null` if it fails. */
export function levelOf(contrast: number, use: ContrastUse): 'AA' | 'AAA' | null {
  const { AA, AAA } = minContrast[use];
  if (AAA !== undefined && contrast >= AAA) return 'AAA';
  return contrast >= AA ? 'AA' : null;
}

/** Changes the lightness of a color: same hue, and as much of the chroma as sRGB allows. */
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
 * Returns the color with the smallest change of lightness that has the contrast, with the same hue and,
 * within sRGB, the same chroma in OKLCH. Returns the color itself if it passes, and `null` if no lightness
 * does.
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
    // Finer than a byte: contrast increases with the difference in lightness.
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
