/** Red, green and blue of a color, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2). */
function luminanceOf([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
