import { expect, test } from 'vitest';
import { medallionRings } from '#src/app/screens/medallion.tsx';

const rings = medallionRings(35);

test('the rings of the medallion are 24 apart, starting at 36', () => {
  expect(rings.slice(0, 3).map(({ radius }) => radius)).toEqual([36, 60, 84]);
  expect(rings).toHaveLength(35);
});

test.each(rings.map((ring) => [ring.radius, ring] as const))(
  'the ring of radius %i has whole tiles of about 27, with joints of 3.5',
  (radius, { strokes }) => {
    const [tile = 0, joint = 0] = (strokes[0]?.dashes ?? '').split(' ').map(Number);
    const tiles = (2 * Math.PI * radius) / (tile + joint);
    expect(joint).toBeCloseTo(3.5, 1);
    expect(tile + joint).toBeGreaterThan(25);
    expect(tile + joint).toBeLessThan(29);
    expect(Math.abs(tiles - Math.round(tiles))).toBeLessThan(0.2);
  },
);

test('two rings are gold, one is stone, then teal, with stone and gold twice more', () => {
  const bases = rings.map(({ strokes }) => strokes[0]?.tint.replace(/\d$/, '') ?? '');
  expect(bases.slice(0, 4)).toEqual(['gold', 'gold', 'stone', 'teal']);
  const others = [...bases.entries()].filter(([, tint]) => tint !== 'teal').map(([place]) => place);
  expect(others).toEqual([0, 1, 2, 7, 8, 14, 15]);
  expect(bases[7]).toBe('stone');
  expect(bases[8]).toBe('goldDeep');
});

test('adjacent teal tiles differ', () => {
  for (const [place, ring] of rings.entries()) {
    expect(ring.strokes[0]?.tint === rings[place + 1]?.strokes[0]?.tint && place > 0).toBe(false);
  }
});
