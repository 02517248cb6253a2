import { convertLabToLch, convertLchToLab, convertOklabToRgb, convertRgbToOklab } from 'culori/fn';
import { type Rgba, luminanceOf } from '../../core/color';

/** Color in the model of the area and the sliders. */
export interface Hsva {
  /** Hue in degrees, 0 to 360, both ends red. */
  h: number;
  /** Saturation, 0 to 1. */
  s: number;
  /** Brightness, 0 to 1. */
  v: number;
  /** Opacity, 0 to 1. */
  a: number;
}

/** Clamps a number. */
export function clamp(number: number, min = 0, max = 1): number {
  return Math.min(max, Math.max(min, number));
}

/**
 * Converts a color to hue, saturation and brightness (A. R. Smith, "Color gamut transform pairs", 1978). A
 * gray has no hue and black no saturation; those of `before` are kept, so that no thumb jumps.
 */
export function toHsva({ r, g, b, a }: Rgba, before: Hsva): Hsva {
  const v = Math.max(r, g, b);
  const spread = v - Math.min(r, g, b);
  if (v === 0) return { ...before, v, a };
  // A color that equals a gray at eight bits per component is a gray.
  if (spread < 1e-6) return { h: before.h, s: 0, v, a };
  const sixth =
    v === r ? ((g - b) / spread + 6) % 6 : v === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { h: sixth * 60, s: spread / v, v, a };
}

/** Converts hue, saturation and brightness to a color. */
export function toRgba({ h, s, v, a }: Hsva): Rgba {
  const part = (offset: number) => {
    const place = (offset + h / 60) % 6;
    return v - v * s * clamp(Math.min(place, 4 - place));
  };
  return { r: part(5), g: part(3), b: part(1), a };
}

/** Converts a color to hue in degrees, saturation and lightness from 0 to 1 (CSS Color 4, section 7). */
function toHsl(rgba: Rgba): [hue: number, saturation: number, lightness: number] {
  const { h, s, v } = toHsva(rgba, { h: 0, s: 0, v: 0, a: 1 });
  const l = v * (1 - s / 2);
  return [h, (v - l) / (Math.min(l, 1 - l) || 1), l];
}

/** Converts hue in turns, saturation and lightness from 0 to 1 to a color. */
export function fromHsl(hue: number, saturation: number, lightness: number, a: number): Rgba {
  const v = lightness + saturation * Math.min(lightness, 1 - lightness);
  return toRgba({ h: ((hue % 360) + 360) % 360, s: v ? 2 - (2 * lightness) / v : 0, v, a });
}

/** Whether white has a higher contrast on a color than black (WCAG 2.2, "contrast ratio"). */
export function isDark(color: Rgba): boolean {
  // On the checkerboard, half of which is white, translucent colors are light.
  return color.a > 0.5 && (luminanceOf(color) + 0.05) ** 2 < 1.05 * 0.05;
}

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

/** Notation of a color: `hex` is `#ff6347`, the others are CSS functions. */
export type ColorFormat = 'hex' | 'rgb' | 'hsl' | 'oklch';

const formats: readonly ColorFormat[] = ['hex', 'rgb', 'hsl', 'oklch'];

/** Whether a value is a supported notation. */
export function isColorFormat(value: unknown): value is ColorFormat {
  return formats.some((format) => format === value);
}

/** Rounds a number to at most `digits` decimals, never `-0`. */
export function rounded(number: number, digits: number): number {
  return Math.round(number * 10 ** digits) / 10 ** digits + 0;
}

/** Converts a component to a byte. */
export function toByte(part: number): number {
  return Math.round(part * 255);
}

/** Formats a color as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function toHex({ r, g, b, a }: Rgba): string {
  const bytes = a < 1 ? [r, g, b, a] : [r, g, b];
  return `#${bytes.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns the numbers of a color in the order of its notation, without opacity: bytes for `hex` and `rgb`,
 * degrees and percentages for `hsl`, lightness, chroma and degrees for `oklch`. They have enough digits to
 * restore the same bytes.
 */
export function channelsOf(rgba: Rgba, format: ColorFormat): [number, number, number] {
  if (format === 'oklch') {
    const { l, c, h } = toOklch(rgba);
    return [rounded(l, 5), rounded(c, 5), rounded(h, 2)];
  }
  const { r, g, b } = rgba;
  if (format !== 'hsl') return [toByte(r), toByte(g), toByte(b)];
  const [h, s, l] = toHsl(rgba);
  return [rounded(h, 1), rounded(s * 100, 1), rounded(l * 100, 1)];
}

/** Formats the numbers of {@link channelsOf} in their notation; `hex` is written as `rgb`. */
export function writeChannels(
  [x, y, z]: readonly [number, number, number],
  format: ColorFormat,
  opacity = 1,
): string {
  const percent = format === 'hsl' ? '%' : '';
  const name = format === 'hex' ? 'rgb' : format;
  const end = opacity < 1 ? ` / ${rounded(opacity, 3)}` : '';
  return `${name}(${x} ${y}${percent} ${z}${percent}${end})`;
}

/** Formats a color in a CSS notation. */
export function formatColor(rgba: Rgba, format: ColorFormat): string {
  return format === 'hex' ? toHex(rgba) : writeChannels(channelsOf(rgba, format), format, rgba.a);
}
