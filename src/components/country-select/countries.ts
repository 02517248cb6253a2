import { cached } from '../../core/cached';
import { isLocale, localesOf } from '../../core/locale/intl';
import { usableList } from '../../core/props/usable-list';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import { countryList } from './data/countries.data';

/** Region of the world. */
export type Region = 'africa' | 'americas' | 'antarctic' | 'asia' | 'europe' | 'oceania';

/** Language-independent data of a country or territory. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, or `XK`, which is used for Kosovo. */
  code: string;
  /** Region of the world. */
  region: Region;
  /** Whether the country is a member of the United Nations. */
  unMember: boolean;
  /** Whether the country is independent; `null` if disputed. */
  independent: boolean | null;
}

/** Filter of the list: all countries, members of the United Nations, independent countries, or a function. */
export type CountryPolicy = 'all' | 'un' | 'independent' | ((country: Country) => boolean);

/** Regions in the order of the digits in the data, sorted by English name. */
export const regions: readonly Region[] = [
  'africa',
  'americas',
  'antarctic',
  'asia',
  'europe',
  'oceania',
];

/** All 250 countries and territories, sorted by code. */
export const countries: readonly Country[] = /* @__PURE__ */ readList(countryList);

const places: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  countries.map(({ code }, place) => [code, place]),
);

function readList(list: string): Country[] {
  const entries = list.match(/.{4}/g) ?? [];
  return entries.map((entry) => {
    const standing = Number(entry[3]);
    return {
      code: entry.slice(0, 2),
      region: regions[Number(entry[2])] ?? 'africa',
      unMember: standing % 2 === 1,
      independent: standing >= 4 ? null : standing >= 2,
    };
  });
}

/** Returns the index of a country in the list and the data files, `-1` for an unknown code. */
export function placeOf(code: string): number {
  return places.get(code) ?? -1;
}

/**
 * Returns the countries that match a policy, sorted by code. A country for which a function throws is included,
 * with an error in development.
 * @param component Component name for error messages.
 */
export function countriesIn(component: string, policy: CountryPolicy = 'all'): readonly Country[] {
  if (policy === 'un') return countries.filter(({ unMember }) => unMember);
  if (policy === 'independent') return countries.filter(({ independent }) => independent);
  if (typeof policy !== 'function') return countries;
  return countries.filter((country) => {
    try {
      return policy(country);
    } catch (error) {
      if (inDevelopment) {
        reportProblem(
          component,
          'countries',
          `is a function that throws "${error}", so the country is offered. Return a boolean for every country.`,
        );
      }
      return true;
    }
  });
}

/**
 * Returns unique codes that a widget can show. Well-formed unknown codes are kept, because they are data of
 * the application; other strings are also kept, with an error in development; values that are not strings are
 * removed.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function usableCodes(
  component: string,
  prop: string,
  codes: readonly string[] | null | undefined,
): readonly string[] {
  const texts = usableList(component, prop, codes);
  if (inDevelopment) {
    for (const code of texts) {
      if (!/^[A-Z]{2}$/.test(String(code))) reportCode(component, prop, code);
    }
  }
  return [...new Set(texts.filter((code) => typeof code === 'string'))];
}

function reportCode(component: string, prop: string, code: unknown): void {
  reportProblem(
    component,
    prop,
    `contains ${givenText(code)}, which is not a code, so it is shown as an unknown country. Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
  );
}

/** Returns the valid codes of `preferred`; unknown codes log an error in development and are removed. */
export function usablePreferred(
  component: string,
  codes: readonly string[] | undefined,
): readonly string[] {
  const known = usableList(component, 'preferred', codes).filter((code) => placeOf(code) >= 0);
  if (inDevelopment && known.length !== (codes?.length ?? 0)) {
    reportProblem(
      component,
      'preferred',
      `contains unknown country codes, which are ignored: ${givenText(codes)}. Pass ISO 3166-1 alpha-2 codes in capitals, such as "CH".`,
    );
  }
  return known;
}

type Style = 'long' | 'short';

// The long names of these four have a suffix on which engines differ: "Hong Kong SAR China", "Myanmar
// (Burma)".
const plain = new Set(['HK', 'MM', 'MO', 'PS']);

// Those with another short name in some language: "USA", "UK", "Bosnia".
const shortened = new Set([...plain, 'BA', 'CC', 'GB', 'KR', 'PN', 'US']);

const displays = new Map<string, Intl.DisplayNames>();

function displayOf(locale: string, style: Style): Intl.DisplayNames {
  return cached(displays, `${style} ${locale}`, () => {
    return new Intl.DisplayNames(localesOf(locale), { type: 'region', style, fallback: 'none' });
  });
}

/** Returns all names that the engine has for a country in a language. */
export function engineNames(code: string, locale: string): string[] {
  const styles: readonly Style[] = shortened.has(code) ? ['long', 'short'] : ['long'];
  return styles.flatMap((style) => displayOf(locale, style).of(code) ?? []);
}

/**
 * Returns the name of a country in a language: `countryName('DE', 'fr')` is "Allemagne". Returns the code if
 * it is unknown.
 * @param code ISO 3166-1 alpha-2 code.
 * @param locale BCP 47 tag. Default: `en`, which also replaces a malformed tag.
 */
export function countryName(code: string, locale = 'en'): string {
  if (placeOf(code) < 0) return code;
  const style = plain.has(code) ? 'short' : 'long';
  return displayOf(isLocale(locale) ? locale : 'en', style).of(code) ?? code;
}
