import { formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import base from '#src/tokens/base.tokens.json';
import type { ColorRole, ThemeName } from '#src/tokens/contrast-pairs.ts';
import dark from '#src/tokens/dark.tokens.json';
import highContrast from '#src/tokens/high-contrast.tokens.json';
import light from '#src/tokens/semantic.tokens.json';

/** Token, formatted for a page. */
export interface TokenEntry {
  /** Last part of the token's name, such as `md`. */
  name: string;
  /** Custom property, such as `--tessera-space-4`. */
  variable: string;
  /** Formatted value, such as `0.875rem · 14 px`. */
  value: string;
  /** Description in the token file; empty if there is none. */
  purpose: string;
}

/** Color ramp of one hue, from light to dark. */
export interface Ramp {
  name: string;
  purpose: string;
  steps: { step: number; variable: string; value: string }[];
}

/** Color role and its step in each theme. */
export interface Role {
  role: ColorRole;
  purpose: string;
  steps: Record<ThemeName, string>;
}

register(modeRgb);
register(modeOklch);

type Tree = Readonly<Record<string, unknown>>;

const themes: Record<ThemeName, Tree> = {
  light: light.color,
  dark: dark.color,
  'high-contrast': highContrast.color,
};

/** Returns the tokens of one scale of `base.tokens.json` (or the shadows), in the order of the file. */
export function scale(group: keyof typeof base | 'shadow'): TokenEntry[] {
  const tree: unknown = group === 'shadow' ? light.shadow : base[group];
  // A group may be a single token.
  const tokens: [string, Tree][] =
    isTree(tree) && '$value' in tree ? [[group, tree]] : tokensIn(tree);
  return tokens.map(([name, token]) => ({
    name,
    variable: name === group ? `--tessera-${group}` : `--tessera-${group}-${name}`,
    value: spell(token['$value']),
    purpose: purposeOf(token),
  }));
}

/** Returns the text styles, each with its size and line height in pixels, weight and typeface. */
export function textStyles(): TokenEntry[] {
  return scale('text').map((entry) => {
    const { $value: style } =
      base.text[entry.name as Exclude<keyof typeof base.text, `$${string}`>];
    const [typeface = ''] = valueOf(style.fontFamily) as string[];
    const size = `${spell(valueOf(style.fontSize))} / ${spell(valueOf(style.lineHeight))}`;
    const weight = spell(valueOf(style.fontWeight));
    return { ...entry, value: `${size} · ${weight} · ${typeface.replace(' Variable', '')}` };
  });
}

/** Returns the ramps of the palette. */
export function ramps(): Ramp[] {
  return Object.entries(base.palette)
    .filter((entry): entry is [string, Exclude<(typeof entry)[1], string>] => isTree(entry[1]))
    .map(([name, ramp]) => ({
      name,
      purpose: purposeOf(ramp),
      steps: tokensIn(ramp)
        .map(([step, token]) => ({
          step: Number(step.replace('-', '.')),
          variable: `--tessera-palette-${name}-${step}`,
          value: spell(token['$value']),
        }))
        .sort((one, other) => other.step - one.step),
    }));
}

/** Returns the color roles, in the order of the file. */
export function roles(): Role[] {
  const names = Object.keys(light.color).filter((key) => !key.startsWith('$')) as ColorRole[];
  return names.map((role) => ({
    role,
    purpose: purposeOf(light.color[role]),
    steps: {
      light: stepOf('light', role),
      dark: stepOf('dark', role),
      'high-contrast': stepOf('high-contrast', role),
    },
  }));
}

function stepOf(theme: ThemeName, role: ColorRole): string {
  const token = themes[theme][role];
  return spell(isTree(token) ? token['$value'] : '');
}

/** Returns the value that a reference such as `{font-size.md}` names. */
function valueOf(reference: string): unknown {
  const path = reference.slice(1, -1).split('.');
  const token = path.reduce<unknown>((tree, key) => (isTree(tree) ? tree[key] : undefined), base);
  return isTree(token) ? token['$value'] : undefined;
}

function tokensIn(tree: unknown): [string, Tree][] {
  if (!isTree(tree)) return [];
  return Object.entries(tree).filter(
    (entry): entry is [string, Tree] => isTree(entry[1]) && '$value' in entry[1],
  );
}

function purposeOf(token: unknown): string {
  return isTree(token) ? String(token['$description'] ?? '') : '';
}

function spell(value: unknown): string {
  if (typeof value === 'string') {
    const [, ...path] = value.slice(1, -1).split('.');
    return path.join(' ').replace(/(?<=\d)-(?=\d)/, '.');
  }
  if (Array.isArray(value)) return value.every(isTree) ? '' : value.join(', ');
  if (!isTree(value)) return String(value);
  if ('components' in value) return spellColor(value['components'], value['alpha']);
  if (value['unit'] === 'rem') return `${Number(value['value']) * 16} px`;
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  const parts = Object.values(value).filter((part) => typeof part === 'string');
  return [...new Set(parts.map(spell))].join(' · ');
}

/** Returns a color as a design tool takes it: in hexadecimal sRGB, `#1f7a8c` or `#1f7a8c, 40%`. */
function spellColor(components: unknown, alpha: unknown): string {
  const [l = 0, c = 0, h = 0] = components as number[];
  if (alpha === 0) return 'none';
  const hex = formatHex({ mode: 'oklch', l, c, h });
  return alpha === undefined ? hex : `${hex}, ${Math.round(Number(alpha) * 100)}%`;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
