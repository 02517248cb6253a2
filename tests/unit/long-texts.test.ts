import { expect, test, vi } from 'vitest';
import { searchCountries } from '#src/components/country-select/search-countries.ts';
import { splitOffset } from '#src/components/date-time-picker/parse-date-time.ts';
import { findCode } from '#src/components/one-time-code-input/read-code.ts';
import { decimal } from '#src/validation/rules.ts';
import { email, toRules } from '../../src/validation/index.ts';
import { longTexts } from '../support/long-texts.ts';

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

const rules = toRules(
  'email|email:multiple|alphanumeric|integer|digits|min:3|max:3|minLength:3|maxLength:3|required|confirmed:it',
);

// Anything worse than linear takes seconds to minutes on these, and the timeout of the test ends it; the benchmark
// measures them.
vi.setConfig({ testTimeout: 30_000 });

test.each(Object.entries(longTexts))('%s takes time proportional to its length', (_, text) => {
  expect(text.length).toBeGreaterThanOrEqual(49_000);
  for (const rule of rules) {
    expect(typeof rule.check(text, { values: { it: text } })).toBe('boolean');
  }
});

test('nothing longer than an address reaches its regular expressions', () => {
  const lengths: number[] = [];
  const { test: run } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'test').mockImplementation(function watched(this: RegExp, text) {
    lengths.push(text.length);
    return run.call(this, text);
  });
  for (const text of Object.values(longTexts)) email().check(text, {});
  email().check('a@example.com', {});
  vi.restoreAllMocks();
  expect(Math.max(...lengths)).toBe('a@example.com'.length);
});
