import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logoRoom, placeCode } from '#src/components/qr-code/geometry.ts';

const box = (viewBox: string) => viewBox.split(' ').map(Number) as [number, number, number, number];
const versions = fc.integer({ min: 1, max: 40 }).map((version) => version * 4 + 17);

test('a module is a whole number of pixels wide if the code stays nearly as large', () => {
  expect(placeCode(29, 192, 4).module).toBe(5);
  expect(placeCode(21, 116, 4).module).toBe(4);
  expect(placeCode(45, 158, 4).module).toBeCloseTo(158 / 53);
});

test('every code is centered in its square, on whole pixels, with its entire quiet zone', () => {
  fc.assert(
    fc.property(
      versions,
      fc.integer({ min: 21, max: 1200 }),
      fc.integer({ min: 0, max: 12 }),
      (modules, size, quiet) => {
        const { module, margin, viewBox } = placeCode(modules, size, quiet);
        const [start, , side] = box(viewBox);
        expect(side * module).toBeCloseTo(size);
        const before = (margin - start) * module;
        const after = size - before - modules * module;
        expect(Math.abs(before - after)).toBeLessThan(1.001);
        expect(before / module).toBeGreaterThanOrEqual(quiet - 1e-5);
        expect(after / module).toBeGreaterThanOrEqual(quiet - 1e-5);
        expect(margin).toBeGreaterThanOrEqual(quiet);
        expect(start).toBeLessThanOrEqual(0);
        if (module >= 3) {
          expect(Number.isInteger(module)).toBe(true);
          expect(before).toBeCloseTo(Math.round(before));
        }
      },
    ),
  );
});

test('the space for a logo is odd, keeps its proportions and surrounds the image', () => {
  fc.assert(
    fc.property(
      versions,
      fc.double({ min: 0.1, max: 0.3, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (modules, share, aspect) => {
        const { columns, rows, width, height } = logoRoom(modules, share, aspect);
        expect([columns % 2, rows % 2]).toEqual([1, 1]);
        expect(width / height).toBeCloseTo(aspect);
        expect(Math.max(columns, rows)).toBeLessThanOrEqual(Math.max(3, modules * share + 1));
        expect(columns - width).toBeGreaterThanOrEqual(0);
        expect(rows - height).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThan(0);
      },
    ),
  );
});
