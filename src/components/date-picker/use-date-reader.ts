'use client';
import { useSyncExternalStore } from 'react';
import type { DateWords } from './date-words';
import type { DateRules, Verdict } from './judge-date';

/** Reader of typed dates in one language. */
export type DateReader = (text: string, rules: DateRules) => Verdict;

// English words come with the parser, which understands them in every language.
const words: Readonly<Record<string, () => Promise<{ labels: DateWords }>>> = {
  de: () => import('./date-words.de'),
  fr: () => import('./date-words.fr'),
  ar: () => import('./date-words.ar'),
  ja: () => import('./date-words.ja'),
};

const readers = new Map<string, DateReader>();
const requests = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function languageOf(locale: string): string {
  return locale.split('-', 1).join('').toLowerCase();
}

/** Loads the reader of a language, which nobody needs before they type. Resolves also where the network is lost. */
export function loadDateReader(locale: string): Promise<void> {
  const language = languageOf(locale);
  const running = requests.get(language);
  if (running) return running;
  const own = Object.hasOwn(words, language) ? words[language] : undefined;
  const request = Promise.all([import('./read-text'), own?.()]).then(
    ([{ readText }, known]) => {
      readers.set(language, (text, rules) => readText(text, rules, known?.labels));
      for (const listener of listeners) listener();
    },
    // The next one who types asks again.
    () => void requests.delete(language),
  );
  requests.set(language, request);
  return request;
}

/** Reader of the locale's language, or `undefined` while it has not been loaded, as on a server. */
export function useDateReader(locale: string): DateReader | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readers.get(languageOf(locale)),
    () => undefined,
  );
}
