import { isLocale } from '../src/internals/language-of';
import { preloadLabels, type LabelCatalogue } from '../src/internals/use-labels';

const modules = import.meta.glob<Record<string, unknown>>('../src/*/*/labels.ts');
let catalogues: Promise<LabelCatalogue<object>[]> | undefined;

function isCatalogue(value: unknown): value is LabelCatalogue<object> {
  return typeof value === 'object' && value !== null && 'load' in value && 'en' in value;
}

async function findCatalogues() {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.flatMap((module) => Object.values(module).filter(isCatalogue));
}

/**
 * Loads the words of every widget, so that a story speaks its language from the first render.
 * @param locales BCP 47 tags of the languages; whatever is no well-formed tag is left to the widget to answer.
 */
export async function preloadLanguages(locales: unknown[]): Promise<void> {
  const languages = new Set(locales.filter((tag) => typeof tag === 'string').filter(isLocale));
  languages.delete('en');
  if (languages.size === 0) return;
  catalogues ??= findCatalogues();
  const known = await catalogues;
  await Promise.all(
    [...languages].flatMap((locale) => known.map((catalogue) => preloadLabels(catalogue, locale))),
  );
}
