import { describe, expect, test } from 'vitest';
import { contrastPairs, requiredContrast, type ThemeName } from '#src/tokens/contrast-pairs.ts';
import { paint } from '#stories/foundations/theme/build-theme.ts';
import { colorOf } from './color-of.ts';

const themes = Object.keys(requiredContrast) as ThemeName[];

describe.each(themes)('%s theme', (theme) => {
  test.each(contrastPairs)('$foreground on $background ($kind)', (pair) => {
    const [front, back] = [colorOf(theme, pair.foreground), colorOf(theme, pair.background)];
    const surfaces = pair.over.map((role) => colorOf(theme, role));
    for (const surface of surfaces.length > 0 ? surfaces : [back]) {
      const below = paint(back, surface);
      const contrast = paint(front, below).contrast(below, 'WCAG21');
      expect(contrast).toBeGreaterThanOrEqual(requiredContrast[theme][pair.kind]);
    }
  });

  test('a translucent background names what it is over', () => {
    const bare = contrastPairs.filter(
      ({ background, over }) => colorOf(theme, background).alpha < 1 && over.length === 0,
    );
    expect(bare).toEqual([]);
  });
});

test('no pair is declared twice', () => {
  const names = contrastPairs.map((pair) => `${pair.foreground} on ${pair.background}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
