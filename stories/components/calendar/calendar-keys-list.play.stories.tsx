import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Calendar, PeriodCalendar, PeriodRangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';

const meta = preview.meta({
  title: 'Components/Calendar/Tests of the list of keys',
  component: Calendar,
  tags: ['beta', 'play'],
  args: { today: '2026-04-15', defaultMonth: '2026-04' },
});

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
/** Keys and effects of the list. */
const rows = async () => {
  const terms = within(await dialog()).getAllByRole('term');
  return terms.map((term) => {
    const keys = [...term.children].map((combination) =>
      [...combination.children].map((key) => key.textContent).join('+'),
    );
    return `${keys.join(' ')}: ${term.nextElementSibling?.textContent}`;
  });
};

export const AQuestionMarkListsTheKeysOfTheDays = meta.story({
  name: 'A question mark lists the keys of the days, and focus returns',
  play: async ({ step }) => {
    await step('Press ?: the keys are listed', async () => {
      focusOn('[data-day="2026-04-17"]');
      await userEvent.keyboard('?');
      await expect(await rows()).toEqual([
        '← →: Previous or next day',
        '↑ ↓: Previous or next week',
        'Home End: First or last day of the week',
        'Page Up Page Down: Previous or next month',
        'Shift+Page Up Shift+Page Down: Previous or next year',
        'Ctrl+Home Ctrl+End: First or last day of the month',
        'T: Today',
        'Enter Space: Choose',
        'Esc: Go back or cancel',
        '?: Show this list',
      ]);
    });
    await step('Press Escape: the list closes and focus returns to the day', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(document.activeElement).toHaveAttribute('data-day', '2026-04-17');
    });
  },
});

export const TheMonthsHaveAListOfTheirOwn = meta.story({
  name: 'The months above the days have their own list',
  play: async ({ canvas, step }) => {
    await step('Press ? in the months: their keys are listed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'April 2026, choose month' }));
      await userEvent.keyboard('?');
      await expect((await rows()).slice(-3)).toEqual([
        '0 9: Jump to a year: type four digits',
        'Esc: Go back or cancel',
        '?: Show this list',
      ]);
    });
    await step('Click Close: the list closes, and the months are still there', async () => {
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('grid', { name: '2026' })).toBeVisible();
    });
  },
});

export const APeriodCalendarListsItsKeys = meta.story({
  name: 'A period calendar lists its keys',
  render: () => <PeriodCalendar unit="quarter" today="2026-04-15" />,
  play: async () => {
    focusOn('[data-period="2026-Q2"]');
    await userEvent.keyboard('?');
    const list = await rows();
    await expect(list[0]).toBe('← →: Previous or next period');
    await expect(list.slice(-2)).toEqual(['Esc: Go back or cancel', '?: Show this list']);
  },
});

export const YearsHaveNothingToGoBackTo = meta.story({
  name: 'A calendar of years lists Escape only if a range can be canceled',
  render: () => (
    <>
      <PeriodCalendar unit="year" today="2026-04-15" id="one" />
      <PeriodRangeCalendar unit="year" today="2026-04-15" id="range" />
    </>
  ),
  play: async ({ step }) => {
    await step('One year: Escape is not listed', async () => {
      focusOn('#one [data-period="2026"]');
      await userEvent.keyboard('?');
      const list = await rows();
      await expect(list.slice(-2)).toEqual(['Enter Space: Choose', '?: Show this list']);
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('A range of years: Escape is listed', async () => {
      focusOn('#range [data-period="2026"]');
      await userEvent.keyboard('?');
      await expect((await rows()).slice(-2)).toEqual([
        'Esc: Go back or cancel',
        '?: Show this list',
      ]);
    });
  },
});

export const LeftAndRightAreSwappedFromRightToLeft = meta.story({
  name: 'Left and Right are swapped in right-to-left layouts',
  render: (args) => (
    <div dir="rtl">
      <Calendar {...args} />
    </div>
  ),
  play: async () => {
    focusOn('[data-day="2026-04-17"]');
    await userEvent.keyboard('?');
    await expect((await rows())[0]).toBe('→ ←: Previous or next day');
  },
});

export const EscapeClosesTheListAndNotThePopover = meta.story({
  name: 'Escape closes the list but not the popover around it',
  render: () => <DatePicker aria-label="Arrival" today="2026-04-15" defaultValue="2026-04-17" />,
  play: async ({ canvas, step }) => {
    await step('Open the calendar: its day has focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }));
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-04-17'));
    });
    await step('Press ?: the list of keys opens', async () => {
      await userEvent.keyboard('?');
      await dialog();
    });
    await step('Press Escape: the list closes, and the popover stays open', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull(),
      );
      await expect(canvas.getByRole('dialog', { name: /^Choose a date/ })).toBeVisible();
      await expect(document.activeElement).toHaveAttribute('data-day', '2026-04-17');
    });
  },
});
