import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placePopover } from '#src/primitives/popover/follow-anchor.ts';

const viewport = { width: 800, height: 600 };
const popover = { width: 200, height: 100 };
const anchor = { top: 100, left: 100, width: 120, height: 40 };
const tooltip = { side: 'top', align: 'center' } as const;

test('It stays below if neither side has room for it and below is larger', () => {
  const place = placePopover({ ...anchor, top: 200 }, { width: 200, height: 500 }, viewport, {});
  expect(place.top).toBe(600 - 500 - 8);
});

test('In right-to-left text it moves back from the left edge', () => {
  const place = placePopover({ ...anchor, left: 10 }, popover, viewport, { rightToLeft: true });
  expect(place.left).toBe(8);
});

test('It shares the end edge of its anchor on request, in either direction', () => {
  const wide = { ...anchor, left: 300 };
  expect(placePopover(wide, popover, viewport, { align: 'end' }).left).toBe(220);
  expect(placePopover(wide, popover, viewport, { align: 'end', rightToLeft: true }).left).toBe(300);
});

test('A tooltip is above its anchor and centered', () => {
  expect(placePopover(anchor, popover, viewport, tooltip)).toEqual({
    top: 148,
    left: 60,
  });
  const lower = { ...anchor, top: 200 };
  const place = { top: 200 - 8 - 100, left: 60 };
  expect(placePopover(lower, popover, viewport, tooltip)).toEqual(place);
  expect(placePopover(lower, popover, viewport, { ...tooltip, rightToLeft: true })).toEqual(place);
});

test('A tooltip is below its anchor if only there is room', () => {
  const place = placePopover({ ...anchor, top: 40 }, popover, viewport, tooltip);
  expect(place.top).toBe(40 + 40 + 8);
});

test('Wherever the anchor is, a popover that fits stays in view', () => {
  const size = (most: number) => fc.integer({ min: 1, max: most });
  fc.assert(
    fc.property(
      fc.record({ top: size(560), left: size(760), width: size(300), height: size(40) }),
      fc.record({ width: size(784), height: size(584) }),
      fc.boolean(),
      (box, floating, rightToLeft) => {
        const { top, left } = placePopover(box, floating, viewport, { rightToLeft });
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top + floating.height).toBeLessThanOrEqual(592);
        expect(left + floating.width).toBeLessThanOrEqual(792);
      },
    ),
  );
});

test('A popover never covers its anchor if one side has room', () => {
  const small = fc.record({
    width: fc.integer({ min: 1, max: 700 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 560 }), small, (top, floating) => {
      const place = placePopover({ ...anchor, top }, floating, viewport, {});
      const isBelow = place.top >= top + anchor.height;
      const isAbove = place.top + floating.height <= top;
      expect(isBelow || isAbove).toBe(true);
    }),
  );
});
