import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { says } from '#stories/support/picker-parts.ts';

const meta = preview.meta({
  title: 'Components/Date range picker/Tests of typed text',
  component: DateRangePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Stay', today: '2026-04-03', name: 'stay' },
  render: (args) => (
    <form aria-label="Booking">
      <DateRangePicker {...args} />
    </form>
  ),
});

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
const sent = () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Booking' });
  return [...new FormData(form).entries()].map((entry) => entry.join('='));
};

export const ADistanceInToCountsFromTheFirstDay = meta.story({
  name: 'A distance in the second field counts from the first day',
  play: async ({ step }) => {
    await step('Without a first day, it counts from today', async () => {
      await userEvent.type(to(), '+10d');
      await says('Monday, April 13, 2026');
      await userEvent.clear(to());
    });
    await step('With a first day, it counts from there', async () => {
      await userEvent.type(from(), '6/30');
      await userEvent.tab();
      await userEvent.type(to(), '+10d{Enter}');
      await says('10 nights');
      await expect(sent()).toEqual(['stay-from=2026-06-30', 'stay-to=2026-07-10']);
    });
    await step('Weeks and months do, too', async () => {
      await userEvent.clear(to());
      await userEvent.type(to(), '+2w{Enter}');
      await expect(sent()).toEqual(['stay-from=2026-06-30', 'stay-to=2026-07-14']);
      await userEvent.clear(to());
      await userEvent.type(to(), '+1 month{Enter}');
      await expect(sent()).toEqual(['stay-from=2026-06-30', 'stay-to=2026-07-30']);
    });
    await step('A word counts from today', async () => {
      await userEvent.clear(from());
      await userEvent.type(from(), '4/1');
      await userEvent.tab();
      await userEvent.clear(to());
      await userEvent.type(to(), 'tomorrow{Enter}');
      await expect(sent()).toEqual(['stay-from=2026-04-01', 'stay-to=2026-04-04']);
    });
  },
});

export const EachFieldHasItsOwnDescription = meta.story({
  name: 'Each field has its own description and error, and no button is part of one',
  play: async ({ step }) => {
    await step('Type the first date: it describes the first field only', async () => {
      await userEvent.type(from(), '4/8/2026');
      await userEvent.tab();
      await expect(from()).toHaveAccessibleDescription('Wednesday, April 8, 2026');
      await expect(to()).not.toHaveAccessibleDescription();
    });
    await step('Type an earlier last date: the error describes both fields', async () => {
      await userEvent.type(to(), '4/1/2026');
      await userEvent.tab();
      await expect(to()).toHaveAccessibleDescription('The end date is before the start date.');
      await expect(to()).toBeInvalid();
      await expect(screen.getByRole('button', { name: 'Swap start and end' })).toBeVisible();
    });
    await step('Type what is no date: only that field has the error', async () => {
      await userEvent.clear(to());
      await userEvent.type(to(), 'someday');
      await userEvent.tab();
      await expect(to()).toHaveAccessibleDescription(/^Enter a date/);
      await expect(from()).not.toHaveAccessibleDescription(/^Enter a date/);
    });
  },
});

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
