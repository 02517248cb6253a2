import type { Language } from '../settings/settings';
import { words as english, type Words } from './en';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  ar: () => import('./ar'),
  ja: () => import('./ja'),
};

/** Loads the texts of the app and its widgets in a language; resolves with English if loading fails. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return english;
  return loaders[language]().then(
    (module) => module.words,
    () => english,
  );
}
