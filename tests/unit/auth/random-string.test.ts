import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomString } from '#src/auth/core/encoding.ts';

afterEach(() => vi.restoreAllMocks());

describe('a random string', () => {
  test('has exactly ten letters and digits, like state strings', () => {
    expect(randomString()).toHaveLength(10);
    expect(randomString()).toMatch(/^[A-Za-z0-9]{10}$/u);
  });

  test.each([1, 10, 43, 1000])('has %d of them on request', (length) => {
    expect(randomString(length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`, 'u'));
  });

  test.each([0, -1, 0.5, 1e6, Number.NaN, Infinity])('of %d characters is rejected', (length) => {
    expect(() => randomString(length)).toThrow(RangeError);
  });

  test('favors no character: what is neither letter nor digit is drawn again', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      // Base64 turns these into +/+A.
      (array as unknown as Uint8Array).fill(0).set([251, 255, 128]);
      return array;
    });
    expect(randomString(70)).toBe(`${'A'.repeat(61)}${'A'.repeat(9)}`);
  });

  test('contains every character about equally often', () => {
    const counts = new Map<string, number>();
    for (const sign of randomString(62_000)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // Six standard deviations of 1000 ± 31.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
  });
});
