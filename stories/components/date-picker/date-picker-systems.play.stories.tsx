import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { hijri } from '#src/calendars/hijri.ts';
import { persian } from '#src/calendars/persian.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';

const changed = fn();

const meta = preview.meta({
  title: 'Components/Date picker/Tests of other calendars',
  component: DatePicker,
  tags: ['beta', 'play'],
  args: { today: '2026-03-08', 'aria-label': 'Arrival', onValueChange: changed },
  beforeEach: () => {
    changed.mockClear();
  },
});

export const TypedAndPicked = meta.story({
  name: 'A date is typed and selected in the calendar, and its value is the ISO date',
  render: (args) => <DatePicker {...args} calendarSystem={persian} />,
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
    await step('Open the panel and pick a day: its month is that of the calendar', async () => {
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
  name: 'A range is shown in both calendars',
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
