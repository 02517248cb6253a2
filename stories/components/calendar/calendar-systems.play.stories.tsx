import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import { Calendar } from '#src/components/calendar/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { cell } from '#stories/support/picker-parts.ts';

const changed = fn();
const turned = fn();

const meta = preview.meta({
  title: 'Components/Calendar/Tests of other calendars',
  component: Calendar,
  tags: ['beta', 'play'],
  args: { today: '2026-03-08', onValueChange: changed, onMonthChange: turned },
  beforeEach: () => {
    changed.mockClear();
    turned.mockClear();
  },
});

const focused = () => document.activeElement?.getAttribute('data-day');
const caption = () => {
  const found = document.querySelector<HTMLElement>('[data-slot="calendar-caption-button"]');
  if (!found) throw new Error('There is no caption.');
  return found;
};
const periods = () =>
  [...document.querySelectorAll('[data-slot="calendar-period"]')].map((one) => one.textContent);

/** Keys, with the focused day before and after: the last day of Esfand 1404 is March 20, 2026. */
const moves: ReadonlyArray<readonly [keys: string, from: string, to: string]> = [
  ['{ArrowRight}', '2026-03-20', '2026-03-21'],
  ['{Control>}{End}{/Control}', '2026-03-21', '2026-04-20'],
  ['{PageUp}', '2026-04-20', '2026-03-20'],
  ['{PageDown}', '2026-03-20', '2026-04-18'],
  ['{Shift>}{PageDown}{/Shift}', '2026-04-18', '2027-04-18'],
];

export const KeysFollowTheMonths = meta.story({
  name: 'Keys move by the months of the calendar',
  args: { defaultValue: '2026-03-20' },
  render: (args) => <Calendar {...args} calendarSystem={persian} />,
  play: async () => {
    await expect(caption()).toHaveTextContent('Esfand 1404');
    cell('2026-03-20').focus();
    for (const [keys, from, to] of moves) {
      await waitFor(() => expect(focused()).toBe(from));
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(to));
    }
    await expect(cell('2027-04-18')).toHaveAccessibleName('Sunday, Farvardin 29, 1406');
    await expect(cell('2027-04-18')).toHaveTextContent(/^29$/);
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenCalledWith('2027-04-18', expect.anything());
  },
});

export const MonthsOfALeapYear = meta.story({
  name: 'The panel has thirteen months in a leap year, and goes on in the same month of another year',
  args: { defaultValue: '2024-03-24' },
  render: (args) => <Calendar {...args} calendarSystem={hebrew} />,
  play: async ({ step }) => {
    await expect(caption()).toHaveTextContent('Adar II 5784');
    await step('Press the caption: there are Adar I and Adar II', async () => {
      await userEvent.click(caption());
      await expect(periods()).toHaveLength(13);
      await expect(periods().slice(4, 7)).toEqual(['Shevat', 'Adar I', 'Adar II']);
    });
    await step('Type 5785: its only Adar has focus', async () => {
      await userEvent.keyboard('5785');
      await expect(periods()).toHaveLength(12);
      await expect(document.activeElement).toHaveAccessibleName('Adar 5785');
    });
    await step('Press the caption again: the years are Hebrew', async () => {
      await userEvent.click(caption());
      await expect(periods()).toContain('5784');
      await userEvent.click(screen.getByRole('gridcell', { name: '5784' }));
    });
    await step('Choose Nisan: it is shown, and reported by its first day', async () => {
      await userEvent.click(screen.getByRole('gridcell', { name: 'Nisan 5784' }));
      await expect(caption()).toHaveTextContent('Nisan 5784');
      await expect(turned).toHaveBeenLastCalledWith('2024-04-09', expect.anything());
    });
  },
});

export const TheMonthOfTheParent = meta.story({
  name: 'The month of the parent is that of any of its days',
  args: { month: '2026-03-19', numberOfMonths: 2 },
  render: (args) => <Calendar {...args} calendarSystem={hijri} />,
  play: async () => {
    const captions = () =>
      [...document.querySelectorAll('[data-slot="calendar-caption-button"]')].map(
        (one) => one.textContent,
      );
    await expect(captions()).toEqual(['Ramadan 1447', 'Shawwal 1447']);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await expect(turned).toHaveBeenLastCalledWith('2026-03-20', expect.anything());
    await expect(captions()).toEqual(['Ramadan 1447', 'Shawwal 1447']);
  },
});

export const TheShortestMonth = meta.story({
  name: 'A month of five days has one row or two',
  args: { defaultMonth: '2026-09-08' },
  render: (args) => <Calendar {...args} calendarSystem={ethiopic} />,
  play: async () => {
    await expect(caption()).toHaveTextContent('Pagumen 2018');
    await expect(document.querySelectorAll('[data-day]')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await expect(caption()).toHaveTextContent('Meskerem 2019');
  },
});

export const YearsOfEras = meta.story({
  name: 'The caption names the era',
  globals: { locale: 'ja' },
  args: { defaultValue: '2019-04-30' },
  render: (args) => <Calendar {...args} calendarSystem={japanese} />,
  play: async () => {
    await expect(caption()).toHaveTextContent('平成31年4月');
    cell('2019-04-30').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(caption()).toHaveTextContent('令和元年5月'));
  },
});

export const TypedAndSelected = meta.story({
  name: 'A date picker types and selects a date, and its value is the ISO date',
  render: () => (
    <DatePicker
      aria-label="Arrival"
      today="2026-03-08"
      calendarSystem={persian}
      onValueChange={changed}
    />
  ),
  play: async ({ step }) => {
    const field = screen.getByRole('textbox', { name: 'Arrival' });
    await step('Type a date: the line below names both calendars', async () => {
      await userEvent.type(field, '۱/۱۵/۱۴۰۵');
      await expect(field).toHaveAccessibleDescription(
        'Saturday, Farvardin 15, 1405 (April 4, 2026)',
      );
    });
    await step('Leave the field: it shows the date in numbers', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('01/15/1405');
      await expect(changed).toHaveBeenLastCalledWith('2026-04-04', expect.anything());
    });
    await step('Open the panel and select a day: its month is that of the calendar', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Open calendar/ }));
      await waitFor(() => expect(screen.getByText('Farvardin 1405')).toBeVisible());
      await userEvent.click(screen.getByRole('gridcell', { name: 'Tuesday, Farvardin 18, 1405' }));
      await expect(field).toHaveValue('01/18/1405');
      await expect(changed).toHaveBeenLastCalledWith('2026-04-07', expect.anything());
    });
    await step('Type a day that the month lacks: the message names it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12/30/1404');
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(/Esfand 30, 1404/);
    });
  },
});

export const Range = meta.story({
  name: 'A range picker shows a range in both calendars',
  render: () => (
    <DateRangePicker
      aria-label="Stay"
      today="2026-03-08"
      calendarSystem={hijri}
      defaultValue={{ from: '2026-03-18', to: '2026-03-21' }}
    />
  ),
  play: async () => {
    const [from, to] = screen.getAllByRole('textbox');
    await expect(from).toHaveValue('09/29/1447');
    await expect(to).toHaveValue('10/02/1447');
    await expect(document.body).toHaveTextContent(
      /Ram\. 29, 1447 – Shaw\. 2, 1447 \(Mar 18 – 21, 2026\)/,
    );
  },
});
