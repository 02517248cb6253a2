import { relativeLuminance } from '../../../core/luminance';

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

/** Returns the relative luminance of a color, 0 to 1. */
export function lightOf([red, green, blue]: Channels): number {
  return relativeLuminance(red / 255, green / 255, blue / 255);
}

// Custom properties, `currentcolor`, `light-dark()` and, by parts that no other color name contains, system
// colors.
const decidedByPlace =
  /var\(|current|light-dark|text|canvas|face|border|field|highlight|item|mark|accentcolor/i;

/**
 * Converts any CSS color to `rgb(…)`, as the browser paints it; returns `undefined` unchanged. Unknown
 * notations and colors that depend on the page, such as `currentcolor`, are also unchanged.
 */
export function cssChannels(css: string | undefined): string | undefined {
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
