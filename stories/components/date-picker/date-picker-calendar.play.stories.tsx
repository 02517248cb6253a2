import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { day, details, says } from '#stories/support/picker-parts.ts';

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
const panel = () => screen.queryByRole('dialog', { name: /^Choose a date/ });

export const TheButtonOpensAndASelectionClosesAndFocusComesBack = meta.story({
  name: 'The button opens the calendar, and selecting a day closes it and returns focus',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async () => {
    const button = screen.getByRole('button', { name: /^Open calendar/ });
    await expect(document.querySelector('[data-slot="calendar"]')).toBeNull();
    await userEvent.click(button);
    await expect(await day(/Thursday, April 16, 2026/)).toHaveFocus();
    await userEvent.click(await day(/Monday, April 20, 2026/));
    await expect(panel()).toBeNull();
    await expect(button).toHaveFocus();
    await expect(field()).toHaveValue('04/20/2026');
    await expect(changed).toHaveBeenCalledWith('2026-04-20', details('item-press'));
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.click(button);
    await userEvent.click(await day(/Monday, April 20, 2026/));
    await expect(panel()).toBeNull();
    await expect(changed).toHaveBeenCalledOnce();
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
    await userEvent.click(screen.getByRole('button', { name: 'Tomorrow Sat, Apr 4, 2026' }));
    await expect(panel()).toBeNull();
    await expect(changed).toHaveBeenCalledWith('2026-04-04', details('preset'));
  },
});

export const TheFootSelectsTodayAndClears = meta.story({
  name: 'The footer selects today and clears',
  args: { defaultValue: '2026-04-16', onOpenChange: opened },
  play: async () => {
    const part = (name: string) =>
      document.querySelector<HTMLElement>(`[data-slot="date-picker-${name}"]`);
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await waitFor(() => expect(part('summary')).toHaveTextContent('Thu, Apr 16'));
    part('panel-clear')?.click();
    await expect(changed).toHaveBeenLastCalledWith(null, details('clear'));
    await expect(panel()).not.toBeNull();
    await waitFor(() => expect(part('panel-clear')).toHaveAttribute('aria-disabled', 'true'));
    await expect(part('summary')).toHaveTextContent('Choose a date');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(panel()).toBeNull();
    await expect(field()).toHaveValue('04/03/2026');
    await expect(changed).toHaveBeenCalledTimes(2);
  },
});

export const ThereIsNoTodayWhereItCannotBeSelected = meta.story({
  name: 'The Today button is hidden if today is unavailable',
  args: { max: '2026-04-02' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
    await waitFor(() => expect(panel()).not.toBeNull());
    await expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  },
});

export const AClosedLineBelowTheFieldShowsNothing = meta.story({
  name: 'The collapsed line below the field shows nothing',
  args: { defaultValue: '2026-04-16' },
  play: async () => {
    const words = await screen.findByText('Thursday, April 16, 2026');
    const line = words.closest('[data-slot="date-picker-message-row"]');
    if (!line) throw new Error('The words stand outside the line.');
    await expect(line.getBoundingClientRect().height).toBe(0);
    // Safari clips without a margin.
    await expect(getComputedStyle(line).overflowClipMargin ?? '0px').toBe('0px');
  },
});
