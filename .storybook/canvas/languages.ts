import type { StoryContext } from '@storybook/react-vite';
import type { Language } from '../../src/languages/language';
import { loadSampleWords } from '../../stories/support/trips/in-language';
import { readGlobals, tagOf } from './globals';

/** Typefaces that only stories in their language load, by language: each needs over 100 rules for its characters. */
const furtherFonts: Readonly<Record<string, () => Promise<unknown>>> = {
  ko: () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/wght.css'),
};

/** Loads the typeface of the toolbar's language before a story is drawn, if the others do not include it. */
export async function loadFonts({ globals }: Pick<StoryContext, 'globals'>): Promise<void> {
  const { language } = new Intl.Locale(readGlobals(globals).locale);
  await furtherFonts[language]?.();
}

const files = import.meta.glob<Readonly<Record<string, Partial<Language>>>>([
  '../../src/languages/*.ts',
  '!**/{en,index,language}.ts',
]);

const loaded = new Map<string, Language>();

/** Loads the language of the toolbar before a story is drawn; the components bring English. */
export async function loadLanguage({ globals }: Pick<StoryContext, 'globals'>): Promise<void> {
  const tag = tagOf(readGlobals(globals).locale);
  if (tag === undefined || tag === 'en' || loaded.has(tag)) return;
  await loadSampleWords(tag);
  const module = await files[`../../src/languages/${tag.toLowerCase()}.ts`]?.();
  // The other exports of the file are the texts of individual widgets.
  const language = Object.values(module ?? {}).find((part) => part.tag === tag);
  if (language) loaded.set(tag, language as Language);
}

/** Returns the loaded language for a BCP 47 tag: `de` for `de-AT`, `pt-BR` for `pt-BR`; `undefined` if there is none. */
export function findLanguage(locale: string): Language | undefined {
  return loaded.get(tagOf(locale) ?? '');
}
