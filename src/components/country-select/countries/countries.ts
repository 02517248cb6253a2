import { countryList } from '../data/countries.data';

/** Part of the world that a country lies in. */
export type Region = 'africa' | 'americas' | 'antarctic' | 'asia' | 'europe' | 'oceania';

/** Facts about a country or territory that do not depend on a language. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, or `XK`, which is in use for Kosovo. */
  code: string;
  /** Part of the world. */
  region: Region;
  /** Whether it is a member of the United Nations. */
  unMember: boolean;
  /** Whether it is independent; `null` where that is disputed. */
  independent: boolean | null;
}

/** Countries that are offered: everything, members of the United Nations, independent ones, or those that a function takes. */
export type CountryPolicy = 'all' | 'un' | 'independent' | ((country: Country) => boolean);

/** Parts of the world in the order of the list's digits, which is that of their English names. */
export const regions: readonly Region[] = [
  'africa',
  'americas',
  'antarctic',
  'asia',
  'europe',
  'oceania',
];

/** All 250 countries and territories in the order of their codes. */
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

/** Index of a country in the list and in the files of data, `-1` for an unknown code. */
export function placeOf(code: string): number {
  return places.get(code) ?? -1;
}
