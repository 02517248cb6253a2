import type { Rgba } from '../../core/color';
import { toOklch } from './color';
import type { ColorNames } from './words';

/** Family of colors with a name in every language. */
type ColorFamily = keyof ColorNames['families'];

/** Difference between a color and others of its family. */
type ColorTone = 'plain' | keyof ColorNames['tones'];

/** Hues up to an angle in OKLCH: family, lightness of its purest color, and that color's chroma. */
const hues: ReadonlyArray<
  readonly [until: number, ColorFamily, lightness: number, chroma: number]
> = [
  [13, 'pink', 0.7, 0.25],
  [37, 'red', 0.63, 0.25],
  [85, 'orange', 0.75, 0.17],
  [116, 'yellow', 0.93, 0.19],
  [137, 'lime', 0.87, 0.22],
  [163, 'green', 0.7, 0.22],
  [190, 'turquoise', 0.8, 0.14],
  [216, 'cyan', 0.85, 0.15],
  [246, 'sky', 0.75, 0.15],
  [280, 'blue', 0.5, 0.24],
  [312, 'violet', 0.52, 0.25],
  [338, 'magenta', 0.68, 0.28],
  [360, 'pink', 0.7, 0.25],
];

/** Lightness of families that are not pure hues, such as brown and olive. */
const settled: Partial<Record<ColorFamily, number>> = {
  brown: 0.5,
  olive: 0.55,
  beige: 0.9,
  purple: 0.5,
};

/** Describes a color by family of hues, lightness and chroma in OKLCH. */
function describeColor(rgba: Rgba): { family: ColorFamily; tone: ColorTone } {
  const { l, c, h } = toOklch(rgba);
  if (l < 0.13) return { family: 'black', tone: 'plain' };
  if (c < 0.018) return { family: l > 0.95 ? 'white' : 'gray', tone: grayTone(l) };
  const [, hue, pureLightness, pureChroma] = hues.find(([until]) => h < until) ?? hues[0] ?? [];
  if (hue === undefined || pureLightness === undefined || pureChroma === undefined) {
    return { family: 'gray', tone: 'plain' };
  }
  const family = kinOf(hue, l, c);
  const lightness = settled[family];
  const lighter = l - (lightness ?? pureLightness);
  const share = c / pureChroma;
  if (family === 'beige') return { family, tone: lighter > 0.05 ? 'light' : 'plain' };
  if ((share < 0.35 && l > 0.78) || (share < 0.5 && l > 0.85)) return { family, tone: 'pale' };
  if (share < 0.3) return { family, tone: l < 0.45 ? 'darkMuted' : 'muted' };
  if (l < 0.27) return { family, tone: 'veryDark' };
  if (lighter < -0.13) return { family, tone: 'dark' };
  if (share > 0.85 && lightness === undefined) return { family, tone: 'vivid' };
  if (lighter > 0.13) return { family, tone: share < 0.5 ? 'pale' : 'light' };
  return { family, tone: share > 0.75 && lightness === undefined ? 'vivid' : 'plain' };
}

function grayTone(l: number): ColorTone {
  if (l > 0.95) return 'plain';
  if (l > 0.78) return 'light';
  if (l < 0.25) return 'veryDark';
  return l < 0.5 ? 'dark' : 'plain';
}

/**
 * Returns the family of a color that is not named by its hue alone: dark orange is brown, light red is pink.
 */
function kinOf(hue: ColorFamily, l: number, c: number): ColorFamily {
  if (hue === 'orange' || hue === 'yellow') {
    if (l > 0.84 && c < 0.07) return 'beige';
    if (hue === 'yellow') return l < 0.7 ? 'olive' : hue;
    return l < 0.66 || (l < 0.82 && c < 0.1) ? 'brown' : hue;
  }
  if (hue === 'lime' && l < 0.55) return 'olive';
  if (hue === 'red' && l > 0.72) return 'pink';
  if (hue === 'magenta' && l < 0.56) return 'purple';
  return hue;
}

/** Returns the name of a color: "vivid orange". Ignores opacity. */
export function nameColor(rgba: Rgba, { families, tones }: ColorNames): string {
  const { family, tone } = describeColor(rgba);
  const name = families[family];
  return tone === 'plain' ? name : tones[tone].replace('{}', name);
}
