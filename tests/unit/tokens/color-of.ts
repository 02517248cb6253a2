import Color from 'colorjs.io';
import base from '#src/tokens/base.tokens.json';
import type { ColorRole, ThemeName } from '#src/tokens/contrast-pairs.ts';
import dark from '#src/tokens/dark.tokens.json';
import highContrast from '#src/tokens/high-contrast.tokens.json';
import light from '#src/tokens/semantic.tokens.json';

/** Color in the format of DTCG. */
export interface ColorValue {
  colorSpace: string;
  components: number[];
  alpha?: number;
}

type Roles = Record<ColorRole, { $value: string | ColorValue }>;

/** Color roles by theme, as the JSON files hold them. */
export const rolesOf: Record<ThemeName, Roles> = {
  light: light.color,
  dark: dark.color,
  'high-contrast': highContrast.color,
};

/** Steps of every ramp: `[ramp, step, color]`. */
export const palette = Object.entries(base.palette).flatMap(([ramp, steps]) =>
  typeof steps === 'string'
    ? []
    : Object.entries(steps).flatMap(([step, token]) =>
        typeof token === 'string' ? [] : [[ramp, step, token.$value as ColorValue] as const],
      ),
);

/** Color of a role in a theme, with its alias followed. */
export function colorOf(theme: ThemeName, role: ColorRole): Color {
  const { $value } = rolesOf[theme][role];
  return toColor(typeof $value === 'string' ? followed($value) : $value);
}

/** Color object of a DTCG value. */
export function toColor({ colorSpace, components, alpha = 1 }: ColorValue): Color {
  const [first = 0, second = 0, third = 0] = components;
  return new Color(colorSpace, [first, second, third], alpha);
}

function followed(alias: string): ColorValue {
  const found = palette.find(([ramp, step]) => alias === `{palette.${ramp}.${step}}`);
  if (!found) throw new Error(`${alias} names no step of the palette`);
  return found[2];
}
