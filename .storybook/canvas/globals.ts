import type { GlobalTypes } from 'storybook/internal/types';
import { shippedTags as languageTags } from '../../src/core/provider/shipped-languages.ts';

export { languageTags };

/** Included themes, in the order in which they are shown side by side. */
export const themes = ['light', 'dark', 'high-contrast'] as const;

/** Name of an included theme. */
export type Theme = (typeof themes)[number];

/** Settings of the toolbar, which apply to every story and docs page. */
export interface ToolbarGlobals {
  /** Theme of the canvas, or all themes side by side. */
  theme: Theme | 'all';
  /** BCP 47 tag of the language and formats of the components. */
  locale: string;
  /** Reading direction, or `auto` for that of the language. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** Whether transitions run, or reduced motion is emulated. */
  motion: 'full' | 'reduced';
  /** Whether forced colors are emulated. */
  forcedColors: 'none' | 'active';
  /** Whether the canvas is frozen and sized as in the visual tests. */
  pictures: 'off' | 'on';
}

/** Whether the story is in a frame of a docs page, whose accessibility is not checked while it is read. */
export function isInDocs(): boolean {
  try {
    return window.parent !== window && /[?&]viewMode=docs/.test(window.parent.location.search);
  } catch {
    // The Storybook is in a frame of another site.
    return false;
  }
}

/** Initial settings. */
export const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  locale: 'en',
  direction: 'auto',
  motion: 'full',
  forcedColors: 'none',
  pictures: 'off',
};

/** Menus of the toolbar. At its first option, a menu is not highlighted; the option is offered as a reset. */
export const globalTypes = {
  theme: {
    description: 'Theme of stories and docs pages',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
        { value: 'all', title: 'Side by side', icon: 'sidebyside' },
      ],
    },
  },
  locale: {
    description: 'Language of the components, and its direction',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      // British English uses the English texts with its own formats.
      items: languageTags
        .flatMap((tag) => (tag === 'en' ? ['en', 'en-GB'] : [tag]))
        .map((tag) => ({ value: tag, title: endonymOf(tag), right: tag })),
    },
  },
  direction: menu('Reading direction', 'transfer', 'Match language', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  motion: menu('Motion', 'lightning', 'Full motion', [
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  forcedColors: menu('Forced colors', 'eye', 'Theme colors', [
    { value: 'active', title: 'Forced colors' },
  ]),
  pictures: menu('Visual-test mode', 'camera', 'Live canvas', [
    { value: 'on', title: 'Visual-test mode' },
  ]),
} satisfies GlobalTypes;

/** Returns the tag of the included language for a BCP 47 tag: `de` for `de-AT`; `undefined` if there is none. */
export function tagOf(locale: string): string | undefined {
  const [subtag] = locale.split('-');
  return (
    languageTags.find((tag) => tag === locale) ??
    languageTags.find((tag) => tag.split('-')[0] === subtag)
  );
}

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

/** Returns the settings, with defaults for missing ones. */
export function readGlobals(globals: Record<string, unknown>): ToolbarGlobals {
  const set = Object.entries(globals).filter(([, value]) => value !== undefined && value !== '');
  return { ...initialGlobals, ...Object.fromEntries(set) };
}

/** Supported widths: the narrowest phone (WCAG 2.2, 1.4.10 Reflow), a tablet and a desktop. */
export const viewports = {
  phone: {
    name: 'Phone, 320',
    type: 'mobile' as const,
    styles: { width: '320px', height: '640px' },
  },
  tablet: {
    name: 'Tablet, 768',
    type: 'tablet' as const,
    styles: { width: '768px', height: '1024px' },
  },
  desktop: {
    name: 'Desktop, 1200',
    type: 'desktop' as const,
    styles: { width: '1200px', height: '800px' },
  },
};
