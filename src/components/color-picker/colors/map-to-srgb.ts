import { convertLabToLch, convertLchToLab, convertOklabToRgb, convertRgbToOklab } from 'culori/fn';
import { clamp, type Rgba } from './color';

/** Color in OKLCH. */
export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, 0 to about 0.4. */
  c: number;
  /** Hue in degrees. */
  h: number;
  /** Opacity, 0 to 1. */
  a: number;
}

/** Color that a screen can show, and whether it is another than the one that was asked for. */
export interface Mapped {
  rgba: Rgba;
  /** Whether the color lies outside sRGB. */
  outside: boolean;
}

// Half a byte: rounded numbers of OKLCH put the edge of sRGB that little outside.
const hair = 0.5 / 255;
const justNoticeable = 0.02;
const precise = 0.0001;

/** OKLCH of a color in sRGB; a gray has chroma 0 and hue 0. */
export function toOklch({ r, g, b, a }: Rgba): Oklch {
  const lab = convertRgbToOklab({ r, g, b });
  const { l, c, h = 0 } = convertLabToLch(lab, 'oklch');
  return c < precise / 10 ? { l, c: 0, h: 0, a } : { l, c, h, a };
}

/** Color in sRGB of an OKLCH color, its parts below 0 or above 1 where it lies outside. */
export function unclipped({ l, c, h, a }: Oklch): Rgba {
  const { r, g, b } = convertOklabToRgb(convertLchToLab({ l, c, h }));
  return { r, g, b, a };
}

/** Whether sRGB holds the color. */
export function isInside({ r, g, b }: Rgba): boolean {
  return [r, g, b].every((part) => part >= -hair && part <= 1 + hair);
}

/** Color with each part brought between 0 and 1. */
export function clip({ r, g, b, a }: Rgba): Rgba {
  return { r: clamp(r), g: clamp(g), b: clamp(b), a };
}

/** Distance of two colors in Oklab (CSS Color 4, section 14.1). */
function distance(one: Oklch, rgba: Rgba): number {
  const first = convertLchToLab({ l: one.l, c: one.c, h: one.h });
  const other = convertRgbToOklab({ r: rgba.r, g: rgba.g, b: rgba.b });
  return Math.hypot(first.l - other.l, first.a - other.a, first.b - other.b);
}

/**
 * Color in sRGB nearest to an OKLCH color: less chroma at the same lightness and hue, until what
 * clipping still changes cannot be noticed (CSS Color 4, section 14.2, binary search with local clipping).
 */
export function mapToSrgb(color: Oklch): Mapped {
  const { l, a } = color;
  const whole = unclipped(color);
  if (isInside(whole)) return { rgba: clip(whole), outside: false };
  if (l >= 1 || l <= 0) {
    const end = l >= 1 ? 1 : 0;
    return { rgba: { r: end, g: end, b: end, a }, outside: true };
  }
  let clipped = clip(whole);
  if (distance(color, clipped) < justNoticeable) return { rgba: clipped, outside: true };
  let least = 0;
  let most = color.c;
  let leastIsInside = true;
  while (most - least > precise) {
    const tried = { ...color, c: (least + most) / 2 };
    const rgba = unclipped(tried);
    if (leastIsInside && isInside(rgba)) {
      least = tried.c;
      continue;
    }
    clipped = clip(rgba);
    const change = distance(tried, clipped);
    if (change >= justNoticeable) most = tried.c;
    else if (justNoticeable - change < precise) break;
    else {
      leastIsInside = false;
      least = tried.c;
    }
  }
  return { rgba: clipped, outside: true };
}
