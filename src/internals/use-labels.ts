'use client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { languageOf } from './language-of';
import { LocaleContext } from './locale-context';
import { onDemand, type OnDemand } from './on-demand';

/** Languages whose words ship with every widget. */
export type ShippedLanguage = 'en' | 'de' | 'fr' | 'ar' | 'ja';

/** Module of one language's words. */
interface LabelsModule<Labels> {
  labels: Labels;
}

/** Words of one widget: English at hand, every other shipped language loaded when it is used. */
export interface LabelCatalogue<Labels extends object> {
  /** Key of the widget in the provider's `labels`. */
  name: string;
  /** English words, which are also the fallback of every language that does not ship. */
  en: Labels;
  /** Loaders of the other shipped languages. */
  load: Readonly<Record<Exclude<ShippedLanguage, 'en'>, () => Promise<LabelsModule<Labels>>>>;
}

const stores = new WeakMap<object, OnDemand<string, object>>();

function storeOf<Labels extends object>({ load }: LabelCatalogue<Labels>) {
  const known = stores.get(load);
  if (known) return known as OnDemand<string, Labels>;
  const store = onDemand(async (language: string) => {
    const module = await load[language as keyof typeof load]();
    return module.labels;
  });
  stores.set(load, store);
  return store;
}

/**
 * Loads one language's words ahead of use, so that the first render already speaks it.
 * Resolves at once for English, for languages that do not ship and for malformed tags.
 */
export function preloadLabels<Labels extends object>(
  catalogue: LabelCatalogue<Labels>,
  locale: string,
): Promise<void> {
  const language = languageOf(locale) ?? 'en';
  return Object.hasOwn(catalogue.load, language)
    ? storeOf(catalogue).load(language)
    : Promise.resolve();
}

/**
 * Words of a widget in the given language. While a shipped language loads, and for languages that do
 * not ship, they are English; the provider's words and then the widget's own `labels` prop win.
 */
export function useLabels<Labels extends object>(
  catalogue: LabelCatalogue<Labels>,
  locale: string,
  override?: Partial<Labels>,
): Labels {
  const provided = useContext(LocaleContext).labels;
  const language = languageOf(locale) ?? 'en';
  const store = storeOf(catalogue);
  const shipped = useSyncExternalStore(
    store.subscribe,
    () => {
      const words = store.peek(language);
      if (!words && language !== 'en') void preloadLabels(catalogue, language);
      return words ?? catalogue.en;
    },
    () => catalogue.en,
  );
  const own = provided?.[locale]?.[catalogue.name] ?? provided?.[language]?.[catalogue.name];
  return useMemo(
    () => (own || override ? { ...shipped, ...(own as Partial<Labels>), ...override } : shipped),
    [shipped, own, override],
  );
}
