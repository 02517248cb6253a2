import { expect, test } from 'vitest';
import { countryNames } from '#src/components/country-select/countries/country-options.ts';
import { countriesIn } from '#src/components/country-select/countries/country-policy.ts';
import {
  foundOptions,
  groupedOptions,
  offeredCodes,
  offeredOptions,
} from '#src/components/country-select/list/country-list.ts';
import { countryAliases } from '#src/components/country-select/search/search-index.ts';

const english = countryNames('en', true);
const aliases = await countryAliases.load();
const all = offeredCodes('CountrySelect', 'all');
const codes = (options: ReadonlyArray<{ code: string }>) => options.map(({ code }) => code);

test('a policy determines their number', () => {
  expect(countriesIn('all')).toHaveLength(250);
  expect(countriesIn('un')).toHaveLength(193);
  expect(countriesIn('independent')).toHaveLength(194);
  expect(codes(countriesIn('independent'))).not.toContain('XK');
  expect(codes(countriesIn(({ independent }) => independent === null))).toEqual(['XK']);
});

test('names are sorted by the rules of their language', () => {
  const swedish = codes(offeredOptions(countryNames('sv', true), all, []));
  expect(swedish.indexOf('AX')).toBeGreaterThan(swedish.indexOf('ZW'));
  expect(codes(offeredOptions(english, all, [])).indexOf('AX')).toBe(1);
});

test('preferred ones come first and once, and only if they are offered', () => {
  const members = offeredCodes('CountrySelect', 'un');
  const options = codes(offeredOptions(english, members, ['CH', 'GL', 'AT']));
  expect(options.slice(0, 3)).toEqual(['CH', 'AT', 'AF']);
  expect(options.filter((code) => code === 'CH')).toHaveLength(1);
  expect(options).toHaveLength(193);
});

test('groups are the preferred ones and the regions by their names', () => {
  const options = offeredOptions(english, all, ['CH']);
  const groups = groupedOptions(options, ['CH'], 'region', (a, b) => (a < b ? -1 : 1));
  expect(groups.map(({ key, options: { length } }) => `${key} ${length}`)).toEqual([
    'preferred 1',
    'africa 59',
    'americas 56',
    'antarctic 5',
    'asia 50',
    'europe 52',
    'oceania 27',
  ]);
  expect(groups.flatMap((group) => codes(group.options)).toSorted()).toEqual(
    codes(options).toSorted(),
  );
});

test('among equal matches the preferred come first', () => {
  const plain = offeredOptions(english, all, []);
  expect(codes(foundOptions('gu', plain, english, aliases))[0]).toBe('GU');
  const preferring = offeredOptions(english, all, ['GY']);
  expect(codes(foundOptions('g', plain, english, aliases))[0]).toBe('GA');
  expect(codes(foundOptions('g', preferring, english, aliases))[0]).toBe('GY');
});
