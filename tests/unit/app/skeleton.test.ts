import { expect, test } from 'vitest';
import { skeletonOf } from '#src/app/frame/waiting.tsx';
import { contrastRatio } from '#src/app/settings/accent-sample.tsx';

test.each([
  ['/', 'list'],
  ['/settings', 'settings'],
  ['/trips/new', 'form'],
  ['/trips/seed-1-003/edit', 'form'],
  ['/trips/seed-1-003', 'trip'],
  ['/login', null],
  ['/trips', null],
  ['/trips/a/b', null],
])('the outline of %s is "%s"', (pathname, kind) => {
  expect(skeletonOf(pathname)).toBe(kind);
});

test('the contrast of black and white is 21, of gray #767676 on white 4.54', () => {
  const gray = (byte: number) => ({ r: byte / 255, g: byte / 255, b: byte / 255, a: 1 });
  expect(contrastRatio(gray(0), gray(255))).toBeCloseTo(21, 6);
  expect(contrastRatio(gray(255), gray(118))).toBeCloseTo(4.54, 2);
  expect(contrastRatio(gray(20), gray(20))).toBe(1);
});
