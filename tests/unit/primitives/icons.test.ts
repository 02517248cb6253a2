import * as lucide from 'lucide-react';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { illustrations, tilePaths } from '#src/primitives/empty-state/illustrations.ts';
import * as icons from '#src/primitives/icon/icons.ts';
import { pathOf, type Shape } from '#tests/support/icon-path.ts';

const theirs = lucide as unknown as Record<string, ComponentType | undefined>;

function shapesOf(markup: string): Shape[] {
  return [...markup.matchAll(/<(\w+) ([^>]*)>/g)]
    .slice(1)
    .map(([, element = '', attributes = '']) => [
      element,
      Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      ),
    ]);
}

test.each(Object.entries(icons))('The icon %s is drawn as in lucide', (name, shapes) => {
  const component = theirs[name.replace(/^./, (letter) => letter.toUpperCase())];
  if (!component) throw new Error(`lucide-react has no icon "${name}": correct the name.`);
  expect(shapes).toBe(pathOf(shapesOf(renderToStaticMarkup(createElement(component)))));
});

/** Tiles in a path: each starts with a move. */
const tilesIn = (path: string) => path.match(/M/g)?.length ?? 0;

test.each(Object.entries(illustrations))(
  'The illustration "%s" is 11 by 7, with one gold tile',
  (_, rows) => {
    expect(rows.map(({ length }) => length)).toEqual(Array.from({ length: 7 }, () => 11));
    const tones = tilePaths(rows).map(([tone]) => tone);
    expect(tones).toHaveLength(new Set(tones).size);
    expect(tones).toContain('gold');
  },
);

test('each tile is 10 wide, 12 from the next', () => {
  expect(tilePaths(['.#'])).toEqual([
    ['ground', expect.stringMatching(/^M2\.5 0h5a2\.5 2\.5 0 0 1 2\.5 2\.5v5/)],
    ['full', expect.stringMatching(/^M14\.5 0h5/)],
  ]);
});

test('a large tile takes the place of four, and a space is a gap', () => {
  const paths = new Map(tilePaths(['O#-', '## ', '...']));
  expect(paths.get('gold')).toMatch(/^M5 0h12a5 5 /);
  expect(paths.has('full')).toBe(false);
  expect(tilesIn(paths.get('pale') ?? '')).toBe(1);
  expect(tilesIn(paths.get('ground') ?? '')).toBe(3);
});
