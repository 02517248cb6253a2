import { describe, expect, test } from 'vitest';
import { contrastPairs, leastContrast, type ThemeName } from '#src/tokens/contrast-pairs.ts';
import { colorOf } from './color-of.ts';

const themes = Object.keys(leastContrast) as ThemeName[];

describe.each(themes)('%s theme', (theme) => {
  test.each(contrastPairs)('$foreground on $background ($kind)', (pair) => {
    const front = colorOf(theme, pair.foreground);
    const contrast = front.contrast(colorOf(theme, pair.background), 'WCAG21');
    expect(contrast).toBeGreaterThanOrEqual(leastContrast[theme][pair.kind]);
  });
});

test('no pair is declared twice', () => {
  const names = contrastPairs.map((pair) => `${pair.foreground} on ${pair.background}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
