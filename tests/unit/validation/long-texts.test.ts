import { expect, test, vi } from 'vitest';
import { email, toRules } from '../../../src/validation/index.ts';
import { longTexts } from '../../support/long-texts.ts';

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
