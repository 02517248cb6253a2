import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import base from '#src/tokens/base.tokens.json';
import { buildTokens } from '#src/tokens/build-tokens.ts';
import { colorOf, palette, rolesOf, toColor } from './color-of.ts';

const root = new URL('../../../', import.meta.url);
const tokensCss = await readFile(new URL('src/tokens/tokens.css', root), 'utf8');

test('tokens.css matches the JSON files', async () => {
  expect(tokensCss === (await buildTokens()), 'run `npm run tokens` and commit tokens.css').toBe(
    true,
  );
});

test('a theme redefines every role', () => {
  const roles = Object.keys(rolesOf.light).filter((key) => key !== '$type');
  expect(roles.length).toBeGreaterThan(30);
  for (const theme of ['dark', 'high-contrast'] as const) {
    expect(Object.keys(rolesOf[theme])).toEqual(Object.keys(rolesOf.light));
  }
});

test('every role of the light theme has a description', () => {
  const silent = Object.entries(rolesOf.light).filter(
    ([role, token]) => role !== '$type' && !('$description' in token),
  );
  expect(silent).toEqual([]);
});

test.each(palette)(
  'palette %s %s has the lightness of its name and fits sRGB',
  (_ramp, step, value) => {
    expect(value.colorSpace).toBe('oklch');
    expect(value.components[0]).toBeCloseTo(Number(step.replace('-', '.')) / 100, 5);
    expect(toColor(value).inGamut('srgb')).toBe(true);
  },
);

test('dark surfaces lighten as they rise', () => {
  const stack = ['surface-sunken', 'background', 'surface', 'surface-raised'] as const;
  const lightness = stack.map((role) => Number(colorOf('dark', role).coords[0]));
  expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  expect(new Set(lightness).size).toBe(stack.length);
});

const inHead = (scheme: string) => `:has(> head > meta[name='color-scheme'][content='${scheme}'])`;
const unset = `:root:not([data-theme], .light, .dark, ${inHead('light')}, ${inHead('dark')})`;
const light = ':where(:not([data-theme], .light))';

test.each([
  [":root, [data-theme='light'], :is([data-theme='dark'], .dark) .light {", 'light'],
  [`@media (prefers-color-scheme: dark) { ${unset} {`, 'dark'],
  [`@media (prefers-contrast: more) { ${unset} {`, 'light'],
  [`[data-theme='dark'], .dark${light}, :root${inHead('dark')}${light} {`, 'dark'],
  ["[data-theme='high-contrast'] {", 'light'],
])('%s sets every role and its color scheme', (opening, scheme) => {
  const flat = tokensCss.replaceAll(/\/\*.*?\*\//g, '').replaceAll(/\s+/g, ' ');
  expect(flat.split(` ${opening}`)).toHaveLength(2);
  const block = flat.split(` ${opening}`)[1]?.split('}')[0] ?? '';
  const roles = Object.keys(rolesOf.light).filter((key) => key !== '$type');
  expect(block).toContain(`color-scheme: ${scheme};`);
  expect(roles.filter((role) => !block.includes(`--tessera-color-${role}: `))).toEqual([]);
});

test('every font that the tokens name is bundled', async () => {
  const imports = (await readFile(new URL('.storybook/canvas/fonts.css', root), 'utf8')).matchAll(
    /@import '(.+?)'/g,
  );
  const faces = await Promise.all(
    [...imports].map(([, path]) => readFile(new URL(`node_modules/${path}`, root), 'utf8')),
  );
  const named = [base.font.sans, base.font.display, base.font.mono].flatMap(({ $value }) => $value);
  const own = [...new Set(named)].filter((family) => family.endsWith(' Variable'));
  expect(own).toHaveLength(6);
  const missing = own.filter((family) => !faces.some((css) => css.includes(`'${family}'`)));
  expect(missing).toEqual([]);
});
