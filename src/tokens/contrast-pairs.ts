import type semantic from './semantic.tokens.json';

/** Color role: a token's name after `--tessera-color-`. */
export type ColorRole = Exclude<keyof typeof semantic.color, '$type'>;

/** Theme of the tokens. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/** Kind of a pair: text, a graphical part, or disabled text. */
export type ContrastKind = 'text' | 'part' | 'inactive';

/** Foreground and background that components combine. */
export interface ContrastPair {
  /** Role of the foreground. */
  foreground: ColorRole;
  /** Role of the background. */
  background: ColorRole;
  /** Surfaces below a translucent background; none if it is opaque. */
  over: readonly ColorRole[];
  /** Kind of the pair, which determines the minimum contrast. */
  kind: ContrastKind;
}

/**
 * Minimum contrast by theme and kind: WCAG 2.2, criteria 1.4.3 and 1.4.11; in high contrast, 1.4.6 for text.
 */
export const requiredContrast: Record<ThemeName, Record<ContrastKind, number>> = {
  light: { text: 4.5, part: 3, inactive: 3 },
  dark: { text: 4.5, part: 3, inactive: 3 },
  'high-contrast': { text: 7, part: 4.5, inactive: 4.5 },
};

const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken'] as const;
const below = ['background', 'surface', 'surface-raised'] as const;
const tiles = ['tile', 'tile-hover', 'tile-pressed'] as const;
const ranges = ['range-1', 'range-2', 'range-3'] as const;
const accents = ['accent', 'accent-hover', 'accent-pressed'] as const;
const washes = ['accent-subtle', 'accent-subtle-hover', 'accent-subtle-pressed'] as const;
const dangers = ['danger', 'danger-hover', 'danger-pressed'] as const;
const dangerWashes = ['danger-subtle', 'danger-subtle-hover', 'danger-subtle-pressed'] as const;
const states = ['danger', 'warning', 'success', 'info'] as const;
const marks = ['mark-1', 'mark-2', 'mark-3', 'mark-4', 'mark-5'] as const;

/** Every pair of colors that the components use; tests check each theme, and the color page shows it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross('text', ['text', 'text-muted', 'link', ...states], surfaces),
  ...cross('text', ['text', 'text-muted'], tiles, below),
  ...cross('text', ['link'], ['tile', 'tile-hover'], below),
  ...cross('text', ['danger'], ['tile'], below),
  ...cross('text', ['text', 'on-accent-subtle'], [...ranges, ...washes], below),
  // A chip on the edge of a button.
  ...cross('text', ['on-accent-subtle'], ['surface']),
  ...cross('text', ['on-accent'], accents),
  ...cross('text', ['on-danger'], dangers),
  ...cross('text', ['text', 'on-danger-subtle'], dangerWashes, below),
  ...cross('text', ['text', 'text-muted'], ['invalid'], below),
  ...(['warning', 'success', 'info'] as const).flatMap((state) =>
    cross('text', ['text', `on-${state}-subtle`], [`${state}-subtle`], below),
  ),
  ...cross('text', ['text'], ['gold-subtle'], below),
  ...cross('text', ['on-inverse'], ['inverse']),
  ...cross('part', ['border-strong', 'border-hover', 'focus', 'gold-edge', ...accents], surfaces),
  ...cross('part', ['border-strong'], ['tile'], ['surface', 'surface-raised']),
  ...cross('part', ['gold-edge', 'accent', 'focus'], ['tile'], below),
  ...cross('part', ['accent', 'focus'], [...ranges, 'accent-subtle'], below),
  // The filled tiles of a meter beside the others.
  ...cross('part', ['accent', ...states], ['tile-pressed'], below),
  ...cross('part', marks, surfaces),
  ...cross('part', marks, ['tile', ...ranges], below),
  ...states.flatMap((state) => [
    ...cross('text', ['link'], [`${state}-subtle`], below),
    ...cross('part', [state], [`${state}-subtle`], below),
  ]),
  ...cross('part', ['danger'], ['invalid'], below),
  ...cross('inactive', ['text-disabled'], surfaces),
  ...cross('inactive', ['text-disabled'], ['disabled'], below),
];

function cross(
  kind: ContrastKind,
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
  over: readonly ColorRole[] = [],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, over, kind })),
  );
}
