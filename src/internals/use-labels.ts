'use client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import { languageOf, LocaleContext } from './locale-context';

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

const loaded = new WeakMap<object, Map<string, object>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const requested = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Loads one language's words ahead of use, so that the first render already speaks it.
 * Resolves at once for English, for languages that do not ship and for malformed tags.
 */
export function preloadLabels<Labels extends object>(
  catalogue: LabelCatalogue<Labels>,
  locale: string,
): Promise<void> {
  const language = languageOf(locale) ?? 'en';
  const load = Object.hasOwn(catalogue.load, language)
    ? catalogue.load[language as keyof typeof catalogue.load]
    : undefined;
  if (!load) return Promise.resolve();
  const requests = requested.get(catalogue) ?? new Map<string, Promise<void>>();
  requested.set(catalogue, requests);
  const running = requests.get(language);
  if (running) return running;
  const request = load().then(
    ({ labels }) => {
      const words = loaded.get(catalogue) ?? new Map<string, object>();
      loaded.set(catalogue, words.set(language, labels));
      for (const listener of listeners) listener();
    },
    // A lost network must not take the widget down: it stays English, and the next render asks again.
    () => void requests.delete(language),
  );
  requests.set(language, request);
  return request;
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
  const shipped = useSyncExternalStore(
    subscribe,
    () => {
      const words = loaded.get(catalogue)?.get(language);
      if (!words && language !== 'en') void preloadLabels(catalogue, language);
      return (words as Labels | undefined) ?? catalogue.en;
    },
    () => catalogue.en,
  );
  const own = provided?.[locale]?.[catalogue.name] ?? provided?.[language]?.[catalogue.name];
  return useMemo(
    () => (own || override ? { ...shipped, ...(own as Partial<Labels>), ...override } : shipped),
    [shipped, own, override],
  );
}
