/**
 * Returns the relative luminance of an opaque sRGB color, 0 to 1, from its components, each 0 to 1 (WCAG 2.2,
 * "relative luminance").
 */
export function relativeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
