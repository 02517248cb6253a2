import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from '#src/components/pagination/index.ts';

const meta = preview.meta({
  title: 'Components/Pagination/Tests of focus',
  component: Pagination,
  tags: ['beta', 'play'],
  args: { itemCount: 395, compact: false },
});

const named = (name: string) => screen.getByRole('button', { name });
const current = () => document.querySelector('[data-slot="pagination-page"][aria-current]');

export const FocusMovesToTheCurrentPage = meta.story({
  name: 'Focus moves to the current page if the focused number disappears',
  render: function Render(args) {
    const [page, setPage] = useState(10);
    const [total, setTotal] = useState(400);
    return (
      <>
        <Pagination {...args} page={page} itemCount={total} />
        <button
          data-outside
          onClick={() => {
            setPage(1);
            setTotal(20);
          }}
        >
          Filter
        </button>
      </>
    );
  },
  play: async ({ step }) => {
    await step('The number of a page disappears: the current page has focus', async () => {
      named('Page 11').focus();
      // The list changes without a press, such as when results arrive.
      document.querySelector<HTMLElement>('[data-outside]')?.click();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Page 11' })).toBeNull());
      await expect(current()).toHaveFocus();
    });
  },
});
