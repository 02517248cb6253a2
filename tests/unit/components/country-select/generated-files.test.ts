import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countries } from '#src/components/country-select/countries.ts';
import { countryList } from '#src/components/country-select/data/countries.data.ts';
import { buildCountries } from '#tests/support/country-data/build-countries.ts';
import { buildFlags } from '#tests/support/country-data/build-flags.ts';

const folder = new URL('../../../../src/components/country-select/data/', import.meta.url);
const committed = (name: string) => readFileSync(new URL(name, folder), 'utf8');

test('the committed files match world-countries, and name its license', async () => {
  for (const [name, text] of await buildCountries()) {
    expect(committed(name), name).toBe(text);
    expect(text).toContain('Open Database License (ODbL) 1.0');
  }
});

test('the committed flags match country-flag-icons, one for every country', async () => {
  const files = await buildFlags();
  for (const [name, text] of files) expect(committed(name), name).toBe(text);
  const drawn = [...files.values()].flatMap((text) => text.match(/^ {2}[A-Z]{2}(?=:)/gm) ?? []);
  expect(drawn.map((line) => line.trim()).toSorted()).toEqual(countries.map(({ code }) => code));
  expect([...files.values()].join('')).not.toMatch(/href|url\(|style|script/);
});

test('the list, which a closed field loads, weighs at most 1 kB', () => {
  expect(gzipSync(countryList, { level: 9 }).length).toBeLessThan(1000);
});

test('every country of the package is included, those with odd data, too', () => {
  expect(countries).toHaveLength(250);
  const find = (code: string) => countries.find((country) => country.code === code);
  expect(find('XK')).toEqual({ code: 'XK', region: 'europe', unMember: false, independent: null });
  expect(find('BQ')).toMatchObject({ region: 'americas', independent: false });
  expect(find('AQ')).toMatchObject({ region: 'antarctic', unMember: false });
});
