import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import base from '#src/tokens/base.tokens.json';
import {
  buildTheme,
  colorOf,
  css,
  ownChoices,
  themeAsCss,
  themeAsDtcg,
  weakPairs,
} from '#stories/foundations/theme/build-theme.ts';

test("the library's own settings give its own tokens", () => {
  const built = buildTheme(ownChoices);
  expect(Object.keys(built.colors.light)).toContain('accent-subtle-pressed');
  for (const theme of ['light', 'dark', 'high-contrast'] as const) {
    for (const [role, value] of Object.entries(built.colors[theme])) {
      expect(css(value), `${theme} ${role}`).toBe(css(colorOf(theme, role)));
    }
  }
  for (const [name, value] of Object.entries(built.radii)) {
    expect(base.radius).toHaveProperty([name, '$value'], { value, unit: 'px' });
  }
  expect(weakPairs(built)).toEqual([]);
});

test('another hue keeps the lightness and stays within sRGB', () => {
  const { colors } = buildTheme({ ...ownChoices, hue: 300, chroma: 1.5 });
  const [lightness, chroma, hue] = colors.light.accent?.components ?? [];
  expect([lightness, hue]).toEqual([0.52, 300]);
  expect(chroma).toBeGreaterThan(0.12);
  expect(
    css(buildTheme({ ...ownChoices, hue: 120, chroma: 9 }).colors.light.accent ?? placeholder),
  ).toMatch(/^oklch\(52% 0\.1\d* 120\)$/);
});

test('the CSS contains the radii, the heights and three themes', () => {
  const text = themeAsCss(buildTheme({ ...ownChoices, radius: 4, density: 'compact' }));
  expect(text).toContain('--tessera-radius-card: 7px;');
  expect(text).toContain('--tessera-size-control: 2rem;');
  // Light, dark and high contrast; the last two also for a page that follows the system.
  expect(text.match(/--tessera-color-accent: /g)).toHaveLength(5);
});

test('the JSON is a valid resolver document', async () => {
  const text = themeAsDtcg(buildTheme({ ...ownChoices, hue: 30 }));
  const filename = new URL('file:///theme.resolver.json');
  const config = defineConfig({ tokens: [filename.href] }, { cwd: new URL('file:///') });
  const { resolver } = await parse([{ filename, src: text }], { config });
  const dark = resolver.apply({ theme: 'dark' });
  expect(dark['color.accent']?.$type).toBe('color');
  expect(dark['radius.control']?.$value).toEqual({ value: 8, unit: 'px' });
});

const placeholder = { colorSpace: 'oklch', components: [0, 0, 0] };
