import { labels, type Words } from './labels';
import type { Language } from './settings';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ labels: Words }>>> = {
  de: () => import('./labels.de'),
  fr: () => import('./labels.fr'),
  ar: () => import('./labels.ar'),
  ja: () => import('./labels.ja'),
};

/** Words of the app in a language; in English where they do not arrive. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return labels;
  return loaders[language]().then(
    (module) => module.labels,
    () => labels,
  );
}
