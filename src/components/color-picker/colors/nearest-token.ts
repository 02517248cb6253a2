import { differenceCiede2000, modeLab65, modeRgb, useMode as register } from 'culori/fn';
import type { Rgba } from './color';

register(modeRgb);
register(modeLab65);

const difference = differenceCiede2000();

/** Color of a palette, by name. */
export interface NamedColor {
  name: string;
  rgba: Rgba;
}

/** Entry of a palette and how far the color is from it. */
export interface NearestColor extends NamedColor {
  /** Difference by CIEDE2000 (ISO/CIE 11664-6): 0 for the same, about 1 for the least that is seen. */
  deltaE: number;
}

/** Difference of two colors by CIEDE2000, their opacity left out. */
export function deltaE(one: Rgba, other: Rgba): number {
  return difference(
    { mode: 'rgb', r: one.r, g: one.g, b: one.b },
    { mode: 'rgb', r: other.r, g: other.g, b: other.b },
  );
}

/** Entry of the palette that differs least, the first of several; `null` for an empty palette. */
export function nearestOf(color: Rgba, palette: readonly NamedColor[]): NearestColor | null {
  let nearest: NearestColor | null = null;
  for (const entry of palette) {
    const distance = deltaE(color, entry.rgba);
    if (!nearest || distance < nearest.deltaE) nearest = { ...entry, deltaE: distance };
  }
  return nearest;
}
