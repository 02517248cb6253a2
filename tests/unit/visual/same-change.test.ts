import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePictures } from '../../visual/compare';
import { groupAlike } from '../../visual/results';

/** Picture with a square of a size in a place, or without one. */
function picture(square?: { x: number; size: number }): Buffer {
  const png = new PNG({ width: 40, height: 20 });
  png.data.fill(255);
  const { x, size } = square ?? { x: 0, size: 0 };
  for (let row = 5; row < 5 + size; row += 1) {
    png.data.fill(0, (row * 40 + x) * 4, (row * 40 + x + size) * 4);
  }
  return PNG.sync.write(png);
}

it('groups pictures with the same change, wherever it is', () => {
  const rule = { threshold: null, countAntiAliasing: true };
  const compare = (square: { x: number; size: number }) => ({
    square,
    difference: comparePictures(picture(), picture(square), rule),
  });
  const removed = { square: { x: 0, size: 0 }, difference: null };
  const results = [
    compare({ x: 3, size: 4 }),
    compare({ x: 9, size: 5 }),
    removed,
    compare({ x: 20, size: 4 }),
    { ...removed },
  ];
  const groups = groupAlike(results).map((group) => group.map(({ square }) => square.x));
  expect(groups).toEqual([[3, 20], [9], [0], [0]]);
});
