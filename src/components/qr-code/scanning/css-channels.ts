// Custom properties, `currentcolor`, `light-dark()` and, by parts that no other name of a color has, system colors.
const decidedByPlace =
  /var\(|current|light-dark|text|canvas|face|border|field|highlight|item|mark|accentcolor/i;

/**
 * Color as `rgb(…)` whatever notation it came in, as the browser paints it; `undefined` stays so. A notation that
 * the browser does not know, and a color that its place decides, such as `currentcolor`, come back as they are.
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

/** Whether the browser knows the color. Test DOMs have no `CSS`, or one without `supports`. */
function isColor(css: string): boolean {
  const { CSS: support } = globalThis as { CSS?: Partial<typeof CSS> };
  return support?.supports?.('color', css) ?? false;
}
