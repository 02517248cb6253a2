import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultipleCalendar } from '#src/components/calendar/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Multiple calendar/Tests',
  component: MultipleCalendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    defaultValue: ['2026-04-20'],
    onValueChange: changed,
  },
  beforeEach: () => changed.mockClear(),
});

const press = (day: string) =>
  userEvent.click(document.querySelector(`[data-day="2026-04-${day}"]`) ?? document.body);
const selected = () =>
  [...document.querySelectorAll('[data-selected]')].map(({ textContent }) => textContent);

export const PressesSelectAndTakeBackInTheOrderOfTime = meta.story({
  name: 'Clicks add and remove days in chronological order',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await press('10');
    await press('30');
    await press('20');
    await expect(changed.mock.calls.map(([days, { reason }]) => [days, reason])).toEqual([
      [['2026-04-10', '2026-04-20'], 'item-press'],
      [['2026-04-10', '2026-04-20', '2026-04-30'], 'item-press'],
      [['2026-04-10', '2026-04-30'], 'clear'],
    ]);
    await expect(selected()).toEqual(['10', '30']);
  },
});

export const TheMaximumMakesOtherDaysUnavailable = meta.story({
  name: 'The maximum makes other days unavailable until one is removed',
  args: { maxDays: 2 },
  play: async ({ canvas, step }) => {
    await step('Select the second of two days: other days are disabled', async () => {
      await press('10');
      const name =
        'Thursday, April 30, 2026, You can choose up to 2 days. Remove one to choose another.';
      await expect(canvas.getByRole('gridcell', { name })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Click another day: its reason is announced, the selected days stay', async () => {
      await press('30');
      await expect(announcements().at(-1)).toBe(
        'You can choose up to 2 days. Remove one to choose another.',
      );
      await expect(selected()).toEqual(['10', '20']);
    });
    const hint = () => document.querySelector('[data-slot="calendar-hint"]');
    await step('A sentence below the days says why, and no day is crossed out', async () => {
      await expect(hint()).toHaveTextContent(
        'You can choose up to 2 days. Remove one to choose another.',
      );
      const other = canvas.getByRole('gridcell', { name: /^Thursday, April 30/ });
      await expect(getComputedStyle(other).textDecorationLine).toBe('none');
    });
    await step('Remove a day: another one can be selected', async () => {
      await press('10');
      await expect(hint()).toBeNull();
      await press('30');
      await expect(selected()).toEqual(['20', '30']);
    });
  },
});

export const RequiredKeepsTheLastDay = meta.story({
  name: 'A required calendar keeps the last day',
  args: { required: true },
  play: async () => {
    await press('20');
    await expect(changed).not.toHaveBeenCalled();
    await press('21');
    await press('20');
    await expect(selected()).toEqual(['21']);
  },
});
