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

/** Loads the words of every widget in one language, so that a story speaks it from its first render. */
export async function preloadLanguage(locale: string): Promise<void> {
  if (new Intl.Locale(locale).language === 'en') return;
  catalogues ??= findCatalogues();
  await Promise.all((await catalogues).map((catalogue) => preloadLabels(catalogue, locale)));
}
