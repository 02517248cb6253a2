import { describe, expect, test } from 'vitest';
import { toHsva, toRgba } from '#src/components/color-picker/color.ts';
import { formatColor, toHex, type ColorFormat } from '#src/components/color-picker/color.ts';
import { readPlainColor } from '#src/components/color-picker/read-color.ts';

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
