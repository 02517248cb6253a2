import { cached } from '../../../core/cached';
import { lazyModule, type LazyModule } from '../../../core/lazy-module';
import { localesOf } from '../../../core/locale/intl';
import { isLocale, languageOf } from '../../../core/locale/language-of';
import { countries, placeOf } from './countries';

type Style = 'long' | 'short';

// The long names of these four have a suffix on which engines differ: "Hong Kong SAR China", "Myanmar
// (Burma)".
const plain = new Set(['HK', 'MM', 'MO', 'PS']);

const displays = new Map<string, Intl.DisplayNames>();

function displayOf(locale: string, style: Style): Intl.DisplayNames {
  return cached(displays, `${style} ${locale}`, () => {
    return new Intl.DisplayNames(localesOf(locale), { type: 'region', style, fallback: 'none' });
  });
}

/** Returns the engine's name of a country in a language, or `undefined`. */
export function engineName(code: string, locale: string): string | undefined {
  return displayOf(locale, plain.has(code) ? 'short' : 'long').of(code);
}

// Those with another short name in some language: "USA", "UK", "Bosnia".
const shortened = new Set([...plain, 'BA', 'CC', 'GB', 'KR', 'PN', 'US']);

/** Returns all names that the engine has for a country in a language. */
export function engineNames(code: string, locale: string): string[] {
  const styles: readonly Style[] = shortened.has(code) ? ['long', 'short'] : ['long'];
  return styles.flatMap((style) => displayOf(locale, style).of(code) ?? []);
}

const files: Readonly<Record<string, LazyModule<readonly string[]>>> = {
  ar: namesFile(() => import('../data/country-names.ar.data')),
  de: namesFile(() => import('../data/country-names.de.data')),
  es: namesFile(() => import('../data/country-names.es.data')),
  fr: namesFile(() => import('../data/country-names.fr.data')),
  he: namesFile(() => import('../data/country-names.he.data')),
  hi: namesFile(() => import('../data/country-names.hi.data')),
  it: namesFile(() => import('../data/country-names.it.data')),
  ja: namesFile(() => import('../data/country-names.ja.data')),
  ko: namesFile(() => import('../data/country-names.ko.data')),
  nl: namesFile(() => import('../data/country-names.nl.data')),
  pl: namesFile(() => import('../data/country-names.pl.data')),
  pt: namesFile(() => import('../data/country-names.pt-br.data')),
  sv: namesFile(() => import('../data/country-names.sv.data')),
  tr: namesFile(() => import('../data/country-names.tr.data')),
  zh: namesFile(() => import('../data/country-names.zh-hans.data')),
};

const noNames: LazyModule<readonly string[]> = lazyModule(async () => []);

/**
 * Returns the included names of a language, in the order of the list; none for a language that is not
 * included.
 */
export function shippedNames(language: string): LazyModule<readonly string[]> {
  return files[language] ?? noNames;
}

function namesFile(load: () => Promise<{ names: string }>): LazyModule<readonly string[]> {
  return lazyModule(async () => (await load()).names.split('~'));
}

const lacking = new Map<string, boolean>();

/** Whether the engine lacks the name of a country in the language, so that the included names are needed. */
export function lacksNames(locale: string): boolean {
  return cached(lacking, locale, () => {
    return countries.some(({ code }) => engineName(code, locale) === undefined);
  });
}

/**
 * Returns the name of a country in a language: `countryName('DE', 'fr')` is "Allemagne". Returns the code if
 * it is unknown, or if the engine has no name and the included names have not loaded yet.
 * @param code ISO 3166-1 alpha-2 code.
 * @param locale BCP 47 tag. Default: `en`, which also replaces a malformed tag.
 */
export function countryName(code: string, locale = 'en'): string {
  const place = placeOf(code);
  if (place < 0) return code;
  const known = isLocale(locale) ? locale : 'en';
  return (
    engineName(code, known) ??
    shippedNames(languageOf(known) ?? 'en').peek()?.[place] ??
    engineName(code, 'en') ??
    code
  );
}
