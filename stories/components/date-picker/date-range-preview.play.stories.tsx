import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  id: 'components-date-range-picker-tests-of-the-preview',
  title: 'Components/Date range picker/Tests of the preview',
  component: DateRangePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Stay', today: '2026-04-03' },
});

const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
const partSays = (name: string, text: string) =>
  waitFor(() =>
    expect(document.querySelector(`[data-slot="date-range-picker-${name}"]`)).toHaveTextContent(
      text,
    ),
  );
const previewTwoDays = async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
  await userEvent.keyboard('{Enter}{ArrowRight}');
  await partSays('summary', 'Apr 3 – 4, 2026');
};

export const ATypedRangeReplacesThePreview = meta.story({
  name: 'A typed range replaces the preview in an open panel',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await previewTwoDays();
    await userEvent.type(to(), '4/20{Enter}');
    await partSays('summary', 'Apr 3 – 20, 2026');
  },
});

export const ATypedRangeReplacesAnEarlierPreview = meta.story({
  name: 'A typed range replaces the preview of a panel that was closed',
  play: async ({ step }) => {
    const trigger = screen.getByRole('button', { name: /^Open calendar/ });
    await step('Preview a range and close the panel', async () => {
      await userEvent.click(trigger);
      await previewTwoDays();
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Type the end and open the panel again: it shows the typed range', async () => {
      await userEvent.type(to(), '4/20{Enter}');
      await partSays('message', '17 nights');
      await userEvent.click(trigger);
      await partSays('summary', 'Apr 3 – 20, 2026');
    });
  },
});

export const ARangeOfTheParentReplacesThePreview = meta.story({
  name: 'A range that the parent sets while the panel is closed replaces the preview',
  render: function Owned(args) {
    const [end, setEnd] = useState<string | null>(null);
    const [open, setOpen] = useState(true);
    return (
      <>
        <DateRangePicker {...args} open={open} value={{ from: '2026-04-03', to: end }} />
        <button type="button" onClick={() => setOpen(!open)}>
          Toggle
        </button>
        <button type="button" onClick={() => setEnd('2026-04-20')}>
          End
        </button>
      </>
    );
  },
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-04-03'));
    await userEvent.keyboard('{ArrowRight}');
    await partSays('summary', 'Apr 3 – 4, 2026');
    for (const name of ['Toggle', 'End', 'Toggle']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    await partSays('summary', 'Apr 3 – 20, 2026');
  },
});
