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

/** Color within sRGB, and whether it was mapped. */
export interface MappedColor {
  rgba: Rgba;
  /** Whether the original color was outside sRGB. */
  outside: boolean;
}

// Half a byte: rounding in OKLCH moves colors at the edge of sRGB outside by that much.
const hair = 0.5 / 255;
const justNoticeable = 0.02;
const precise = 0.0001;

/** Converts a color from sRGB to OKLCH; a gray has chroma 0 and hue 0. */
export function toOklch({ r, g, b, a }: Rgba): Oklch {
  const lab = convertRgbToOklab({ r, g, b });
  const { l, c, h = 0 } = convertLabToLch(lab, 'oklch');
  return c < precise / 10 ? { l, c: 0, h: 0, a } : { l, c, h, a };
}

/** Converts an OKLCH color to sRGB; components are below 0 or above 1 if it is outside. */
export function unclipped({ l, c, h, a }: Oklch): Rgba {
  const { r, g, b } = convertOklabToRgb(convertLchToLab({ l, c, h }));
  return { r, g, b, a };
}

/** Whether the color is within sRGB. */
export function isInside({ r, g, b }: Rgba): boolean {
  return [r, g, b].every((part) => part >= -hair && part <= 1 + hair);
}

/** Clamps each component to 0 and 1. */
export function clip({ r, g, b, a }: Rgba): Rgba {
  return { r: clamp(r), g: clamp(g), b: clamp(b), a };
}

/** Returns the difference of two colors in Oklab (CSS Color 4, section 14.1). */
function distance(one: Oklch, rgba: Rgba): number {
  const first = convertLchToLab({ l: one.l, c: one.c, h: one.h });
  const other = convertRgbToOklab({ r: rgba.r, g: rgba.g, b: rgba.b });
  return Math.hypot(first.l - other.l, first.a - other.a, first.b - other.b);
}

/**
 * Maps an OKLCH color to sRGB: reduces chroma at the same lightness and hue, until the effect of clipping is
 * not noticeable (CSS Color 4, section 14.2, binary search with local clipping).
 */
export function mapToSrgb(color: Oklch): MappedColor {
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
