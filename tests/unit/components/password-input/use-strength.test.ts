import { describe, expect, test } from 'vitest';
import { scoreOf } from '#src/components/password-input/use-strength.ts';
import { rate } from '#src/components/password-input/zxcvbn-rating.ts';

describe('zxcvbn', () => {
  test.each([
    ['password', 0],
    ['quiet otter juggles 9 lamps', 4],
  ])('rates %j as %d', (password, score) => {
    expect(rate(password, [])).toBe(score);
  });

  test('rates a password with a word of the user lower', () => {
    const password = 'lindholm84';
    expect(rate(password, ['lindholm'])).toBeLessThan(rate(password, []));
  });

  test('rates only the start of a very long password', () => {
    expect(rate('a'.repeat(100_000), [])).toBe(rate('a'.repeat(72), []));
  });
});

describe('a score', () => {
  test('is loaded on first use', async () => {
    expect(await scoreOf(true, 'password', [])).toBe(0);
  });

  test('comes from a function, which gets the words', async () => {
    const score = await scoreOf((password, words) => (words.includes(password) ? 1 : 3), 'mia', [
      'mia',
    ]);
    expect(score).toBe(1);
    expect(await scoreOf(async () => 3 as const, 'mia', [])).toBe(3);
  });

  test.each([5, -1, 2.5, Number.NaN, null, '3', undefined])('is none for %j', async (score) => {
    expect(await scoreOf(() => score as never, 'mia', [])).toBeNull();
  });
});
