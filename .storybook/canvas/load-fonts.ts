import type { StoryContext } from '@storybook/react-vite';
import { readGlobals } from './globals';

/** Typefaces that only stories in their language load, by language: each needs over 100 rules for its characters. */
const furtherFonts: Readonly<Record<string, () => Promise<unknown>>> = {
  ko: () => import('./korean-fonts.css'),
  zh: () => import('./chinese-fonts.css'),
};

/** Loads the typeface of the toolbar's language before a story is drawn, if the others do not include it. */
export async function loadFonts({ globals }: Pick<StoryContext, 'globals'>): Promise<void> {
  const { language } = new Intl.Locale(readGlobals(globals).locale);
  await furtherFonts[language]?.();
}
