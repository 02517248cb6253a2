import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';

const changed = fn();
const opened = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests of the calendar',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { 'aria-label': 'Arrival', today: '2026-04-03', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
    opened.mockClear();
  },
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const said = () => document.querySelector('[data-slot="date-picker-message"]');
const says = (text: string) => waitFor(() => expect(said()).toHaveTextContent(text));
const panel = () => screen.queryByRole('dialog', { name: /^Choose a date/ });
const details = (reason: string) => ({ reason, event: expect.any(Event) });
const day = (name: RegExp) => screen.findByRole('gridcell', { name });

const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};

export const TheButtonOpensAndAPickClosesAndFocusComesBack = meta.story({
  name: 'The button opens the calendar, and selecting a day closes it and returns focus',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async ({ step }) => {
    const button = screen.getByRole('button', { name: /^Open calendar/ });
    await step('Click the button: the calendar opens with focus on the picked day', async () => {
      await expect(document.querySelector('[data-slot="calendar"]')).toBeNull();
      await userEvent.click(button);
      await expect(await day(/Thursday, April 16, 2026/)).toHaveFocus();
    });
    await step('Click a day: the calendar closes and focus returns to the button', async () => {
      await userEvent.click(await day(/Monday, April 20, 2026/));
      await expect(panel()).toBeNull();
      await expect(button).toHaveFocus();
      await expect(field()).toHaveValue('04/20/2026');
      await expect(changed).toHaveBeenCalledWith('2026-04-20', details('item-press'));
      await expect(opened).toHaveBeenCalledTimes(2);
    });
  },
});

export const ThePickedDayClosesTheCalendarAndStays = meta.story({
  name: 'Selecting the selected day closes the calendar and keeps it',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await userEvent.click(await day(/Thursday, April 16, 2026/));
    await expect(panel()).toBeNull();
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const KeysOpenAndCloseFromTheField = meta.story({
  name: 'Keys open and close the calendar from the field',
  play: async ({ step }) => {
    await step('Press each pair of keys: focus moves to the days and back', async () => {
      field().focus();
      for (const [open, close] of [
        ['{Alt>}{ArrowDown}{/Alt}', '{Escape}'],
        ['{F4}', '{F4}'],
        ['{F4}', '{Alt>}{ArrowUp}{/Alt}'],
      ] as const) {
        await userEvent.keyboard(open);
        await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
        await userEvent.keyboard(close);
        await expect(panel()).toBeNull();
        await expect(field()).toHaveFocus();
      }
    });
  },
});

export const ATypedDateIsWhereTheCalendarOpens = meta.story({
  name: 'The calendar opens at a typed date',
  play: async () => {
    await userEvent.type(field(), '24 dec');
    await says('Thursday, December 24, 2026');
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await day(/Thursday, December 24, 2026/)).toHaveFocus();
    await expect(field()).toHaveValue('12/24/2026');
  },
});

export const APressOutsideCloses = meta.story({
  name: 'A click outside closes the calendar',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
    await userEvent.click(document.body);
    await expect(panel()).toBeNull();
  },
});

export const EscapeClosesTheCalendarAndNotTheDialogAroundIt = meta.story({
  name: 'Escape closes the calendar but not the dialog around it',
  render: (args) => (
    <dialog aria-label="Booking" ref={showModal}>
      <DatePicker {...args} />
    </dialog>
  ),
  play: async ({ step }) => {
    await step('Click the button: the calendar opens with focus on today', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
      await expect(await day(/Friday, April 3, 2026/)).toHaveFocus();
    });
    await step('Press Escape: the calendar closes, and the dialog stays open', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(panel()).toBeNull();
      await expect(screen.getByRole('dialog', { name: 'Booking' })).toBeVisible();
      await expect(screen.getByRole('button', { name: /^Open calendar/ })).toHaveFocus();
    });
  },
});

export const ThePresetIsTakenAtOnce = meta.story({
  name: 'A preset is applied immediately',
  args: {
    presets: [
      { label: 'Tomorrow', offsetDays: 1 },
      { label: 'Yesterday', offsetDays: -1 },
    ],
    min: '2026-04-03',
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(await screen.findByRole('button', { name: /Yesterday/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow Saturday, April 4, 2026' }));
    await expect(panel()).toBeNull();
    await expect(changed).toHaveBeenCalledWith('2026-04-04', details('preset'));
  },
});

export const TheFootPicksTodayAndClears = meta.story({
  name: 'The footer selects today and clears',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async ({ step }) => {
    const part = (name: string) =>
      document.querySelector<HTMLElement>(`[data-slot="date-picker-${name}"]`);
    await step('Open the calendar: the footer names the picked day', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
      await expect(part('summary')).toHaveTextContent('Thursday, April 16');
    });
    await step('Click Clear: the date is empty, and the calendar stays open', async () => {
      part('panel-clear')?.click();
      await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
      await expect(panel()).not.toBeNull();
      await waitFor(() => expect(part('panel-clear')).toHaveAttribute('aria-disabled', 'true'));
      await expect(part('summary')).toBeEmptyDOMElement();
    });
    await step('Click Today: today is picked, and the calendar closes', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Today' }));
      await expect(panel()).toBeNull();
      await expect(field()).toHaveValue('04/03/2026');
      await expect(changed).toHaveBeenCalledTimes(2);
    });
  },
});

export const ThereIsNoTodayWhereItCannotBePicked = meta.story({
  name: 'The Today button is hidden if today is unavailable',
  args: { max: '2026-04-02' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await expect(panel()).not.toBeNull();
    await expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  },
});
