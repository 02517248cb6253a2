/** Red, green and blue, 0 to 255, and opacity, 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or `rgb(…)` with numbers; `null` for any other notation. */
export function channelsOf(css: string): Channels | null {
  const [, hex] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(css.trim()) ?? [];
  if (hex) {
    const digits = hex.length > 4 ? hex.match(/../g) : [...hex].map((digit) => digit + digit);
    const [red = 0, green = 0, blue = 0, alpha = 255] =
      digits?.map((pair) => parseInt(pair, 16)) ?? [];
    return [red, green, blue, alpha / 255];
  }
  const [, numbers] = /^rgba?\(([\d\s.,/]+)\)$/.exec(css.trim()) ?? [];
  const [red, green, blue, alpha = 1] = numbers?.match(/[\d.]+/g)?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue, alpha];
}

/** Composites the front color over the back one, which is treated as opaque. */
export function over(front: Channels, back: Channels): Channels {
  const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** Returns the relative luminance of a color, 0 to 1. Source: WCAG 2.2, "relative luminance". */
export function lightOf([red, green, blue]: Channels): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
