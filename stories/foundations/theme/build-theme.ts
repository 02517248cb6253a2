import Color from 'colorjs.io';
import base from '#src/tokens/base.tokens.json';
import {
  contrastPairs,
  requiredContrast,
  type ColorRole,
  type ThemeName,
} from '#src/tokens/contrast-pairs.ts';
import dark from '#src/tokens/dark.tokens.json';
import highContrast from '#src/tokens/high-contrast.tokens.json';
import light from '#src/tokens/semantic.tokens.json';

/** Settings of a custom theme. */
export interface ThemeChoices {
  /** Hue of the accent in OKLCH, in degrees. Tessera's own is 204. */
  hue: number;
  /** Chroma of the accent, relative to Tessera's own: 0 is gray, 1 is unchanged. */
  chroma: number;
  /** Radius of controls and tiles in px, which scales the other radii. */
  radius: number;
  /** Heights of controls. */
  density: 'compact' | 'regular' | 'roomy';
}

/** Color in the DTCG format. */
export interface ColorValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
}

type Roles = Readonly<Record<string, string | { $value: string | ColorValue }>>;

/** Settings that leave the tokens unchanged. */
export const ownChoices: ThemeChoices = { hue: 204, chroma: 1, radius: 8, density: 'regular' };

const themes: Record<ThemeName, Roles> = {
  light: light.color,
  dark: dark.color,
  'high-contrast': highContrast.color,
};

const accentRoles = /^(accent|on-accent|range|link|focus|halo|mark-1)/;

/** Radii relative to that of a control. */
const radii = {
  mark: 1 / 4,
  box: 5 / 8,
  chip: 3 / 4,
  control: 1,
  large: 5 / 4,
  card: 7 / 4,
  dialog: 9 / 4,
  sheet: 5 / 2,
};

/** Heights of small, normal and large controls in rem. */
const heights = {
  compact: [1.75, 2, 2.5],
  regular: [2, 2.5, 3],
  roomy: [2.25, 2.75, 3.25],
} as const;

/** Values of a custom theme: colors by theme, radii in px, heights in rem. */
export interface BuiltTheme {
  colors: Record<ThemeName, Partial<Record<ColorRole, ColorValue>>>;
  radii: Record<string, number>;
  heights: Record<string, number>;
}

/** Builds a theme from settings. Lightness stays the same, and contrast nearly so. */
export function buildTheme(choices: ThemeChoices): BuiltTheme {
  const [small, normal, large] = heights[choices.density];
  return {
    colors: {
      light: turned('light', choices),
      dark: turned('dark', choices),
      'high-contrast': turned('high-contrast', choices),
    },
    radii: Object.fromEntries(
      Object.entries(radii).map(([name, share]) => [name, rounded(choices.radius * share, 1)]),
    ),
    heights: { 'control-sm': small, control: normal, 'control-lg': large },
  };
}

// The selectors of `tokens.css`. `unset` is a page that follows the system.
const scheme = (name: string) => `:has(> head > meta[name='color-scheme'][content='${name}'])`;
const lightPlaces = ":root, [data-theme='light'], :is([data-theme='dark'], .dark) .light";
const unset = `:root:not([data-theme], .light, .dark, ${scheme('light')}, ${scheme('dark')})`;
const darkPlaces = [
  "[data-theme='dark']",
  '.dark:where(:not([data-theme], .light))',
  `:root${scheme('dark')}:where(:not([data-theme], .light))`,
];

/**
 * Returns a theme as CSS to load after `tokens.css`.
 * @param scope Selector that limits the theme to a part of the page. Default: the page.
 */
