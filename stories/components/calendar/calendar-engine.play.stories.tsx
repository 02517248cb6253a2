import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar } from '#src/components/calendar/index.ts';
import { announcements } from '#stories/support/announcements.ts';
import { busyMonth } from '#stories/support/calendar-days.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const pressed = fn();

// Known problems of the engine's own component must not affect ours.
const meta = preview.meta({
  title: 'Components/Calendar/Tests of accessibility',
  component: Calendar,
  tags: ['beta', 'play'],
  args: {
    today: '2026-04-15',
    defaultMonth: '2026-04',
    unavailable: [{ weekday: 7, reason: 'Closed on Sundays' }],
    marks: busyMonth,
    onValueChange: changed,
  },
  beforeEach: () => {
    changed.mockClear();
    pressed.mockClear();
  },
});

const said = () => announcements().at(-1);

export const DayIsNamedByItsVisibleText = meta.story({
  name: "A day's accessible name contains its visible text, and no text twice",
  args: {
    marks: [...busyMonth, { date: '2026-04-06', shape: 'bar', label: 'Easter Monday' }],
    unavailable: [{ date: '2026-04-06', reason: 'Easter Monday' }],
  },
  play: async ({ canvas }) => {
    for (const day of canvas.getAllByRole('gridcell', { name: /2026/ })) {
      const words = (day.getAttribute('aria-label') ?? '').split(/\W+/);
      await expect(words).toContain(day.textContent);
    }
    await expect(cell('2026-04-02')).toHaveAccessibleName(
      'Thursday, April 2, 2026, 2 bookings, Train',
    );
    await expect(cell('2026-04-06')).toHaveAccessibleName('Monday, April 6, 2026, Easter Monday');
  },
});

export const ManyMonthsSpeakOnce = meta.story({
  name: 'Several months share one live region',
  args: { numberOfMonths: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(3);
    await expect(document.querySelectorAll('[role="status"], [aria-live]')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(said()).toMatch(/^May\s–\sJuly 2026$/u));
  },
});

export const UnavailableDayCannotBeSelectedAndRepeatsItsReason = meta.story({
  name: 'An unavailable day is focusable, cannot be selected, and gives its reason',
  play: async ({ step }) => {
    await step('Press Right: the unavailable day has focus, and its name the reason', async () => {
      const sunday = cell('2026-04-12');
      cell('2026-04-11').focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(sunday).toHaveFocus();
      await expect(sunday).toHaveAccessibleName('Sunday, April 12, 2026, Closed on Sundays');
      await expect(sunday).toHaveAttribute('aria-disabled', 'true');
      await expect(sunday).not.toHaveAttribute('disabled');
    });
    await step('Press Enter: its reason is announced', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(said()).toBe('Closed on Sundays');
    });
    await step('Click the day: nothing is selected', async () => {
      cell('2026-04-12').click();
      await expect(changed).not.toHaveBeenCalled();
      await expect(document.querySelector('[data-selected]')).toBeNull();
    });
    const note = document.querySelector('[data-slot="calendar-note"]');
    await step('The reason is shown below the days', async () => {
      await expect(note).toHaveTextContent('Closed on Sundays');
      await expect(note).toBeVisible();
    });
    const { top } = cell('2026-04-27').getBoundingClientRect();
    await step('Focus another day: the reason disappears, and nothing shifts', async () => {
      cell('2026-04-13').focus();
      await expect(note).toBeEmptyDOMElement();
      await expect(cell('2026-04-27').getBoundingClientRect().top).toBe(top);
    });
    await step('Leave the calendar: the space for the reason closes', async () => {
      cell('2026-04-13').blur();
      await expect(note).not.toHaveAttribute('data-open');
    });
  },
});

export const PressReachesHandlersOutside = meta.story({
  name: 'A click reaches handlers outside',
  render: (args) => (
    // The listener represents the analytics of a page.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => pressed(event.defaultPrevented)}>
      <Calendar {...args} />
    </div>
  ),
  play: async () => {
    const clicked = fn();
    document.addEventListener('click', clicked, { once: true });
    await userEvent.click(cell('2026-04-16'));
    await expect(pressed.mock.calls).toEqual([[false]]);
    await expect(clicked).toHaveBeenCalledOnce();
  },
});

export const FocusStaysOnANavigationButtonAtTheBound = meta.story({
  name: 'Focus stays on a navigation button at the limit',
  args: { min: '2026-04-01', max: '2026-05-31' },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next month' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'May 2026' })).toBeVisible());
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveFocus();
  },
});

export const TextBelowADayIsPartOfItsName = meta.story({
  name: 'Text below a day becomes part of its name, and other names stay',
  args: {
    dayContent: {
      '2026-04-17': { text: '€89', tone: 'success', label: '89 euros' },
      '2026-04-18': { text: 'Full' },
    },
    unavailable: [{ date: '2026-04-18', reason: 'Sold out' }],
    marks: [{ date: '2026-04-17', shape: 'square', label: 'Festival' }],
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('gridcell', {
      name: 'Friday, April 17, 2026, 89 euros, Festival',
    });
    const text = (name: string) =>
      canvas.getByRole('gridcell', { name }).querySelector('[data-slot="calendar-content"]');
    await expect(day.querySelector('[data-tone="success"]')).toHaveAttribute('data-text', '€89');
    await expect(text('Saturday, April 18, 2026, Full, Sold out')).toBeVisible();
    await expect(text('Sunday, April 19, 2026')).toBeNull();
    await userEvent.click(day);
    await expect(day).toHaveAttribute('aria-selected', 'true');
  },
});
