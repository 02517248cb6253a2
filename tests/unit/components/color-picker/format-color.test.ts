import { describe, expect, test } from 'vitest';
import {
  toHsva,
  toRgba,
  formatColor,
  toHex,
  type ColorFormat,
} from '#src/components/color-picker/color.ts';
import { nameColor } from '#src/components/color-picker/name-color.ts';
import { readColor } from '#src/components/color-picker/read-any-color.ts';
import { readPlainColor } from '#src/components/color-picker/read-color.ts';
import { ar } from '#src/languages/ar.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import { fr } from '#src/languages/fr.ts';
import { ja } from '#src/languages/ja.ts';
import type { Language } from '#src/languages/language.ts';

const start = { h: 0, s: 1, v: 1, a: 1 };
const formats: readonly ColorFormat[] = ['hex', 'rgb', 'hsl', 'oklch'];

/** The 4,096 colors of three digits. */
const codes = Array.from({ length: 4096 }, (_, index) => {
  const digits = index.toString(16).padStart(3, '0');
  return `#${[...digits].map((digit) => digit + digit).join('')}`;
});

function rgbaOf(text: string) {
  const color = readPlainColor(text);
  if (!color) throw new Error(`Not read: ${text}`);
  return color;
}

describe('A color written in a notation', () => {
  test.each(formats)(
    'survives the round trip through %s to the same byte, all 4,096 of three digits',
    (format) => {
      const lost = codes.filter((code) => {
        const { rgba, outside } = rgbaOf(formatColor(rgbaOf(code).rgba, format));
        return outside || toHex(rgba) !== code;
      });
      expect(lost).toEqual([]);
    },
  );

  test.each(formats)('survives the round trip through %s for bytes between them', (format) => {
    const lost = codes
      .map((_, index) => `#${((index * 4093 + 977) % 0x1000000).toString(16).padStart(6, '0')}`)
      .filter((code) => toHex(rgbaOf(formatColor(rgbaOf(code).rgba, format)).rgba) !== code);
    expect(lost).toEqual([]);
  });

  test('survives the round trip through hue, saturation and brightness', () => {
    const lost = codes.filter((code) => toHex(toRgba(toHsva(rgbaOf(code).rgba, start))) !== code);
    expect(lost).toEqual([]);
  });

  test.each([
    ['hex', '#ff634780'],
    ['rgb', 'rgb(255 99 71 / 0.502)'],
    ['hsl', 'hsl(9.1 100% 63.9% / 0.502)'],
    ['oklch', 'oklch(0.69622 0.19552 32.32 / 0.502)'],
  ] as const)('is formatted in %s as CSS parses it', (format, text) => {
    expect(formatColor(rgbaOf('#ff634780').rgba, format)).toBe(text);
  });
});

describe('A gray', () => {
  test('keeps the previous hue, and black the saturation, too', () => {
    const before = { h: 210, s: 0.4, v: 0.6, a: 1 };
    expect(toHsva(rgbaOf('#808080').rgba, before)).toMatchObject({ h: 210, s: 0 });
    expect(toHsva(rgbaOf('#000').rgba, before)).toMatchObject({ h: 210, s: 0.4, v: 0 });
  });

  test('has no chroma in OKLCH, and no rounding noise', () => {
    expect(formatColor(rgbaOf('#fff').rgba, 'oklch')).toBe('oklch(1 0 0)');
    expect(formatColor(rgbaOf('#000').rgba, 'oklch')).toBe('oklch(0 0 0)');
  });
});

function named(text: string, language: Language): string {
  const { color } = readColor(text);
  if (!color) throw new Error(`Not read: ${text}`);
  return nameColor(color.rgba, language.colorNames);
}

describe('A color', () => {
  test.each([
    ['black', 'black'],
    ['white', 'white'],
    ['gray', 'gray'],
    ['lightgray', 'light gray'],
    ['#333', 'dark gray'],
    ['red', 'vivid red'],
    ['darkred', 'dark red'],
    ['pink', 'pale pink'],
    ['deeppink', 'vivid pink'],
    ['darkorange', 'vivid orange'],
    ['saddlebrown', 'brown'],
    ['tan', 'pale brown'],
    ['beige', 'light beige'],
    ['yellow', 'vivid yellow'],
    ['olive', 'olive'],
    ['lime', 'vivid green'],
    ['darkgreen', 'dark green'],
    ['turquoise', 'vivid turquoise'],
    ['cyan', 'vivid cyan'],
    ['skyblue', 'sky blue'],
    ['blue', 'vivid blue'],
    ['#000050', 'very dark blue'],
    ['slategray', 'grayish blue'],
    ['lightsteelblue', 'pale blue'],
    ['blueviolet', 'vivid violet'],
    ['purple', 'purple'],
    ['magenta', 'vivid magenta'],
  ])('%s is named %s', (text, name) => {
    expect(named(text, en)).toBe(name);
  });

  test.each([
    ['de', de, 'leuchtendes Orange'],
    ['fr', fr, 'orange vif'],
    ['ar', ar, 'برتقالي زاهٍ'],
    ['ja', ja, '鮮やかなオレンジ'],
  ])('has a name in the language "%s"', (_, language, name) => {
    expect(named('darkorange', language)).toBe(name);
  });
});
