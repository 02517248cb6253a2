import { expect, test } from 'vitest';
import { searchCountries } from '#src/components/country-select/search-countries.ts';
import { splitOffset } from '#src/components/date-time-picker/split-offset.ts';
import { findCode } from '#src/components/one-time-code-input/read-code.ts';
import { decimal } from '#src/validation/rules.ts';

// A regular expression that takes quadratic time would need minutes for each of these.
const many = (part: string) => part.repeat(400_000);
const numeric = { length: 6, characters: 'numeric' } as const;
const alphanumeric = { length: 6, characters: 'alphanumeric' } as const;

test.each<[string, () => unknown, unknown]>([
  ['digits of a number', () => decimal.test(`${many('1')}x`), false],
  ['blanks before an offset', () => splitOffset(`${many(' ')}x`).offset, null],
  ['commas before an offset', () => splitOffset(`${many(' ,')}x`).offset, null],
  ['digits of a code', () => findCode(many('1'), numeric), null],
  ['letters of a code', () => findCode(many('a'), alphanumeric), null],
  ['blanks before a calling code', () => searchCountries(`${many(' ')}?`, []), []],
  ['brackets before a calling code', () => searchCountries(`${many('(')}?`, []), []],
])('A pasted text is read in linear time: %s', (_name, read, expected) => {
  expect(read()).toEqual(expected);
});
