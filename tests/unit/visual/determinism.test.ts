import { expect, it } from 'vitest';
import { findUnstable } from '../../visual/determinism';

function round(hashes: Record<string, string>) {
  return {
    pages: 'kept' as const,
    workers: 1,
    seconds: 1,
    hashes: new Map(Object.entries(hashes)),
  };
}

it('names the pictures whose bytes differ or that are missing in a round', () => {
  const rounds = [
    round({ a: '1', b: '1', c: '1' }),
    round({ a: '1', b: '2', c: '1' }),
    round({ a: '1', b: '1', d: '1' }),
  ];
  expect(findUnstable(rounds)).toEqual(['b', 'c', 'd']);
  expect(findUnstable([round({ a: '1' }), round({ a: '1' })])).toEqual([]);
});
