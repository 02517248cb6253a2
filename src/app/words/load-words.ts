import { words as english, type Words } from './en';

/** Languages of the app with their endonyms. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ar: 'العربية',
  ja: '日本語',
} as const;

/** Language of the app. */
export type Language = keyof typeof languages;

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  ar: () => import('./ar'),
  ja: () => import('./ja'),
};

/** Loads the texts of the app and its widgets in a language. Rejects if they do not load. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return english;
  const { words } = await loaders[language]();
  return words;
}
