import { toHsl, type Rgba } from './color';
import { toOklch } from './map-to-srgb';

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
