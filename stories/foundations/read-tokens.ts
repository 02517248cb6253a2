import base from '#src/tokens/base.tokens.json';
import type { ColorRole, ThemeName } from '#src/tokens/contrast-pairs.ts';
import dark from '#src/tokens/dark.tokens.json';
import highContrast from '#src/tokens/high-contrast.tokens.json';
import light from '#src/tokens/semantic.tokens.json';

/** Token as a page shows it. */
export interface TokenEntry {
  /** Last part of its name, such as `md`. */
  name: string;
  /** Custom property that carries it, such as `--tessera-space-4`. */
  variable: string;
  /** Value for people, such as `0.875rem · 14 px`. */
  value: string;
  /** Purpose, as the token file says it; empty where the file is silent. */
  purpose: string;
}

/** Ramp of one hue, from light to dark. */
export interface Ramp {
  name: string;
  purpose: string;
  steps: { step: number; variable: string; value: string }[];
}

/** Role of a color and the step that each theme gives it. */
export interface Role {
  role: ColorRole;
  purpose: string;
  steps: Record<ThemeName, string>;
}

type Tree = Readonly<Record<string, unknown>>;

const themes: Record<ThemeName, Tree> = {
  light: light.color,
  dark: dark.color,
  'high-contrast': highContrast.color,
};

/** Tokens of one scale of `base.tokens.json` (or of the shadows), in the order of the file. */
export function scale(group: keyof typeof base | 'shadow'): TokenEntry[] {
  const tree: unknown = group === 'shadow' ? light.shadow : base[group];
  // A group may be one token.
  const tokens: [string, Tree][] =
    isTree(tree) && '$value' in tree ? [[group, tree]] : tokensIn(tree);
  return tokens.map(([name, token]) => ({
    name,
    variable: name === group ? `--tessera-${group}` : `--tessera-${group}-${name}`,
    value: spell(token['$value']),
    purpose: purposeOf(token),
  }));
}

/** Ramps of the palette. */
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

/** Roles of colors, in the order of the file. */
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
  if (Array.isArray(value)) return value.every(isTree) ? layers(value.length) : value.join(', ');
  if (!isTree(value)) return String(value);
  if ('components' in value) return spellColor(value['components'], value['alpha']);
  if (value['unit'] === 'rem') return `${Number(value['value']) * 16} px`;
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  const parts = Object.values(value).filter((part) => typeof part === 'string');
  return [...new Set(parts.map(spell))].join(' · ');
}

function layers(count: number): string {
  return count === 1 ? '1 layer' : `${count} layers`;
}

function spellColor(components: unknown, alpha: unknown): string {
  const [lightness = 0, chroma = 0, hue = 0] = components as number[];
  if (alpha === 0) return 'none';
  const percent = Math.round(lightness * 1000) / 10;
  return alpha === undefined
    ? `${percent}% ${chroma} ${hue}`
    : `${percent}% ${chroma} ${hue} / ${Number(alpha)}`;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
