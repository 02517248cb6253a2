import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { toHex } from '#src/components/color-picker/color.ts';
import { mapToSrgb } from '#src/components/color-picker/color.ts';
import { readColor } from '#src/components/color-picker/read-any-color.ts';
import { readPlainColor } from '#src/components/color-picker/read-color.ts';
import { en } from '#src/languages/en.ts';

function hexOf(text: string): string {
  const reading = readColor(text);
  return reading.color ? toHex(reading.color.rgba) : reading.problem(en.colorPicker);
}

describe('A text that CSS accepts', () => {
  test.each([
    ['#f60', '#ff6600'],
    ['#ff6600', '#ff6600'],
    [' #FF6600cc ', '#ff6600cc'],
    ['tomato', '#ff6347'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(255 99 71)', '#ff6347'],
    ['rgba(255, 99, 71, 0.5)', '#ff634780'],
    ['rgb(100% 0% 50% / 25%)', '#ff008040'],
    ['rgb(none 99 71)', '#006347'],
    ['rgb(255 99 71 / none)', '#ff634700'],
    ['HWB(9DEG none none/NONE)', '#ff260000'],
    ['hsl(9 100% 64%)', '#ff6347'],
    ['hsla(0.5turn 100 50 / .5)', '#00ffff80'],
    ['hsl(-120 100% 50%)', '#0000ff'],
    ['hsl(3.14159rad 100% 50%)', '#00ffff'],
    ['lab(50% 0 0)', '#777777'],
    ['lch(50% 0 none)', '#777777'],
    ['oklch(0.69622 0.19552 32.32)', '#ff6347'],
    ['oklch(69.622% 48.88% 32.32deg / 50%)', '#ff634780'],
    ['color(xyz-d65 0.9505 1 1.089)', '#ffffff'],
  ])('%j is %s', (text, hex) => {
    expect(hexOf(text)).toBe(hex);
  });

  test.each([
    ['#12345', 'digits after #'],
    ['rgb(255 99)', 'Enter rgb() in this format:'],
    ['rgb(255, 99 71)', 'Enter rgb() in this format:'],
    ['hsl(9, 100, 64)', 'Enter hsl() in this format:'],
    ['color(cmyk 0 0 0)', 'Enter color() in this format:'],
    ['tomatoe', 'Did you mean tomato?'],
    ['xyzzyplugh', 'Unknown color “xyzzyplugh”.'],
    ['currentColor', 'depends on the page'],
    ['var(--accent)', 'depends on the page'],
    ['color-mix(in srgb, red, blue)', 'depends on the page'],
    ['CanvasText', 'depends on the page'],
    ['inherit', 'depends on the page'],
    ['constructor(1)', 'Enter a color'],
    ['constructor', 'Unknown color “constructor”.'],
    ['oklcha(0.7 0.1 30)', 'Enter a color'],
    ['1 2 3', 'Enter a color'],
  ])('%j is rejected: %s', (text, why) => {
    expect(readPlainColor(text)).toBeUndefined();
    expect(hexOf(text)).toContain(why);
  });
});

test.each(['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'])(
  'The example for %s() is a color inside sRGB',
  (name) => {
    const [, example = ''] =
      /^Enter \w+\(\) in this format: (.+)\./.exec(hexOf(`${name}(1)`)) ?? [];
    expect(example.startsWith(`${name}(`)).toBe(true);
    expect(readColor(example)).toEqual({ color: { rgba: expect.anything(), outside: false } });
  },
);

describe('A text that is incomplete or meaningless', () => {
  test.each(['color(', 'rgb(1e', 'hsl(1px 0 0)', 'lab(5e', 'rgb(calc(', 'url(x)', '--a', '--a()'])(
    '%j is rejected, although culori throws or accepts it',
    (text) => {
      expect(readColor(text).color).toBeUndefined();
    },
  );

  test.each([
    ['rgb(1e400 0 0)', '#ff0000'],
    ['oklch(0.5 1e400 30)', '#'],
    ['oklch(0.5 0.1 1e400)', '#'],
    ['color(srgb 1e400 0 0)', '#'],
    ['color(display-p3 1e308 1e308 1e308)', '#ffffff'],
  ])('%s has numbers', (text, start) => {
    expect(hexOf(text)).toMatch(/^#[\da-f]{6}$/);
    expect(hexOf(text).startsWith(start)).toBe(true);
  });

  test.each([
    'a'.repeat(10_000),
    `rgb(${'1'.repeat(10_000)}x 0 0)`,
    `hsl(${'1'.repeat(10_000)}deg none 0% / x)`,
    `var(${'x'.repeat(10_000)})`,
    '('.repeat(10_000),
  ])('is not parsed if it is endless', (text) => {
    expect(hexOf(text)).toBe('Enter a color, such as #ff6347.');
  });

  test('has a result for any combination of pieces', () => {
    const pieces = 'rgb( hsl( lab( color( srgb 1 . 5 e - % deg x / , ) # none red -- 1e400'.split(
      ' ',
    );
    let seed = 1;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    const odd = Array.from({ length: 5000 }, () =>
      Array.from({ length: 1 + (next() % 8) }, () => pieces[next() % pieces.length]).join(
        next() % 2 ? ' ' : '',
      ),
    ).filter((text) => hexOf(text).includes('NaN'));
    expect(odd).toEqual([]);
  });
});

describe('A color outside sRGB', () => {
  test.each([
    'color(display-p3 0 1 0)',
    'oklch(0.7 0.4 150)',
    'lab(80% 100 100)',
    'color(rec2020 1 0 0)',
  ])('%s is reported and mapped into the gamut', (text) => {
    expect(readColor(text)).toMatchObject({ color: { outside: true } });
  });

  test('is mapped according to CSS Color 4', () => {
    const far: string[] = [];
    for (let l = 0.05; l < 1; l += 0.15) {
      for (let h = 0; h < 360; h += 24) {
        for (const c of [0.1, 0.2, 0.4]) {
          const { r, g, b } = mapToSrgb({ l, c, h, a: 1 }).rgba;
          const theirs = new Color('oklch', [l, c, h]).toGamut({ space: 'srgb', method: 'css' });
          const parts = theirs.to('srgb').coords.map((part) => part ?? 0);
          // Half a byte outside counts as inside here, so one byte may differ.
          if ([r, g, b].some((part, index) => Math.abs(part - (parts[index] ?? 0)) > 1.5 / 255)) {
            far.push(`oklch(${l} ${c} ${h})`);
          }
        }
      }
    }
    expect(far).toEqual([]);
  });

  test('keeps white and black, and colors within a rounding error', () => {
    expect(toHex(mapToSrgb({ l: 1.2, c: 0.3, h: 20, a: 1 }).rgba)).toBe('#ffffff');
    expect(toHex(mapToSrgb({ l: -0.1, c: 0.3, h: 20, a: 0.5 }).rgba)).toBe('#00000080');
    expect(readColor('oklch(0.62796 0.25768 29.23)')).toMatchObject({ color: { outside: false } });
  });
});
