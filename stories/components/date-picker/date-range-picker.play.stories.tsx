import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { day, openPanel, says } from '#stories/support/picker-parts.ts';

const meta = preview.meta({
  title: 'Components/Date range picker/Tests',
  component: DateRangePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Stay', today: '2026-04-03', name: 'stay', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Booking">
      <DateRangePicker {...args} />
    </form>
  ),
});

const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To' });
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Booking' });
const sent = () => [...new FormData(form()).entries()].map((entry) => entry.join('='));

export const TwoTypedDaysAreARangeWithItsLength = meta.story({
  name: 'Two typed days are a range with its length',
  play: async ({ args }) => {
    await userEvent.type(from(), 'april 8');
    await says('Wednesday, April 8, 2026');
    await userEvent.tab();
    await expect(to()).toHaveFocus();
    await expect(form().checkValidity()).toBe(false);
    await userEvent.type(to(), '4/15{Enter}');
    await says('7 nights');
    await expect(sent()).toEqual(['stay-from=2026-04-08', 'stay-to=2026-04-15']);
    await expect(form().checkValidity()).toBe(true);
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: '2026-04-08', to: '2026-04-15' },
      { reason: 'type', event: expect.any(KeyboardEvent) },
    );
  },
});

export const OneTextMayHaveBothEnds = meta.story({
  name: 'A text with both ends, typed or pasted into one field, is a range',
  play: async ({ args }) => {
    await userEvent.click(from());
    await userEvent.paste('8 April – 15 April 2027');
    await userEvent.tab();
    await expect([from().value, to().value]).toEqual(['04/08/2027', '04/15/2027']);
    await says('7 nights');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: '2027-04-08', to: '2027-04-15' },
      { reason: 'type', event: expect.any(Event) },
    );
    await userEvent.clear(to());
    await userEvent.type(to(), '8 April - later{Enter}');
    await expect(to()).toHaveValue('8 April - later');
    await expect(to()).toBeInvalid();
    await expect(from()).toHaveValue('04/08/2027');
  },
});

export const AReversedRangeIsSaidAndSwappedOnRequest = meta.story({
  name: 'A reversed range is reported and swapped on request',
  args: { defaultValue: { from: '2026-04-08', to: null } },
  play: async ({ args }) => {
    await userEvent.type(to(), '4/1');
    await says('Wednesday, April 1, 2026');
    await userEvent.tab();
    await says('The end date is before the start date.');
    await expect(to()).toHaveValue('4/1');
    await expect(form().checkValidity()).toBe(false);
    await expect(sent()).toEqual(['stay-from=2026-04-08', 'stay-to=']);
    const swap = screen.getByRole('button', { name: 'Swap start and end' });
    await expect(swap.offsetHeight).toBeGreaterThanOrEqual(24);
    await userEvent.click(swap);
    await says('7 nights');
    await expect([from().value, to().value]).toEqual(['04/01/2026', '04/08/2026']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: '2026-04-01', to: '2026-04-08' },
      { reason: 'swap', event: expect.any(Event) },
    );
  },
});

export const ARangeIsMovedLaterFieldByField = meta.story({
  name: 'A range can be moved later field by field',
  args: { defaultValue: { from: '2026-04-08', to: '2026-04-15' } },
  play: async () => {
    await userEvent.clear(from());
    await userEvent.type(from(), '5/8');
    await userEvent.tab();
    await says('The end date is before the start date.');
    await userEvent.clear(to());
    await userEvent.type(to(), '5/15{Enter}');
    await says('7 nights');
    await expect(sent()).toEqual(['stay-from=2026-05-08', 'stay-to=2026-05-15']);
    await expect(from()).toHaveValue('05/08/2026');
  },
});

export const ThePointerPreviewsAndTheSecondPressCloses = meta.story({
  name: 'The pointer previews the range, and the second click closes the panel',
  play: async () => {
    await openPanel();
    await userEvent.click(await day(/Wednesday, April 8, 2026/));
    const panel = screen.getByRole('dialog', { name: /^Choose dates/ });
    // Wait for the fade-in.
    await waitFor(() => expect(panel).toBeVisible());
    await expect(sent()).toEqual(['stay-from=2026-04-08', 'stay-to=']);
    await userEvent.hover(await day(/Friday, April 10, 2026/));
    await says('2 nights');
    await userEvent.hover(await day(/Wednesday, April 15, 2026/));
    await says('7 nights');
    await userEvent.click(await day(/Wednesday, April 15, 2026/));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: /^Open calendar/ })).toHaveFocus();
    await expect(sent()).toEqual(['stay-from=2026-04-08', 'stay-to=2026-04-15']);
    await expect(announcements().at(-1)).toBe('Apr 8 – 15, 2026, 7 nights');
  },
});

