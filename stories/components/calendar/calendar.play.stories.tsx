import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const turned = fn();

const meta = preview.meta({
  title: 'Components/Calendar/Tests',
  component: Calendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    firstDayOfWeek: 1,
    onValueChange: changed,
    onMonthChange: turned,
  },
  beforeEach: () => {
    for (const spy of [changed, turned]) spy.mockClear();
  },
});

const focused = () => document.activeElement?.getAttribute('data-day');
const said = () => announcements().at(-1);

export const MonthFollowsADayFromOutside = meta.story({
  name: 'The month follows a day set from outside',
  args: { value: '2026-04-10' },
  render: function Follow(args) {
    const [value, setValue] = useState<string | null>('2026-04-10');
    return (
      <>
        <Calendar {...args} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('2027-01-20')}>
          Next year
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }));
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'January 2027' })).toBeVisible());
    await expect(cell('2027-01-20')).toHaveAttribute('tabindex', '0');
    await expect(turned).not.toHaveBeenCalled();
  },
});

export const MonthThatTheParentHoldsStays = meta.story({
  name: 'A controlled month stays until the parent shows another one, which does not take focus',
  render: function Held(args) {
    const [month, setMonth] = useState('2026-04');
    return (
      <>
        <Calendar {...args} month={month} />
        <button type="button" onClick={() => setMonth('2026-05')}>
          Show May
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(turned.mock.calls.map(([month]) => month)).toEqual(['2026-05']);
    await expect(canvas.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(said()).toBeUndefined();
    cell('2026-04-30').focus();
    await userEvent.keyboard('{ArrowRight}');
    const show = canvas.getByRole('button', { name: 'Show May' });
    await userEvent.click(show);
    await expect(cell('2026-05-01')).toHaveAttribute('tabindex', '0');
    await expect(show).toHaveFocus();
  },
});

export const SecondPressTakesTheDayBack = meta.story({
  name: 'A second click clears the day',
  play: async () => {
    await userEvent.click(cell('2026-04-16'));
    await userEvent.click(cell('2026-04-16'));
    await expect(changed.mock.calls.map(([day, { reason }]) => [day, reason])).toEqual([
      ['2026-04-16', 'item-press'],
      [null, 'clear'],
    ]);
  },
});

export const RequiredKeepsTheDay = meta.story({
  name: 'A required calendar keeps the day',
  args: { required: true, defaultValue: '2026-04-16' },
  play: async () => {
    await userEvent.click(cell('2026-04-16'));
    await expect(changed).not.toHaveBeenCalled();
    await expect(cell('2026-04-16')).toHaveAttribute('aria-selected', 'true');
  },
});

export const ReadOnlyMovesButDoesNotSelect = meta.story({
  name: 'A read-only calendar moves but does not select',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(cell('2026-04-16'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(focused()).toBe('2026-04-17');
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  },
});

export const DayOutsideShowsItsMonth = meta.story({
  name: 'A day outside the month shows its month',
  args: { showOutsideDays: true },
  play: async ({ canvas }) => {
    const outside = document.querySelector<HTMLElement>('[data-day="2026-05-02"]');
    await userEvent.click(outside ?? document.body);
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'May 2026' })).toBeVisible());
    await expect(focused()).toBe('2026-05-02');
    await expect(changed.mock.calls.map(([day]) => day)).toEqual(['2026-05-02']);
    await expect(turned.mock.calls).toEqual([
      ['2026-05', { reason: 'item-press', event: expect.any(MouseEvent) }],
    ]);
  },
});

export const NavigationAnnouncesTheMonth = meta.story({
  name: 'Navigation announces the month that the parent shows',
  render: function Shown(args) {
    const [month, setMonth] = useState('2026-04');
    return (
      <Calendar
        {...args}
        month={month}
        onMonthChange={(next, details) => {
          turned(next, details);
          setMonth(next);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(said()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(said()).toBe('May 2026'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(said()).toBe('April 2026'));
    await expect(turned.mock.calls.map(([month, { reason }]) => [month, reason])).toEqual([
      ['2026-05', 'next'],
      ['2026-04', 'previous'],
    ]);
  },
});

export const DayOutOfBoundsIsNoValidValue = meta.story({
  name: 'A day outside the limits is invalid',
  args: { name: 'day', defaultValue: '2026-04-10', min: '2026-04-12' },
  play: async () => {
    const control = document.querySelector<HTMLInputElement>('input[name="day"]');
    await expect(control?.validity.rangeUnderflow).toBe(true);
    await userEvent.click(cell('2026-04-16'));
    await expect(control?.validity.valid).toBe(true);
  },
});
