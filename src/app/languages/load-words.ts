import type { Language } from '../settings/settings';
import { loadPart } from '../shell/load-part';
import { words as english, type Words } from './en';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ words: Words }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  ar: () => import('./ar'),
  ja: () => import('./ja'),
};

/** Loads the texts of the app and its widgets in a language. @throws MissingPartError if they do not load. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return english;
  const { words } = await loadPart(loaders[language]);
  return words;
}
