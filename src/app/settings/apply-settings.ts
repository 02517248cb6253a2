import { luminanceOf } from './contrast-ratio';
import { directionOf, type Settings } from './settings';

/** Draws the page as the settings say: theme, density and accent, language and direction. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const { theme, density, language, accent } = settings;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.density = density;
  root.lang = language;
  root.dir = directionOf(settings);
  const values = accent === null ? [] : accentColors(accent);
  for (const [place, property] of accentProperties.entries()) {
    const value = values[place];
    if (value === undefined) root.style.removeProperty(property);
    else root.style.setProperty(property, value);
  }
}

/** Roles of color that follow the accent. */
const roles = [
  'accent',
  'accent-hover',
  'accent-pressed',
  'accent-subtle',
  'accent-subtle-hover',
  'accent-subtle-pressed',
  'range-1',
  'range-2',
  'range-3',
  'halo',
  'on-accent',
  'on-accent-subtle',
  'link',
  'focus',
];

/** Names of all custom properties that an accent sets. */
export const accentProperties = roles.map((role) => `--tessera-color-${role}`);

/**
 * Values of the custom properties for an accent `#rrggbb`, in the order of {@link accentProperties}: shades for pointer and
 * press are darker, washes and ranges go toward the surface, and words on the accent are black or white, whichever contrasts more.
 * Links and the focus ring have its hue alone, with a lightness near that of the text, so that they can be read whatever it is.
 */
export function accentColors(accent: string): string[] {
  const mix = (share: number, other: string) =>
    `color-mix(in oklch, ${accent} ${share}%, var(--tessera-color-${other}))`;
  // Lightness is 0.34 and 0.44 of the text's own: that of the usual links, in each theme.
  const hue = `oklch(from ${accent} 0.61 calc(min(c, 0.13) / 0.56) h)`;
  const readable = `color-mix(in oklch, ${hue} 56%, oklch(from var(--tessera-color-text) l 0 none))`;
  const onAccent = luminance(accent) > 0.179 ? '#000000' : '#ffffff';
  return [
    accent,
    `oklch(from ${accent} calc(l - 0.055) c h)`,
    `oklch(from ${accent} calc(l - 0.11) c h)`,
    mix(12, 'surface'),
    mix(20, 'surface'),
    mix(28, 'surface'),
    mix(14, 'surface'),
    mix(18, 'surface'),
    mix(10, 'surface'),
    `color-mix(in oklab, ${accent} 18%, transparent)`,
    onAccent,
    mix(30, 'text'),
    readable,
    readable,
  ];
}

// At 0.179 black and white contrast alike.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return luminanceOf([red, green, blue]);
}
