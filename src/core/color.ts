/** Color in sRGB, each component from 0 to 1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  /** Opacity. */
  a: number;
}

/** Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; returns `null` for any other text. */
export function readHex(text: string): Rgba | null {
  const [, code] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text) ?? [];
  if (!code) return null;
  const digits = code.length < 6 ? code.replaceAll(/./g, '$&$&') : code;
  const [r = 0, g = 0, b = 0, a = 1] = (digits.match(/../g) ?? []).map(
    (byte) => Number.parseInt(byte, 16) / 255,
  );
  return { r, g, b, a };
}

/** Composites a color over an opaque one. */
export function over(front: Rgba, { r, g, b }: Rgba): Rgba {
  const mix = (above: number, below: number) => above * front.a + below * (1 - front.a);
  return { r: mix(front.r, r), g: mix(front.g, g), b: mix(front.b, b), a: 1 };
}

/** Returns the relative luminance of an opaque color, 0 to 1 (WCAG 2.2, "relative luminance"). */
export function luminanceOf({ r, g, b }: Rgba): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
