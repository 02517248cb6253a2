import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starHole, starOutline } from '#src/components/rating/star-shape.ts';

const css = readFileSync(
  new URL('../../../../src/components/rating/rating-star.module.css', import.meta.url),
  'utf8',
);

/** Points of a custom property, as the commands of a path. */
function pathIn(name: string): string {
  const [, value = ''] = css.match(new RegExp(`${name}:([^;]+);`)) ?? [];
  const points = value
    .replaceAll(/evenodd|var\([^)]*\)/g, '')
    .split(',')
    .map((point) => point.replaceAll('%', '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  return `M${points.join('L')}Z`;
}

test('The star of an average has the shape of the one in a rating', () => {
  expect(pathIn('--rating-star')).toBe(starOutline);
});

test('The ring of an empty star has the same hole', () => {
  // The polygon closes at the star's first point, which the path does by itself.
  const [first = ''] = starOutline.slice(1).split('L');
  const [start = ''] = starHole.slice(1).split('L');
  expect(pathIn('--rating-shape')).toBe(`M${first}L${starHole.slice(1, -1)}L${start}Z`);
});
