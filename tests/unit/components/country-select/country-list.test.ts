import { expect, test, vi } from 'vitest';
import {
  countriesIn,
  usableCodes,
  usablePreferred,
  type CountryPolicy,
} from '#src/components/country-select/countries.ts';
import {
  countryNames,
  foundOptions,
  groupedOptions,
  offeredOptions,
} from '#src/components/country-select/country-list.ts';
import { otherNames } from '#src/components/country-select/search-countries.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const english = countryNames('en');
const others = await otherNames.load();
const codes = (options: ReadonlyArray<{ code: string }>) => options.map(({ code }) => code);
const offeredCodes = (policy: CountryPolicy) => codes(countriesIn('CountrySelect', policy));
const all = offeredCodes('all');

test('a policy determines their number', () => {
  expect(offeredCodes('all')).toHaveLength(250);
  expect(offeredCodes('un')).toHaveLength(193);
  expect(offeredCodes('independent')).toHaveLength(194);
  expect(offeredCodes('independent')).not.toContain('XK');
  expect(offeredCodes(({ independent }) => independent === null)).toEqual(['XK']);
});

test('a policy that throws offers the country, and is reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  forgetProblems();
  const policy = ({ code }: { code: string }) => {
    if (code === 'CH') throw new Error('no');
    return code === 'AT';
  };
  expect(offeredCodes(policy)).toEqual(['AT', 'CH']);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`countries`'));
  report.mockRestore();
});

test.each([
  [['CH', 'ZZ', 'CH'], ['CH', 'ZZ'], false],
  [['ch'], ['ch'], true],
  [['CHE'], ['CHE'], true],
  [['', null, 7, {}, 'CH'], ['CH'], true],
  ['CH', [], true],
  [null, [], false],
])('the codes of %j are %j, with a report: %s', (given, usable, isReported) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  forgetProblems();
  expect(usableCodes('CountrySelect', 'value', given as string[])).toEqual(usable);
  expect(report.mock.calls.length > 0).toBe(isReported);
  report.mockClear();
  const known = usable.filter((code) => code === 'CH');
  expect(new Set(usablePreferred('CountrySelect', given as string[]))).toEqual(new Set(known));
  report.mockRestore();
});

test('names are sorted by the rules of their language', () => {
  const swedish = codes(offeredOptions(countryNames('sv'), all, []));
  expect(swedish.indexOf('AX')).toBeGreaterThan(swedish.indexOf('ZW'));
  expect(codes(offeredOptions(english, all, [])).indexOf('AX')).toBe(1);
});

test('preferred ones come first and once, and only if they are offered', () => {
  const members = offeredCodes('un');
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
  expect(codes(foundOptions('gu', plain, english, others))[0]).toBe('GU');
  const preferring = offeredOptions(english, all, ['GY']);
  expect(codes(foundOptions('g', plain, english, others))[0]).toBe('GA');
  expect(codes(foundOptions('g', preferring, english, others))[0]).toBe('GY');
});