export function themeAsCss(
  { colors, radii: corners, heights: sizes }: BuiltTheme,
  scope?: string,
): string {
  const inside = (selector: string) => (scope ? `${selector} ${scope}` : selector);
  const rule = (selector: string, lines: string[]) =>
    `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
  const colorsOf = (theme: ThemeName) =>
    Object.entries(colors[theme]).map(([role, value]) => `--tessera-color-${role}: ${css(value)}`);
  return [
    rule(scope ?? ':root', [
      ...Object.entries(corners).map(([name, value]) => `--tessera-radius-${name}: ${value}px`),
      ...Object.entries(sizes).map(([name, value]) => `--tessera-size-${name}: ${value}rem`),
    ]),
    rule(scope ?? lightPlaces, colorsOf('light')),
    `@media (prefers-color-scheme: dark) {\n${rule(inside(unset), colorsOf('dark'))}}\n`,
    `@media (prefers-contrast: more) {\n${rule(inside(unset), colorsOf('high-contrast'))}}\n`,
    rule(darkPlaces.map(inside).join(', '), colorsOf('dark')),
    rule(inside("[data-theme='high-contrast']"), colorsOf('high-contrast')),
  ].join('\n');
}

/**
 * Returns a theme as a DTCG resolver document (2025.10) with inline tokens, to resolve after Tessera's own
 * sets.
 */
export function themeAsDtcg({ colors, radii: corners, heights: sizes }: BuiltTheme): string {
  const group = ($type: string, values: Readonly<Record<string, unknown>>) => ({
    $type,
    ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
  });
  const lengths = (values: Readonly<Record<string, number>>, unit: string) =>
    group(
      'dimension',
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, unit }])),
    );
  const context = (theme: ThemeName) => [{ color: group('color', colors[theme]) }];
  const document = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'My theme',
    version: '2025.10',
    sets: {
      scales: { sources: [{ radius: lengths(corners, 'px'), size: lengths(sizes, 'rem') }] },
    },
    modifiers: {
      theme: {
        default: 'light',
        contexts: {
          light: context('light'),
          dark: context('dark'),
          'high-contrast': context('high-contrast'),
        },
      },
    },
    resolutionOrder: [{ $ref: '#/sets/scales' }, { $ref: '#/modifiers/theme' }],
  };
  return JSON.stringify(document, null, 2);
}

/** Returns the color of a role in a theme, with aliases resolved. */
export function colorOf(theme: ThemeName, role: string): ColorValue {
  const token = themes[theme][role];
  if (token === undefined || typeof token === 'string') throw new Error(`There is no ${role}.`);
  return followed(token.$value);
}

/** Formats a color as CSS. */
export function css({ components, alpha }: ColorValue): string {
  const [lightness = 0, chroma = 0, hue = 0] = components;
  const veil = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${rounded(lightness * 100, 1)}% ${rounded(chroma, 3)} ${rounded(hue, 0)}${veil})`;
}

function turned(theme: ThemeName, choices: ThemeChoices): BuiltTheme['colors'][ThemeName] {
  const accents = Object.keys(themes[theme]).filter((role) => accentRoles.test(role));
  return Object.fromEntries(
    accents.flatMap((role) => {
      const { components, alpha } = colorOf(theme, role);
      const [lightness = 0, chroma = 0, hue = 0] = components;
      // White, black and ink do not belong to the accent.
      if (chroma === 0) return [];
      const wanted: [number, number, number] = [
        lightness,
        chroma * choices.chroma,
        (hue + choices.hue - ownChoices.hue + 360) % 360,
      ];
      const value: ColorValue = { colorSpace: 'oklch', components: inGamut(wanted) };
      return [[role, alpha === undefined ? value : { ...value, alpha }]];
    }),
  );
}

/** Reduces chroma until the color is within sRGB; lightness and hue stay the same. */
function inGamut([lightness, chroma, hue]: [number, number, number]): number[] {
  let shown = chroma;
  while (shown > 0 && !new Color('oklch', [lightness, shown, hue]).inGamut('srgb')) shown -= 0.002;
  return [lightness, rounded(Math.max(0, shown), 3), rounded(hue, 0)];
}

function followed(value: string | ColorValue): ColorValue {
  if (typeof value !== 'string') return value;
  const path = value.slice(1, -1).split('.');
  let found: unknown = base;
  for (const part of path) found = (found as Readonly<Record<string, unknown>>)[part];
  return (found as { $value: ColorValue }).$value;
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

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
