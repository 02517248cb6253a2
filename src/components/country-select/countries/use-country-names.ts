'use client';
import { languageOf } from '../../../core/locale/language-of';
import { useLazyModule } from '../../../core/use-lazy-module';
import { lacksNames, shippedNames } from './country-name';
import { countryNames, type CountryNames } from './country-options';

/**
 * Returns the names of the countries in a language: the engine's, or the included ones if some are missing,
 * once they have loaded.
 */
export function useCountryNames(locale: string): CountryNames {
  const lacks = lacksNames(locale);
  const shipped = useLazyModule(shippedNames(languageOf(locale) ?? 'en'), lacks);
  return countryNames(locale, !lacks || shipped !== undefined);
}
