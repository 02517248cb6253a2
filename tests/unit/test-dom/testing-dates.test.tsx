import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  Calendar,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  MultipleCalendar,
  MultipleDatePicker,
  PeriodCalendar,
  PeriodPicker,
  PeriodRangeCalendar,
  PeriodRangePicker,
  RangeCalendar,
} from '#src/index.ts';
import {
  pickDate,
  pickDateTime,
  pickPeriod,
  pickPeriodRange,
  pickRange,
  setTimeLimit,
} from '#src/testing/index.ts';

const today = '2026-04-03';
const named = (name: string) => screen.getByLabelText(name, { selector: 'input' });

let values: unknown[] = [];
const keep = (value: unknown) => void values.push(value);
beforeEach(() => {
  values = [];
});

test.each(['2026-04-15', '2025-12-31', '1987-02-28'])(
  'pickDate selects %s from the panel of a date picker',
  async (date) => {
    const user = userEvent.setup();
    render(<DatePicker aria-label="Arrival" today={today} onValueChange={keep} />);
    await pickDate(user, named('Arrival'), date);
    expect(values).toEqual([date]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('pickDate and pickRange select in every calendar of days', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Calendar numberOfMonths={2} today={today} onValueChange={keep} />);
  const calendar = () => screen.getByRole('group');
  await pickDate(user, calendar(), '2026-04-30');
  await pickDate(user, calendar(), '2026-08-30');
  rerender(<MultipleCalendar key="2" today={today} onValueChange={keep} />);
  await pickDate(user, calendar(), '2026-04-08');
  await pickDate(user, calendar(), '2026-06-08');
  rerender(<RangeCalendar key="3" today={today} onValueChange={keep} />);
  await pickRange(user, calendar(), { from: '2026-04-28', to: '2026-05-03' });
  expect(values).toEqual([
    '2026-04-30',
    '2026-08-30',
    ['2026-04-08'],
    ['2026-04-08', '2026-06-08'],
    { from: '2026-04-28', to: null },
    { from: '2026-04-28', to: '2026-05-03' },
  ]);
});

test('pickDate selects several dates from the panel of a multiple date picker, and removes one', async () => {
  const user = userEvent.setup();
  render(<MultipleDatePicker aria-label="Shifts" today={today} onValueChange={keep} />);
  await pickDate(user, named('Shifts'), '2026-05-08');
  await pickDate(user, named('Shifts'), '2026-04-06');
  await pickDate(user, named('Shifts'), '2026-05-08');
  expect(values).toEqual([['2026-05-08'], ['2026-04-06', '2026-05-08'], ['2026-04-06']]);
});

test('pickRange selects from the panel of a date range picker', async () => {
  const user = userEvent.setup();
  render(<DateRangePicker aria-label="Stay" today={today} onValueChange={keep} />);
  await pickRange(user, named('From'), { from: '2026-04-08', to: '2026-06-02' });
  await pickRange(user, named('From'), { from: '2026-05-08', to: '2026-05-09' });
  expect(values.filter((range) => (range as { to: unknown }).to)).toEqual([
    { from: '2026-04-08', to: '2026-06-02' },
    { from: '2026-05-08', to: '2026-05-09' },
  ]);
});

test('pickDateTime selects a day and a time from the panel of a date-time picker', async () => {
  const user = userEvent.setup();
  const now = '2026-04-03T14:20';
  render(<DateTimePicker aria-label="Departure" now={now} step={15} onValueChange={keep} />);
  await pickDateTime(user, named('Departure'), '2026-06-08T09:45');
  await pickDateTime(user, named('Departure'), '2026-06-01T23:00');
  expect(values).toEqual(['2026-06-08T09:45', '2026-06-01T09:45', '2026-06-01T23:00']);
  setTimeLimit(100);
  await expect(pickDateTime(user, named('Departure'), '2026-06-01T23:05')).rejects.toThrow(
    'pickDateTime: the list has no 23:05 on 2026-06-01.',
  );
});

test('pickDate says which date cannot be selected, and which is not reached', async () => {
  const user = userEvent.setup();
  render(
    <DatePicker
      aria-label="Arrival"
      today={today}
      max="2026-12-31"
      unavailable={(day) => (day === '2026-04-15' ? 'Sold out' : false)}
    />,
  );
  await expect(pickDate(user, named('Arrival'), '2026-04-15')).rejects.toThrow(
    /^pickDate: 2026-04-15 cannot be selected: .*Sold out/,
  );
  setTimeLimit(100);
  await expect(pickDate(user, named('Arrival'), '2027-01-01')).rejects.toThrow(
    'pickDate: the calendar does not reach 2027-01-01.',
  );
});

test('pickDate says that a read-only field has no calendar', async () => {
  const user = userEvent.setup();
  render(<DatePicker aria-label="Arrival" readOnly />);
  await expect(pickDate(user, named('Arrival'), '2026-04-15')).rejects.toThrow(
    'pickDate: the field is read-only and has no calendar.',
  );
});

test.each([
  ['month', '1999-12'],
  ['quarter', '2031-Q4'],
  ['half', '2026-H2'],
  ['year', '1950'],
  ['week', '2026-W18'],
  ['week', '2020-W53'],
] as const)('pickPeriod selects a %s: %s', async (unit, period) => {
  const user = userEvent.setup();
  render(<PeriodCalendar unit={unit} today={today} onValueChange={keep} />);
  await pickPeriod(user, screen.getByRole('group'), period);
  expect(values).toEqual([period]);
});

test('pickPeriod opens the panel of a period picker', async () => {
  const user = userEvent.setup();
  render(<PeriodPicker aria-label="Report" unit="week" today={today} onValueChange={keep} />);
  await pickPeriod(user, named('Report'), '2026-W27');
  expect(values).toEqual(['2026-W27']);
  expect(named('Report')).toHaveValue('Week 27 2026');
});

test('pickPeriodRange selects both ends, in a calendar and in a panel', async () => {
  const user = userEvent.setup();
  const { rerender } = render(
    <PeriodRangeCalendar unit="quarter" today={today} onValueChange={keep} />,
  );
  await pickPeriodRange(user, screen.getByRole('group'), { from: '2026-Q4', to: '2028-Q2' });
  expect(values.at(-1)).toEqual({ from: '2026-Q4', to: '2028-Q2' });
  rerender(<PeriodRangePicker aria-label="Report" today={today} onValueChange={keep} />);
  await pickPeriodRange(user, screen.getByRole('group', { name: 'Report' }), {
    from: '2025-11',
    to: '2026-02',
  });
  expect(values.at(-1)).toEqual({ from: '2025-11', to: '2026-02' });
});
