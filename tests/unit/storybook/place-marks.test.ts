import { expect, test } from 'vitest';
import { markSize, placeMarks, type Part } from '#stories/support/docs/anatomy/place-marks.ts';

const part = (number: number, x: number, y: number, width = 100, isRtl = false): Part => ({
  name: `part-${number}`,
  number,
  box: { x, y, width, height: 40 },
  isRtl,
});
const half = markSize / 2;

test('a number is at the corner where its part begins', () => {
  const marks = placeMarks([part(1, 50, 30), part(2, 50, 90, 100, true)], 600);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([
    [50 - half, 30 - half],
    [150 - half, 90 - half],
  ]);
});

test('numbers of parts that begin at the same corner are beside each other, toward the end of the line', () => {
  const ltr = placeMarks([part(1, 50, 30), part(2, 52, 30), part(3, 50, 31)], 600);
  expect(ltr.map(({ y }) => Math.round(y / 10))).toEqual([2, 2, 2]);
  const [one, two, three] = ltr.map(({ x }) => x);
  expect(two).toBeGreaterThanOrEqual((one ?? 0) + markSize);
  expect(three).toBeGreaterThanOrEqual((two ?? 0) + markSize);
  const rtl = placeMarks([part(1, 50, 30, 100, true), part(2, 50, 30, 100, true)], 600);
  expect(rtl[1]?.x).toBeLessThanOrEqual((rtl[0]?.x ?? 0) - markSize);
});

test.each([120, 320, 600])('no number covers another or leaves a figure of %i pixels', (width) => {
  const parts = Array.from({ length: 12 }, (_, index) => part(index + 1, 4, 2, width - 8));
  const marks = placeMarks(parts, width);
  for (const [index, { x, y }] of marks.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(width - markSize);
    expect(y).toBeGreaterThanOrEqual(0);
    const covered = marks
      .slice(0, index)
      .filter((mark) => Math.abs(mark.x - x) < markSize && Math.abs(mark.y - y) < markSize);
    expect(covered).toEqual([]);
  }
});
