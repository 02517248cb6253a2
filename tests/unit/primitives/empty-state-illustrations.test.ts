import { expect, test } from 'vitest';
import { illustrations, tilePaths } from '#src/primitives/empty-state/illustrations.ts';

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
