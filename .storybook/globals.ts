import type { GlobalTypes } from 'storybook/internal/types';
import { languages } from '../src/languages/index.ts';

/** Themes that ship, in the order in which they stand side by side. */
export const themes = ['light', 'dark', 'high-contrast'] as const;

/** Name of a shipped theme. */
export type Theme = (typeof themes)[number];

/** Settings of the toolbar; every story and every docs page is drawn by them. */
export interface ToolbarGlobals {
  /** Theme of the canvas, or all themes side by side. */
  theme: Theme | 'all';
  /** BCP 47 tag of the widgets' words, dates and numbers. */
  locale: string;
  /** Reading direction, or `auto` to take the one of the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** Whether transitions run or the answers to `prefers-reduced-motion` show. */
  motion: 'full' | 'reduced';
  /** Whether the canvas imitates a browser that forces its own colors on the page. */
  forcedColors: 'none' | 'active';
  /** Whether the canvas is frozen and sized as the picture tests see it. */
  pictures: 'off' | 'on';
}

/** Settings that the Storybook opens with. */
export const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  locale: 'en',
  direction: 'auto',
  motion: 'full',
  forcedColors: 'none',
  pictures: 'off',
};

/**
 * Menus of the toolbar. A menu that rests at its first choice offers it as a reset, so that it stands out only when
 * the canvas is not as usual.
 */
export const globalTypes = {
  theme: {
    description: 'Theme of the canvas and of the docs pages',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
        { value: 'all', title: 'All side by side', icon: 'sidebyside' },
      ],
    },
  },
  locale: {
    description: 'Language of the widgets; it sets the direction too',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: languages.map(({ tag }) => ({ value: tag, title: endonymOf(tag), right: tag })),
    },
  },
  direction: menu('Direction: as the language, or set by hand', 'transfer', 'As the language', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: menu('Motion: full or reduced', 'lightning', 'Full motion', [
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  forcedColors: menu(
    'Forced colors: how the canvas looks in them',
    'eye',
    'Colors of the theme',
    [{ value: 'active', title: 'Forced colors' }],
  ),
  pictures: menu('Pictures: the canvas as the picture tests see it', 'camera', 'Live canvas', [
    { value: 'on', title: 'As the pictures see it' },
  ]),
} satisfies GlobalTypes;

/** Returns the name of a language in that language, in title case. */
function endonymOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function menu(
  description: string,
  icon: 'transfer' | 'lightning' | 'eye' | 'camera',
  rest: string,
  items: { value: string; title: string }[],
) {
  return {
    description,
    toolbar: {
      icon,
      dynamicTitle: false,
      items: [{ type: 'reset' as const, title: rest }, ...items],
    },
  };
}

/** Scripts of living languages that are written from right to left, by ISO 15924. */
const rightToLeft = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Direction of the toolbar, or that of the language's script: not every browser knows the direction of a language. */
export function directionOf({ locale, direction }: ToolbarGlobals): 'ltr' | 'rtl' {
  if (direction !== 'auto') return direction;
  const { script = '' } = new Intl.Locale(locale).maximize();
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}

/** Settings with every gap filled by the opening ones. */
export function readGlobals(globals: Record<string, unknown>): ToolbarGlobals {
  const set = Object.entries(globals).filter(([, value]) => value !== undefined && value !== '');
  return { ...initialGlobals, ...Object.fromEntries(set) };
}
