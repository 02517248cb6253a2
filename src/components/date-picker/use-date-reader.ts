'use client';
import { useSyncExternalStore } from 'react';
import type { DateRules, Verdict } from './judge-date';

/** Reader of typed dates in one language. */
export type DateReader = (text: string, rules: DateRules) => Verdict;

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
  const request = import('./read-text')
    .then(({ loadTextReader }) => loadTextReader(language))
    .then(
      (reader) => {
        readers.set(language, reader);
        for (const listener of listeners) listener();
      },
      // The next one who types asks again.
      () => void requests.delete(language),
    );
  requests.set(language, request);
  return request;
}

/**
 * Reader of the locale's language; `null` until it has loaded, `undefined` on a server and in the first
 * client pass, where nothing may be read because words such as "today" mean another day there.
 * @param wanted Whether there is a text to read, so that the reader should load.
 */
export function useDateReader(locale: string, wanted: boolean): DateReader | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => {
      const reader = readers.get(languageOf(locale));
      if (!reader && wanted) void loadDateReader(locale);
      return reader ?? null;
    },
    () => undefined,
  );
}
