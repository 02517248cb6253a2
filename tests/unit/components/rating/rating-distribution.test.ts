import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RatingDistribution } from '#src/components/rating/index.ts';

test('Bars of few percent differ, and that of any rating is visible', () => {
  const markup = renderToStaticMarkup(
    createElement(RatingDistribution, { counts: [0, 1, 20, 40, 70, 869] }),
  );
  const ends = [...markup.matchAll(/"-10%" width="([\d.]+)%"/g)].map(([, width]) =>
    Math.round(Number(width) - 10),
  );
  expect(ends).toHaveLength(6);
  expect(ends).toEqual([87, 7, 4, 2, 1, 0]);
});
