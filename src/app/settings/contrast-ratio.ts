import { relativeLuminance } from '../../internals/luminance';

/** Red, green and blue of a color, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

function luminanceOf([red, green, blue]: Rgb): number {
  return relativeLuminance(red / 255, green / 255, blue / 255);
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
