import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, describe } from 'vitest';
import { contrastPairs, requiredContrast, type ThemeName } from '#src/tokens/contrast-pairs.ts';
import { paint } from '#stories/foundations/theme/build-theme.ts';
import { colorOf } from './color-of.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tokens = new Set(read('src/tokens/tokens.css').match(/--tessera-[\w-]+(?=:)/g));
const sheets = globSync(['src/**/*.module.css', 'stories/**/*.css', '.storybook/**/*.css'], {
  cwd: root,
});

function read(path: string): string {
  return readFileSync(root + path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
}

test('style sheets are found', () => {
  expect(sheets.length).toBeGreaterThan(3);
});

test.each(sheets)('%s names only tokens that exist', (path) => {
  const unknown = (read(path).match(/--tessera-[\w-]+/g) ?? []).filter((name) => !tokens.has(name));
  expect(unknown).toEqual([]);
});

test.each(sheets)('%s puts only declared pairs of colors on each other', (path) => {
  expect(pairsOf(read(path)).filter((pair) => !isDeclared(pair))).toEqual([]);
});

/** Text color and background of each rule that sets both, as `front on back`. */
function pairsOf(css: string): string[] {
  return (css.match(/\{[^{}]*\}/g) ?? []).flatMap((block) => {
    const front = /[{;\s]color:\s*var\(--tessera-color-([\w-]+)\)/.exec(block)?.[1];
    const back = /[{;\s]background(?:-color)?:\s*var\(--tessera-color-([\w-]+)\)/.exec(block)?.[1];
    return front && back ? [`${front} on ${back}`] : [];
  });
}

/** Whether the list contains the pair; contrast is the same whichever color is in front. */
function isDeclared(pair: string): boolean {
  return contrastPairs.some(({ foreground, background }) =>
    [`${foreground} on ${background}`, `${background} on ${foreground}`].includes(pair),
  );
}

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
