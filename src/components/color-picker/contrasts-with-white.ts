import type { Rgba } from './color';

/** Whether white stands out better than black: by brightness alone, which a mark on a swatch needs no more than. */
export function contrastsWithWhite({ r, g, b, a }: Rgba): boolean {
  // On the squares that show through, half of which are white, translucent colours are light.
  return a > 0.5 && 0.2126 * r ** 2.2 + 0.7152 * g ** 2.2 + 0.0722 * b ** 2.2 < 0.18;
}
