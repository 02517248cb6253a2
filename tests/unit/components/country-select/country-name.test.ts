import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { countries } from '#src/components/country-select/countries/countries.ts';
import { countryName, engineName } from '#src/components/country-select/countries/country-name.ts';

interface Source {
  cca2: string;
  name: { common: string };
  translations: Record<string, { common: string }>;
}

const require = createRequire(import.meta.url);
const path = require.resolve('world-countries/countries.json');
const source = JSON.parse(readFileSync(path, 'utf8')) as Source[];

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each(['en', 'de', 'fr', 'ar', 'ja'])('the engine names every country in %s', (locale) => {
  for (const { code } of countries) expect(engineName(code, locale), code).toBeTruthy();
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

test('if an engine lacks a name, the package’s translation is used', async () => {
  const of = Intl.DisplayNames.prototype.of;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function (
    this: Intl.DisplayNames,
    code,
  ) {
    return code === 'XK' ? undefined : of.call(this, code);
  });
  const {
    countryName: nameOf,
    lacksNames,
    shippedNames,
  } = await import('#src/components/country-select/countries/country-name.ts');
  expect(lacksNames('ja')).toBe(true);
  expect(nameOf('XK', 'ja')).toBe('XK');
  await shippedNames('ja').load();
  const kosovo = source.find(({ cca2 }) => cca2 === 'XK');
  expect(nameOf('XK', 'ja')).toBe(kosovo?.translations['jpn']?.common);
  expect(nameOf('FR', 'ja')).toBe('フランス');
});
