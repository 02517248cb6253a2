/** Color in sRGB, each component from 0 to 1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  /** Opacity. */
  a: number;
}

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
export function toHsl(rgba: Rgba): [hue: number, saturation: number, lightness: number] {
  const { h, s, v } = toHsva(rgba, { h: 0, s: 0, v: 0, a: 1 });
  const l = v * (1 - s / 2);
  return [h, (v - l) / (Math.min(l, 1 - l) || 1), l];
}

/** Converts hue in turns, saturation and lightness from 0 to 1 to a color. */
export function fromHsl(hue: number, saturation: number, lightness: number, a: number): Rgba {
  const v = lightness + saturation * Math.min(lightness, 1 - lightness);
  return toRgba({ h: ((hue % 360) + 360) % 360, s: v ? 2 - (2 * lightness) / v : 0, v, a });
}

/** Composites a color over an opaque one. */
export function over(front: Rgba, { r, g, b }: Rgba): Rgba {
  const mix = (above: number, below: number) => above * front.a + below * (1 - front.a);
  return { r: mix(front.r, r), g: mix(front.g, g), b: mix(front.b, b), a: 1 };
}
