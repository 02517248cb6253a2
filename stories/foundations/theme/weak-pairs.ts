import Color from 'colorjs.io';
import { contrastPairs, requiredContrast, type ThemeName } from '#src/tokens/contrast-pairs.ts';
import { colorOf, type BuiltTheme, type ColorValue } from './build-theme.ts';

/** Blends one color over another, like a browser. */
export function paint(front: Color, back: Color): Color {
  const [above, below] = [front.to('srgb'), back.to('srgb')];
  const alpha = Number(above.alpha);
  const blend = (channel: 0 | 1 | 2) =>
    Number(above.coords[channel]) * alpha + Number(below.coords[channel]) * (1 - alpha);
  return new Color('srgb', [blend(0), blend(1), blend(2)]);
}

/** Pair of colors whose contrast is too low. */
export interface WeakPair {
  theme: ThemeName;
  foreground: string;
  background: string;
  /** Lowest contrast of the pair on its surfaces. */
  contrast: number;
  /** Required contrast. */
  least: number;
}

const names = Object.keys(requiredContrast) as ThemeName[];

/** Returns the pairs of a built theme that fail the contrast limits. */
export function weakPairs({ colors }: BuiltTheme): WeakPair[] {
  return names.flatMap((theme) => {
    const color = (role: keyof typeof colors.light) =>
      toColor(colors[theme][role] ?? colorOf(theme, role));
    return contrastPairs.flatMap(({ foreground, background, over, kind }) => {
      if (!colors[theme][foreground] && !colors[theme][background]) return [];
      const back = color(background);
      const ratios = (over.length > 0 ? over.map(color) : [back]).map((surface) => {
        const below = paint(back, surface);
        return paint(color(foreground), below).contrast(below, 'WCAG21');
      });
      const contrast = Math.min(...ratios);
      const least = requiredContrast[theme][kind];
      return contrast < least ? [{ theme, foreground, background, contrast, least }] : [];
    });
  });
}

function toColor({ colorSpace, components, alpha = 1 }: ColorValue): Color {
  const [first = 0, second = 0, third = 0] = components;
  return new Color(colorSpace, [first, second, third], alpha);
}
