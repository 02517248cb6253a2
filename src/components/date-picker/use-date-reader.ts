'use client';
import { useSyncExternalStore } from 'react';
import { languageOf } from '../../internals/language-of';
import { onDemand } from '../../internals/on-demand';
import type { DateRules, Verdict } from './judge-date';

/** Reader of typed dates in one language. */
export type DateReader = (text: string, rules: DateRules) => Verdict;

const readers = onDemand(async (language: string): Promise<DateReader> => {
  const { loadTextReader } = await import('./read-text');
  return loadTextReader(language);
});

const languageFor = (locale: string) => languageOf(locale) ?? 'en';

/** Loads the reader of a language, which nobody needs before they type. Resolves also where the network is lost. */
export function loadDateReader(locale: string): Promise<void> {
  return readers.load(languageFor(locale));
}

/**
 * Reader of the locale's language; `null` until it has loaded, `undefined` on a server and in the first
 * client pass, where nothing may be read because words such as "today" mean another day there.
 * @param wanted Whether there is a text to read, so that the reader should load.
 */
export function useDateReader(locale: string, wanted: boolean): DateReader | null | undefined {
  return useSyncExternalStore(
    readers.subscribe,
    () => {
      const reader = readers.peek(languageFor(locale));
      if (!reader && wanted) void loadDateReader(locale);
      return reader ?? null;
    },
    () => undefined,
  );
}
