import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildTokens } from '#src/tokens/build-tokens.ts';
import { palette, rolesOf, toColour } from './colour-of.ts';

test('tokens.css is what the JSON files say', async () => {
  const committed = await readFile(
    new URL('../../../src/tokens/tokens.css', import.meta.url),
    'utf8',
  );
  expect(committed === (await buildTokens()), 'run `npm run tokens` and commit tokens.css').toBe(
    true,
  );
});

test('a theme redraws every role', () => {
  const roles = Object.keys(rolesOf.light).filter((key) => key !== '$type');
  expect(roles.length).toBeGreaterThan(30);
  for (const theme of ['dark', 'high-contrast'] as const) {
    expect(Object.keys(rolesOf[theme])).toEqual(Object.keys(rolesOf.light));
  }
});

test('every role of the light theme says what it is for', () => {
  const silent = Object.entries(rolesOf.light).filter(
    ([role, token]) => role !== '$type' && !('$description' in token),
  );
  expect(silent).toEqual([]);
});

test.each(palette)(
  'palette %s %s has the lightness of its name and fits sRGB',
  (_ramp, step, value) => {
    expect(value.colorSpace).toBe('oklch');
    expect(value.components[0]).toBeCloseTo(Number(step) / 100, 5);
    expect(toColour(value).inGamut('srgb')).toBe(true);
  },
);

test('dark surfaces lighten as they rise', () => {
  const stack = ['surface-sunken', 'background', 'surface', 'surface-raised'] as const;
  const lightness = stack.map((role) => Number(/\d+/.exec(String(rolesOf.dark[role].$value))?.[0]));
  expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  expect(new Set(lightness).size).toBe(stack.length);
});