export const EscapeInABegunRangeRestoresTheFormerOne = meta.story({
  name: 'Escape in a range in progress restores the previous range, and the next one closes the panel',
  args: { defaultValue: { from: '2026-04-08', to: '2026-04-15' } },
  play: async ({ args }) => {
    await openPanel();
    await userEvent.click(await day(/April 20, 2026/));
    await expect(from()).toHaveValue('04/20/2026');
    await userEvent.keyboard('{Escape}');
    await expect(from()).toHaveValue('04/08/2026');
    await expect(to()).toHaveValue('04/15/2026');
    await expect(screen.getByRole('dialog', { name: /^Choose dates/ })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { from: '2026-04-08', to: '2026-04-15' },
      { reason: 'cancel', event: expect.any(KeyboardEvent) },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ThePanelStaysAfterClearAndClosesWithDone = meta.story({
  name: 'The panel stays open after Clear and closes with Done',
  args: { defaultValue: { from: '2026-04-08', to: '2026-04-15' }, onOpenChange: fn() },
  play: async ({ args }) => {
    await openPanel();
    const panel = within(await screen.findByRole('dialog', { name: /^Choose dates/ }));
    const clear = await panel.findByRole('button', { name: /^Clear/ });
    await userEvent.click(clear);
    await expect(sent()).toEqual(['stay-from=', 'stay-to=']);
    await expect(clear).toHaveFocus();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(panel.getByRole('button', { name: 'Done' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('button', { name: /^Open calendar/ })).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'close-press',
      event: expect.any(Event),
    });
  },
});

export const APresetIsExactlyAsLongAsItSays = meta.story({
  name: 'A preset is exactly as long as its name says',
  args: { countBy: 'days', presets: [{ label: 'Last 7 days', days: 7 }] },
  play: async () => {
    await openPanel();
    const preset = await screen.findByRole('button', {
      name: 'Last 7 days Mar 28 – Apr 3, 2026',
    });
    await userEvent.click(preset);
    await says('7 days');
    await expect(sent()).toEqual(['stay-from=2026-03-28', 'stay-to=2026-04-03']);
  },
});

export const ADistanceInToCountsFromTheFirstDay = meta.story({
  name: 'A distance in the second field counts from the first day',
  play: async () => {
    await userEvent.type(to(), '+10d');
    await says('Monday, April 13, 2026');
    await userEvent.clear(to());
    await userEvent.type(from(), '6/30');
    await userEvent.tab();
    await userEvent.type(to(), '+10d{Enter}');
    await says('10 nights');
    await expect(sent()).toEqual(['stay-from=2026-06-30', 'stay-to=2026-07-10']);
  },
});

export const EachFieldHasItsOwnDescription = meta.story({
  name: 'Each field has its own description and error, and no button is part of one',
  play: async () => {
    await userEvent.type(from(), '4/8/2026');
    await userEvent.tab();
    await expect(from()).toHaveAccessibleDescription('Wednesday, April 8, 2026');
    await expect(to()).not.toHaveAccessibleDescription();
    await userEvent.type(to(), '4/1/2026');
    await userEvent.tab();
    await expect(to()).toHaveAccessibleDescription('The end date is before the start date.');
    await expect(to()).toBeInvalid();
    await expect(screen.getByRole('button', { name: 'Swap start and end' })).toBeVisible();
    await userEvent.clear(to());
    await userEvent.type(to(), 'someday');
    await userEvent.tab();
    await expect(to()).toHaveAccessibleDescription(/^Enter a date/);
    await expect(from()).not.toHaveAccessibleDescription(/^Enter a date/);
  },
});

const summarySays = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-slot$="-summary"]')).toHaveTextContent(text));
const previewTwoDays = async () => {
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day'));
  await userEvent.keyboard('{Enter}{ArrowRight}');
  await summarySays('Apr 3 – 4, 2026');
};

export const ATypedRangeReplacesThePreview = meta.story({
  name: 'A typed range replaces the preview in an open panel',
  play: async () => {
    await openPanel();
    await previewTwoDays();
    await userEvent.type(to(), '4/20{Enter}');
    await summarySays('Apr 3 – 20, 2026');
  },
});

export const ATypedRangeReplacesAnEarlierPreview = meta.story({
  name: 'A typed range replaces the preview of a panel that was closed',
  play: async () => {
    await openPanel();
    await previewTwoDays();
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(to(), '4/20{Enter}');
    await says('17 nights');
    await openPanel();
    await summarySays('Apr 3 – 20, 2026');
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
    await summarySays('Apr 3 – 4, 2026');
    for (const name of ['Toggle', 'End', 'Toggle']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    await summarySays('Apr 3 – 20, 2026');
  },
});
