import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from '#src/components/pagination/index.ts';

/** Pages and gaps in the markup that a server sends. */
function row(markup: string): string {
  const list = /<ul.*?<\/ul>/.exec(markup)?.[0] ?? '';
  return [...list.matchAll(/>([^<>]+)</g)].map(([, text]) => text).join(' ');
}

test.each([
  [1, 1, '1 … 19 20 21 … 40'],
  [4, 4, '1 2 3 4 … 16 17 18 19 20 21 22 23 24 … 37 38 39 40'],
])(
  'the server renders %i siblings and %i boundaries immediately',
  (siblings, boundaries, expected) => {
    const markup = renderToStaticMarkup(
      <Pagination itemCount={800} defaultPage={20} siblings={siblings} boundaries={boundaries} />,
    );
    expect(row(markup)).toBe(expected);
  },
);

test('without pages there is no field for a page number', () => {
  const markup = renderToStaticMarkup(<Pagination itemCount={0} showPageInput />);
  expect(markup).not.toContain('pagination-fields');
});

test.each([
  ['no page', 0, []],
  ['one page', 7, []],
  ['two pages', 25, ['previous', 'next']],
])('with %s there are only controls that can lead somewhere', (_, total, controls) => {
  const markup = renderToStaticMarkup(<Pagination itemCount={total} pageSize={20} />);
  const turns = [...markup.matchAll(/data-slot="pagination-(previous|next)"/g)];
  expect(turns.map(([, name]) => name)).toEqual(controls);
});
