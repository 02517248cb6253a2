import Color from 'colorjs.io';
import base from '#src/tokens/base.tokens.json';
import type { ThemeName } from '#src/tokens/contrast-pairs.ts';
import dark from '#src/tokens/dark.tokens.json';
import highContrast from '#src/tokens/high-contrast.tokens.json';
import light from '#src/tokens/semantic.tokens.json';
import resolver from '#src/tokens/themes.resolver.json';
import tokensCss from '#src/tokens/tokens.css?raw';
import { colorOf } from '../theme/build-theme.ts';

/** Token file for design tools or builds. */
export interface TokenFile {
  /** File name. */
  name: string;
  /** Purpose. */
  purpose: string;
  /** Content. */
  text: string;
}

const themes: Record<ThemeName, Readonly<Record<string, unknown>>> = {
  light: light.color,
  dark: dark.color,
  'high-contrast': highContrast.color,
};

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Source files in the format of the Design Tokens Community Group. */
export const dtcgFiles: readonly TokenFile[] = [
  {
    name: 'themes.resolver.json',
    purpose: 'Which files make which theme.',
    text: pretty(resolver),
  },
  { name: 'base.tokens.json', purpose: 'Palette and scales.', text: pretty(base) },
  { name: 'semantic.tokens.json', purpose: 'Roles in the light theme.', text: pretty(light) },
  { name: 'dark.tokens.json', purpose: 'Roles in the dark theme.', text: pretty(dark) },
  {
    name: 'high-contrast.tokens.json',
    purpose: 'Roles in the high-contrast theme.',
    text: pretty(highContrast),
  },
];

/** CSS custom properties of all themes. */
export const cssFiles: readonly TokenFile[] = [
  { name: 'tokens.css', purpose: 'Custom properties of all tokens and themes.', text: tokensCss },
];

/** Figma variables, one file per mode: colors in sRGB with hex values, lengths as numbers in px. */
export const figmaFiles: readonly TokenFile[] = [
  ...(Object.keys(themes) as ThemeName[]).map((theme) => ({
    name: `figma.${theme}.tokens.json`,
    purpose: `Colors of the ${theme.replace('-', ' ')} mode. Import the three into one collection.`,
    text: pretty({ color: figmaColors(theme), $extensions: { 'com.figma.modeName': theme } }),
  })),
  {
    name: 'figma.scales.tokens.json',
    purpose: 'Space, radii, sizes and type, for a collection of their own.',
    text: pretty({
      space: figmaNumbers(base.space),
      grout: { $type: 'number', $value: base.grout.$value.value },
      radius: figmaNumbers(base.radius),
      size: figmaNumbers(base.size),
      'font-size': figmaNumbers(base['font-size']),
      'line-height': figmaNumbers(base['line-height']),
      $extensions: { 'com.figma.modeName': 'Tessera' },
    }),
  },
];

function figmaColors(theme: ThemeName): Record<string, unknown> {
  const roles = Object.keys(themes[theme]).filter((role) => !role.startsWith('$'));
  return Object.fromEntries(
    roles.map((role) => {
      const { components, alpha = 1 } = colorOf(theme, role);
      const [first = 0, second = 0, third = 0] = components;
      const color = new Color('oklch', [first, second, third]).to('srgb').toGamut();
      const $value = {
        colorSpace: 'srgb',
        components: color.coords.map((part) => Math.round(Number(part) * 10_000) / 10_000),
        alpha,
        hex: color.toString({ format: 'hex', collapse: false }),
      };
      return [role, { $type: 'color', $value }];
    }),
  );
}

function figmaNumbers(group: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, token]) => {
      if (name.startsWith('$')) return [];
      const { value, unit } = (token as { $value: { value: number; unit: string } }).$value;
      return [[name, { $type: 'number', $value: unit === 'rem' ? value * 16 : value }]];
    }),
  );
}
