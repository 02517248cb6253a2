import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { isDark, toHex, toOklch } from '#src/components/color-picker/color.ts';
import { contrastRatio, levelOf, nearestPassing } from '#src/components/color-picker/contrast.ts';
import { readPlainColor } from '#src/components/color-picker/read-color.ts';

function rgbaOf(text: string) {
  const color = readPlainColor(text);
  if (!color) throw new Error(`Not read: ${text}`);
  return color.rgba;
}

const white = rgbaOf('#fff');
const black = rgbaOf('#000');

describe('The contrast of two colors', () => {
  test.each([
    ['#000000', 21],
    ['#ffffff', 1],
    ['#767676', 4.5422],
    ['#0000ff', 8.5925],
  ])('of %s on white is %f to 1', (hex, ratio) => {
    expect(contrastRatio(rgbaOf(hex), white)).toBeCloseTo(ratio, 4);
    expect(contrastRatio(white, rgbaOf(hex))).toBeCloseTo(ratio, 4);
    expect(new Color(hex).contrast('white', 'WCAG21')).toBeCloseTo(ratio, 2);
  });

  test('of a translucent color is that of the visible color', () => {
    expect(contrastRatio(rgbaOf('#00000080'), white)).toBeCloseTo(
      contrastRatio(rgbaOf('#7f7f7f'), white),
      4,
    );
  });

  test.each([
    ['#757575', true],
    ['#767676', false],
    ['#00000080', true],
    ['#0000007f', false],
  ])('decides whether %s is dark: %s', (hex, dark) => {
    expect(isDark(rgbaOf(hex))).toBe(dark);
  });

  test('reaches the levels of WCAG 2.2 by use', () => {
    expect([7, 6.99, 4.5, 4.49].map((ratio) => levelOf(ratio, 'text'))).toEqual([
      'AAA',
      'AA',
      'AA',
      null,
    ]);
    expect([4.5, 3, 2.99].map((ratio) => levelOf(ratio, 'large'))).toEqual(['AAA', 'AA', null]);
    expect([21, 3, 2.99].map((ratio) => levelOf(ratio, 'part'))).toEqual(['AA', 'AA', null]);
  });
});

describe('The nearest passing color', () => {
  test.each([
    ['#e0662f', '#ffffff', 4.5, '#c85112'],
    ['#777777', '#ffffff', 4.5, '#767676'],
    ['#767676', '#ffffff', 4.5, '#767676'],
    ['#ffff00', '#ffffff', 3, '#9a9a00'],
  ])('of %s on %s for %f is %s', (hex, background, ratio, expected) => {
    const passing = nearestPassing(rgbaOf(hex), rgbaOf(background), ratio);
    expect(passing && toHex(passing)).toBe(expected);
  });

  test('passes, keeps its hue and is at most one step of lightness too far', () => {
    for (const hex of ['#e0662f', '#4080c0', '#33cc33', '#ffccee', '#808000', '#123456']) {
      for (const background of [white, black, rgbaOf('#777')]) {
        const color = rgbaOf(hex);
        const passing = nearestPassing(color, background, 4.5);
        if (!passing) {
          // On a middle gray not every color can pass.
          expect(toHex(background)).toBe('#777777');
          continue;
        }
        expect(contrastRatio(passing, background)).toBeGreaterThanOrEqual(4.5);
        const before = toOklch(color);
        const after = toOklch(passing);
        if (after.c > 0.02) expect(Math.abs(after.h - before.h)).toBeLessThan(4);
        const moved = after.l - before.l;
        if (Math.abs(moved) < 0.01) continue;
        const nearer = nearestPassing(color, background, 4.4);
        expect(nearer && Math.abs(toOklch(nearer).l - before.l)).toBeLessThan(Math.abs(moved));
      }
    }
  });

  test('does not exist if even black and white are too close', () => {
    expect(nearestPassing(rgbaOf('#888'), rgbaOf('#777'), 7)).toBeNull();
  });
});
