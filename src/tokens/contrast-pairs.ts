import type semantic from './semantic.tokens.json';

/** Color role, the part of a token's name after `--tessera-color-`. */
export type ColorRole = Exclude<keyof typeof semantic.color, '$type'>;

/** Theme that the tokens draw. */
export type ThemeName = 'light' | 'dark' | 'high-contrast';

/** Meaning of a pair: words to read, a part to recognize, or words of something that cannot be used now. */
export type ContrastKind = 'text' | 'part' | 'inactive';

/** Two colors that components put on each other. */
export interface ContrastPair {
  /** Role of the color in front. */
  foreground: ColorRole;
  /** Role of the color behind it. */
  background: ColorRole;
  /** Meaning of the pair; it decides the least contrast. */
  kind: ContrastKind;
}

/** Least contrast by theme and meaning: WCAG 2.2, criteria 1.4.3 and 1.4.11; high contrast asks 1.4.6 of text. */
export const leastContrast: Record<ThemeName, Record<ContrastKind, number>> = {
  light: { text: 4.5, part: 3, inactive: 3 },
  dark: { text: 4.5, part: 3, inactive: 3 },
  'high-contrast': { text: 7, part: 4.5, inactive: 4.5 },
};

const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken'] as const;
const accents = ['accent', 'accent-hover', 'accent-pressed'] as const;
const washes = ['accent-subtle', 'accent-subtle-hover'] as const;
const states = ['danger', 'warning', 'success', 'info'] as const;
const marks = ['mark-1', 'mark-2', 'mark-3', 'mark-4', 'mark-5'] as const;

/** Every pair of colors that the components use; tests hold each theme to it and the color page shows it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...cross('text', ['text', 'text-muted', 'link', 'accent', ...states], surfaces),
  ...cross('text', ['text', 'on-accent-subtle'], washes),
  ...cross('text', ['on-accent'], accents),
  ...states.flatMap((state) => [
    ...cross('text', [`on-${state}`], [state]),
    ...cross('text', [`on-${state}-subtle`, 'text'], [`${state}-subtle`]),
  ]),
  ...cross('part', ['border-strong', 'focus', 'accent-hover', 'accent-pressed'], surfaces),
  ...cross('part', ['focus', 'accent'], washes),
  ...cross('part', marks, [...surfaces, ...washes]),
  ...states.flatMap((state) => cross('part', [state], [`${state}-subtle`])),
  ...cross('inactive', ['text-disabled'], surfaces),
];

function cross(
  kind: ContrastKind,
  foregrounds: readonly ColorRole[],
  backgrounds: readonly ColorRole[],
): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, kind })),
  );
}
