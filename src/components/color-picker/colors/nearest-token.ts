import { differenceCiede2000, modeLab65, modeRgb, useMode as register } from 'culori/fn';
import type { Rgba } from './color';

register(modeRgb);
register(modeLab65);

const difference = differenceCiede2000();

/** Named color of a palette. */
interface NamedColor {
  name: string;
  rgba: Rgba;
}

/** Palette color and its difference from the color. */
interface NearestColor extends NamedColor {
  /**
   * Difference in CIEDE2000 (ISO/CIE 11664-6): 0 for the same color, about 1 for the smallest visible
   * difference.
   */
  deltaE: number;
}

/** Returns the difference of two colors in CIEDE2000, ignoring opacity. */
export function deltaE(one: Rgba, other: Rgba): number {
  return difference(
    { mode: 'rgb', r: one.r, g: one.g, b: one.b },
    { mode: 'rgb', r: other.r, g: other.g, b: other.b },
  );
}

/** Returns the nearest color of the palette, the first of several; `null` for an empty palette. */
export function nearestOf(color: Rgba, palette: readonly NamedColor[]): NearestColor | null {
  let nearest: NearestColor | null = null;
  for (const entry of palette) {
    const distance = deltaE(color, entry.rgba);
    if (!nearest || distance < nearest.deltaE) nearest = { ...entry, deltaE: distance };
  }
  return nearest;
}
