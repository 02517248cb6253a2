import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from '#src/components/pagination/index.ts';
import { chooseOption } from '#stories/support/forms/form-parts.ts';

const turned = fn();
const resized = fn();

const meta = preview.meta({
  title: 'Components/Pagination/Tests of fields and focus',
  component: Pagination,
  tags: ['beta', 'play'],
  args: { itemCount: 395, compact: false, onPageChange: turned },
  beforeEach: () => {
    turned.mockClear();
    resized.mockClear();
  },
});

export const ATypedPageIsGoneToAndAWrongOneSaysWhatThereIs = meta.story({
  name: 'A typed page opens, and an invalid one shows the valid range',
  globals: { locale: 'de' },
  args: { showPageInput: true },
  render: (args) => (
    <form
      aria-label="Filter"
      onSubmit={(event) => {
        event.preventDefault();
        resized();
      }}
    >
      <Pagination {...args} itemCount={40_000} />
    </form>
  ),
  play: async ({ step }) => {
    const field = await screen.findByRole('textbox', { name: 'Zu Seite' });
    await step('Type a page and press Enter: it opens, and the field is empty again', async () => {
      await userEvent.type(field, '1.500{Enter}');
      await expect(turned).toHaveBeenLastCalledWith(1500, {
        reason: 'jump',
        event: expect.any(KeyboardEvent),
      });
      await expect(field).toHaveValue('');
    });
    await step('Type a page that does not exist: an error shows the valid range', async () => {
      await userEvent.type(field, '2001');
      await userEvent.click(screen.getByRole('button', { name: 'Los' }));
      const message = 'Bitte eine Seite von 1 bis 2.000 eingeben.';
      await expect(field).toHaveAccessibleDescription(message);
      await expect(screen.getByRole('alert')).toHaveTextContent(message);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveFocus();
    });
    await step('Type again: the error disappears', async () => {
      await userEvent.keyboard('7');
      await expect(field).toHaveValue('7');
      await expect(field).not.toHaveAccessibleDescription();
    });
    await step('Only the valid page was reported', async () => {
      await expect(turned).toHaveBeenCalledOnce();
      await expect(resized).not.toHaveBeenCalled();
    });
  },
});

export const AnotherPageSizeKeepsTheItemAtTheTop = meta.story({
  name: 'Another page size keeps the top item in view',
  args: { defaultPage: 4, pageSizes: [10, 50], onPageSizeChange: resized, showSummary: true },
  play: async () => {
    const sizes = screen.getByRole('combobox', { name: 'Items per page' });
    await expect([...(sizes as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      '10',
      '20',
      '50',
    ]);
    await chooseOption(sizes, '10');
    await expect(resized).toHaveBeenCalledWith(10, {
      reason: 'page-size',
      event: expect.any(Event),
    });
    await expect(turned).toHaveBeenCalledWith(7, {
      reason: 'page-size',
      event: expect.any(Event),
    });
    await expect(screen.getByText('61–70 of 395')).toBeVisible();
  },
});

export const WhileThePageIsOnItsWayNoPressCounts = meta.story({
  name: 'Clicks are ignored while the page loads',
  args: { loading: true, pageSizes: [10, 20], showPageInput: true, onPageSizeChange: resized },
  play: async ({ step }) => {
    await step('The pagination is busy', async () => {
      await expect(screen.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
    });
    await step('Click Next: the button has focus', async () => {
      const next = screen.getByRole('button', { name: 'Next page' });
      await userEvent.click(next);
      await expect(next).toHaveFocus();
    });
    await step('Choose a page size and enter a page: the field keeps its text', async () => {
      await chooseOption(screen.getByRole('combobox'), '10');
      await userEvent.type(screen.getByRole('textbox'), '4{Enter}');
      await expect(screen.getByRole('textbox')).toHaveValue('4');
    });
    await step('No change was reported', async () => {
      await expect(turned).not.toHaveBeenCalled();
      await expect(resized).not.toHaveBeenCalled();
    });
  },
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
  play: async () => {
    named('Page 11').focus();
    // The list changes without a press, such as when results arrive.
    document.querySelector<HTMLElement>('[data-outside]')?.click();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Page 11' })).toBeNull());
    await expect(current()).toHaveFocus();
  },
});
