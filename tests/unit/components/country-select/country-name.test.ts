import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { countries, countryName } from '#src/components/country-select/countries.ts';
import { languages } from '#src/languages/index.ts';

interface Source {
  cca2: string;
  name: { common: string };
}

const require = createRequire(import.meta.url);
const path = require.resolve('world-countries/countries.json');
const source = JSON.parse(readFileSync(path, 'utf8')) as Source[];

test.each(languages.map(({ tag }) => tag))('the engine names every country in %s', (locale) => {
  const unnamed = countries.filter(({ code }) => countryName(code, locale) === code);
  expect(unnamed).toEqual([]);
});

// Each is the name of the Unicode locale data, which every language has; the package's own finds the country, too.
test('the English names differ from those of world-countries only in these', () => {
  const different = source
    .filter(({ cca2, name }) => countryName(cca2) !== name.common)
    .map(({ cca2 }) => `${cca2} ${countryName(cca2)}`);
  expect(different.toSorted()).toEqual([
    'AG Antigua & Barbuda',
    'BA Bosnia & Herzegovina',
    'BL St. Barthélemy',
    'CD Congo - Kinshasa',
    'CG Congo - Brazzaville',
    'CI Côte d’Ivoire',
    'GS South Georgia & South Sandwich Islands',
    'HM Heard & McDonald Islands',
    'KN St. Kitts & Nevis',
    'LC St. Lucia',
    'MF St. Martin',
    'MO Macao',
    'PM St. Pierre & Miquelon',
    'SH St. Helena',
    'SJ Svalbard & Jan Mayen',
    'ST São Tomé & Príncipe',
    'TC Turks & Caicos Islands',
    'TF French Southern Territories',
    'TT Trinidad & Tobago',
    'UM U.S. Outlying Islands',
    'VC St. Vincent & Grenadines',
    'VI U.S. Virgin Islands',
    'WF Wallis & Futuna',
  ]);
});

test('four names omit the remark that engines disagree about', () => {
  expect(['HK', 'MO', 'MM', 'PS'].map((code) => countryName(code))).toEqual([
    'Hong Kong',
    'Macao',
    'Myanmar',
    'Palestine',
  ]);
});

test('an unknown code is its own name, and a malformed tag falls back to English', () => {
  expect(countryName('ZZ')).toBe('ZZ');
  expect(countryName('')).toBe('');
  expect(countryName('DE', 'not a tag!')).toBe('Germany');
});
