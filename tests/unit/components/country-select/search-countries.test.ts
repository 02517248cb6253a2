import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import {
  codeOfText,
  foldName,
  otherNames,
  searchCountries,
  searchIndex,
} from '#src/components/country-select/search-countries.ts';

interface Source {
  cca2: string;
  cca3: string;
  name: { common: string; official: string; native: Record<string, { common: string }> };
  altSpellings: string[];
  capital: string[];
  idd: { root: string; suffixes: string[] };
  translations: Record<string, { common: string }>;
}

const require = createRequire(import.meta.url);
const path = require.resolve('world-countries/countries.json');
const source = JSON.parse(readFileSync(path, 'utf8')) as Source[];

const names = await otherNames.load();
const entriesIn = (locale: string) => searchIndex(locale, names);
const english = entriesIn('en');
const codes = (query: string, entries = english) =>
  searchCountries(query, entries).map(({ code }) => code);
const best = (query: string, locale = 'en') => searchCountries(query, entriesIn(locale))[0];

describe('a country is found by all of its names', () => {
  test.each(source.map((country) => [country.cca2, country] as const))('%s', (code, country) => {
    const { name, altSpellings, capital, cca3 } = country;
    const native = Object.values(name.native).map(({ common }) => common);
    for (const text of [name.common, name.official, ...altSpellings, ...native, cca3, ...capital]) {
      expect(codes(text), text).toContain(code);
    }
    expect(codes(name.common)[0]).toBe(code);
  });
});

test('every code finds its country first, in lower case, too', () => {
  for (const { cca2, cca3 } of source) {
    expect(codes(cca2)[0]).toBe(cca2);
    expect(codes(cca3.toLowerCase())[0]).toBe(cca2);
  }
});

test('every calling code finds its country, with a plus, two zeros or no prefix', () => {
  for (const { cca2, idd } of source) {
    const [suffix = ''] = idd.suffixes;
    const shared = idd.root === '+1' || idd.root === '+7';
    const code = `${idd.root ?? ''}${shared && idd.suffixes.length > 2 ? '' : suffix}`;
    if (!code) continue;
    for (const text of [code, code.replace('+', '00'), code.slice(1)]) {
      expect(codes(text), text).toContain(cca2);
    }
  }
});

test.each([
  ['Deutschland', 'en', 'DE', 'endonym', 'Deutschland'],
  ['burma', 'en', 'MM', 'former', 'Burma'],
  // An English name that is in use comes before one that is not.
  ['germ', 'de', 'DE', 'other', 'Germany'],
  ['holland', 'en', 'NL', 'other', 'Holland'],
  ['cote d’ivoire', 'en', 'CI', 'name', 'Côte d’Ivoire'],
  ['cote d\u2019IVOIRE', 'de', 'CI', 'name', 'Côte d’Ivoire'],
  ['bern', 'en', 'CH', 'capital', 'Bern'],
  ['+41', 'en', 'CH', 'calling-code', '+41'],
  ['+٤١', 'ar', 'CH', 'calling-code', '+41'],
  ['+९१', 'hi', 'IN', 'calling-code', '+91'],
  ['+৮৮০', 'en', 'BD', 'calling-code', '+880'],
  ['+1 684 555 0100', 'en', 'AS', 'calling-code', '+1684'],
  ['ふらんす', 'ja', 'FR', 'name', 'フランス'],
  ['にほん', 'ja', 'JP', 'other', 'ニホン'],
  ['المانيا', 'ar', 'DE', 'name', 'ألمانيا'],
  ['ایران', 'en', 'IR', 'endonym', 'ایران'],
  ['Alemania', 'en', 'DE', 'foreign', 'Alemania'],
  ['islands cook', 'en', 'CK', 'name', 'Cook Islands'],
  ['🇩🇪', 'en', 'DE', 'code', 'DE'],
  ['🇽🇰 ', 'de', 'XK', 'code', 'XK'],
  ['UK (Great Britain)', 'en', 'GB', 'other', 'UK'],
  ['Great Britain (UK)', 'en', 'GB', 'other', 'Great Britain'],
  ['Germany (DE)', 'en', 'DE', 'name', 'Germany'],
  ['FR - France', 'en', 'FR', 'name', 'France'],
  ['France, FR', 'en', 'FR', 'name', 'France'],
  ['Allemagne / Germany', 'en', 'DE', 'foreign', 'Allemagne'],
  ['Nederlands', 'en', 'NL', 'endonym', 'Nederland'],
  ['Omani', 'en', 'OM', 'name', 'Oman'],
  ['Cote Ivoire', 'en', 'CI', 'other', 'Cote Ivoire'],
] as const)('"%s" in %s finds %s by its %s', (query, locale, code, kind, text) => {
  expect(best(query, locale)).toEqual({ code, kind, text });
});

test('no country is searched by a text that is longer than all names and numbers', () => {
  for (const text of ['a '.repeat(20_000), '49'.repeat(20_000), `Germany${' '.repeat(200)}x`]) {
    expect(codes(text)).toEqual([]);
    expect(codeOfText(text, english)).toBeNull();
  }
});

test('results are ranked: codes, names, their words, endonyms, former names, capitals, letters', () => {
  expect(codes('in').slice(0, 2)).toEqual(['IN', 'ID']);
  expect(codes('united')[0]).toBe('AE');
  expect(codes('guinea').slice(0, 3)).toEqual(['GN', 'GW', 'GQ']);
  expect(codes('korea')).toEqual(expect.arrayContaining(['KR', 'KP']));
  const luxembourg = codes('lux');
  expect(luxembourg[0]).toBe('LU');
  expect(codes('+1').slice(0, 3).toSorted()).toEqual(['CA', 'DO', 'US']);
});

test('what is not a string, or matches no country, finds nothing', () => {
  for (const text of ['', '  ', '!?', 'xyzzy', '+', '+9999', '🌍', 'Georgia, USA']) {
    expect(codes(text)).toEqual([]);
  }
});

test('a name in another language is found for the browser’s autofill', () => {
  expect(codeOfText('Schweiz', english)).toBe('CH');
  expect(codeOfText('usa', english)).toBe('US');
  expect(codeOfText('Vereinigte Staaten', english)).toBe('US');
  expect(codeOfText('United Kingdom (UK)', english)).toBe('GB');
  expect(codeOfText('Switz', english)).toBeNull();
});

test.each([
  ['São Tomé & Príncipe', 'sao tome principe'],
  ['Côte d’Ivoire', 'cote divoire'],
  ['ŁÓDŹ Straße', 'lodz strasse'],
  ['  U.S.   Virgin-Islands ', 'us virgin islands'],
  ['İstanbul Iğdır', 'istanbul igdir'],
  ['ひらがな', 'ヒラカナ'],
  ['ﾌﾗﾝｽ', 'フランス'],
  ['أَلْمَانِيَا', 'المانيا'],
  ['ایران کره', 'ايران كره'],
  ['ё Ё', 'е е'],
  ['٤١ ۴۱ ４１ ४१ ৪১', '41 41 41 41 41'],
  ['🇫🇷', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldName(text)).toBe(folded.normalize('NFKD').replace(/\p{M}/gu, ''));
});
