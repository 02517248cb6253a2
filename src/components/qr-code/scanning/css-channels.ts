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
