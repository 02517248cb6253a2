import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar, RangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { announcements } from '#stories/support/announcements.ts';

const turned = fn();

const meta = preview.meta({
  title: 'Components/Calendar/Tests of months and years',
  component: Calendar,
  tags: ['beta', 'play'],
  args: { today: '2026-04-15', defaultMonth: '2026-04', onMonthChange: turned },
  beforeEach: () => {
    turned.mockClear();
  },
});

const focusedDay = () => document.activeElement?.getAttribute('data-day');
const focusedPeriod = () => document.activeElement?.getAttribute('data-period');
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`);

export const TheCaptionOpensTheMonthsOfItsYear = meta.story({
  name: 'The caption opens the months, then the years, then the days',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    await expect(canvas.getByRole('grid', { name: '2026' })).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'April 2026' })).toBeNull();
    await expect(canvas.getByRole('gridcell', { name: 'April 2026' })).toHaveFocus();
    await expect(canvas.getByRole('gridcell', { name: 'April 2026' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: '2026, choose year' }));
    await expect(canvas.getByRole('grid', { name: '2016 – 2027' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '2026' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '2016 – 2027, back to the days' }));
    await expect(canvas.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'April 2026, choose month' })).toHaveFocus();
    await expect(turned).not.toHaveBeenCalled();
  },
});

export const AYearAndAMonthAreChosenWithTheKeyboard = meta.story({
  name: 'A year and a month are chosen with the keyboard, and focus moves to the days',
  play: async ({ canvas, step }) => {
    await step('Press Enter on the caption: the current month has focus', async () => {
      canvas.getByRole('button', { name: 'April 2026, choose month' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focusedPeriod()).toBe('2026-04'));
    });
    await step('Press Right, then Down: another month has focus', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focusedPeriod()).toBe('2026-08');
    });
    await step('Press Page Up: the same month of the year before has focus', async () => {
      await userEvent.keyboard('{PageUp}');
      await waitFor(() => expect(focusedPeriod()).toBe('2025-08'));
      await expect(canvas.getByRole('grid', { name: '2025' })).toBeVisible();
    });
    await step('Press Enter: the month opens with focus on its first day', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focusedDay()).toBe('2025-08-01'));
      await expect(canvas.getByRole('grid', { name: 'August 2025' })).toBeVisible();
      await expect(turned.mock.calls).toEqual([
        ['2025-08', { reason: 'month', event: expect.any(KeyboardEvent) }],
      ]);
    });
  },
});

export const AYearLeadsToItsMonths = meta.story({
  name: 'A chosen year shows its months',
  play: async ({ canvas }) => {
    const caption = canvas.getByRole('button', { name: 'April 2026, choose month' });
    await userEvent.dblClick(caption);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous years' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: '2011' }));
    await waitFor(() => expect(focusedPeriod()).toBe('2011-04'));
    await userEvent.click(canvas.getByRole('gridcell', { name: 'December 2011' }));
    await waitFor(() => expect(focusedDay()).toBe('2011-12-01'));
    await expect(turned.mock.calls.map(([month]) => month)).toEqual(['2011-12']);
  },
});

export const DigitsMoveToAYear = meta.story({
  name: 'Typing four digits jumps to a year',
  args: { min: '1900-01-01' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    await userEvent.keyboard('1984');
    await waitFor(() => expect(focusedPeriod()).toBe('1984-04'));
    await userEvent.click(canvas.getByRole('button', { name: '1984, choose year' }));
    await userEvent.keyboard('2001');
    await waitFor(() => expect(focusedPeriod()).toBe('2001'));
    await userEvent.keyboard('1066');
    await waitFor(() => expect(focusedPeriod()).toBe('1896'));
  },
});

export const EscapeReturnsToTheCaption = meta.story({
  name: 'Escape returns to the days with focus on the caption',
  play: async ({ canvas }) => {
    const caption = canvas.getByRole('button', { name: 'April 2026, choose month' });
    for (const press of [1, 2]) {
      for (let time = 0; time < press; time += 1) await userEvent.click(caption);
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await expect(caption).toHaveFocus();
      await expect(caption).toHaveAccessibleName('April 2026, choose month');
      await expect(canvas.getByRole('grid', { name: 'April 2026' })).toBeVisible();
      await expect(slot('calendar-panel')).toBeNull();
    }
    await expect(turned).not.toHaveBeenCalled();
  },
});

export const TheButtonsTurnTheYears = meta.story({
  name: 'The buttons turn the pages of years and announce them',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }));
    await expect(canvas.getByRole('grid', { name: '2027' })).toBeVisible();
    await expect(announcements().at(-1)).toBe('2027');
    await expect(canvas.getByRole('gridcell', { name: 'April 2027' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
});

export const TheLimitsHoldForMonthsAndYears = meta.story({
  name: 'The limits also apply to months and years',
  args: { min: '2026-03-10', max: '2027-02-05' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    const february = canvas.getByRole('gridcell', {
      name: 'February 2026, Choose March 2026 or later.',
    });
    await expect(february).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(february);
    await expect(announcements().at(-1)).toBe('Choose March 2026 or later.');
    await expect(canvas.getByRole('button', { name: 'Previous year' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('gridcell', { name: 'March 2026' }));
    // The first available day, not the first of the month.
    await waitFor(() => expect(focusedDay()).toBe('2026-03-10'));
    await expect(turned.mock.calls.map(([month]) => month)).toEqual(['2026-03']);
  },
});

export const EachCaptionOpensThePanelOfItsMonth = meta.story({
  name: 'Each of several captions opens the panel for its month',
  args: { numberOfMonths: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'May 2026, choose month' }));
    await expect(canvas.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await waitFor(() => expect(focusedPeriod()).toBe('2026-05'));
    await userEvent.click(canvas.getByRole('gridcell', { name: 'September 2026' }));
    await waitFor(() => expect(focusedDay()).toBe('2026-09-01'));
    await expect(
      canvas.getAllByRole('button', { name: /choose month/ }).map((button) => button.textContent),
    ).toEqual(['August 2026', 'September 2026', 'October 2026']);
    await expect(turned.mock.calls.map(([month]) => month)).toEqual(['2026-08']);
  },
});

export const ADayOfAnotherMonthClosesThePanel = meta.story({
  name: 'A key that shows another month closes the panel',
  args: { numberOfMonths: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    document.querySelector<HTMLElement>('[data-day="2026-05-30"]')?.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focusedDay()).toBe('2026-06-30'));
    await expect(slot('calendar-panel')).toBeNull();
  },
});

export const ABegunRangeStaysBegun = meta.story({
  name: 'A range stays in progress while another month is chosen',
  render: () => <RangeCalendar today="2026-04-15" defaultMonth="2026-04" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: /April 20, 2026/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: 'June 2026' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: /June 3, 2026/ }));
    await expect(announcements().at(-1)).toBe('April 20 – June 3, 2026, 45 days');
  },
});

export const AReadOnlyCalendarShowsOtherMonths = meta.story({
  name: 'A read-only calendar can show another month',
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: 'July 2026' }));
    await expect(canvas.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  },
});

export const EscapeInAPopoverClosesTheMonthsFirst = meta.story({
  name: 'Escape in a date picker closes the months, then the calendar',
  render: () => <DatePicker aria-label="Arrival" today="2026-04-15" />,
  play: async ({ canvas }) => {
    const caption = () => canvas.findByRole('button', { name: 'April 2026, choose month' });
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
    await userEvent.click(await caption());
    await waitFor(() => expect(focusedPeriod()).toBe('2026-04'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: /^Choose a date/ })).toBeVisible();
    await expect(await caption()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});
