import { countryList } from '../data/countries.data';

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
