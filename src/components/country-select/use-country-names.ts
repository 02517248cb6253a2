'use client';
import { useSyncExternalStore } from 'react';
import { languageOf } from '../../internals/language-of';
import { lacksNames, shippedNames } from './country-name';
import { countryNames, type CountryNames } from './country-options';

/** Names of the countries in a language: the engine's, and the shipped ones where it lacks some, once they are loaded. */
export function useCountryNames(locale: string): CountryNames {
  const language = languageOf(locale) ?? 'en';
  const complete = useSyncExternalStore(
    shippedNames.subscribe,
    () => {
      if (!lacksNames(locale) || shippedNames.peek(language)) return true;
      void shippedNames.load(language);
      return false;
    },
    () => !lacksNames(locale),
  );
  return countryNames(locale, complete);
}
