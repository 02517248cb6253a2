import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DateTimePicker, DateTimeRangePicker } from '#src/index.ts';

const now = '2026-04-03T14:20';
const named = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const openPanel = () => screen.getByRole('button', { name: /^Open calendar/ });

let values: unknown[] = [];
const keep = (value: unknown) => void values.push(value);
beforeEach(() => {
  values = [];
});

test('a date and a time are typed without a layout', async () => {
  const user = userEvent.setup();
  render(<DateTimePicker aria-label="Departure" now={now} onValueChange={keep} />);
  await user.type(named('Departure'), 'tomorrow at half past nine{Enter}');
  expect(named('Departure')).toHaveValue('04/04/2026 9:30 AM');
  expect(values).toEqual(['2026-04-04T09:30']);
});

test('a start and an end are typed, and swapped if they are reversed', async () => {
  const user = userEvent.setup();
  render(<DateTimeRangePicker aria-label="Rental" now={now} onValueChange={keep} />);
  await user.type(named('From'), 'tomorrow 9:30{Enter}');
  await user.type(named('To'), 'tomorrow 9{Enter}');
  expect(screen.getByText('The end is before the start', { selector: 'span' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Swap them' }));
  expect(values.at(-1)).toEqual({ from: '2026-04-04T09:00', to: '2026-04-04T09:30' });
  expect(screen.getByText('30 minutes')).toBeInTheDocument();
});

test('days and times of a range are picked', async () => {
  const user = userEvent.setup();
  render(<DateTimeRangePicker aria-label="Rental" now={now} onValueChange={keep} />);
  await user.click(openPanel());
  await user.click(screen.getByRole('gridcell', { name: /April 8, 2026/ }));
  await user.click(screen.getByRole('gridcell', { name: /April 9, 2026/ }));
  expect(named('From')).toHaveValue('04/08/2026');
  expect(named('To')).toHaveValue('04/09/2026');
  const pick = async (list: string, name: string) => {
    const options = screen.getByRole('listbox', { name: list }).querySelectorAll('[role=option]');
    const option = [...options].find(({ textContent }) => textContent === name);
    if (option) await user.click(option);
  };
  await pick('From, Times', '9:30 AM');
  expect(named('To')).toHaveValue('04/09/2026');
  await pick('To, Times', '5:00 PM');
  expect(values).toEqual([
    { from: '2026-04-08T09:30', to: null },
    { from: '2026-04-08T09:30', to: '2026-04-09T17:00' },
  ]);
  // A further pick of days keeps the times.
  await user.click(screen.getByRole('gridcell', { name: /April 20, 2026/ }));
  await user.click(screen.getByRole('gridcell', { name: /April 21, 2026/ }));
  expect(values.at(-1)).toEqual({ from: '2026-04-20T09:30', to: '2026-04-21T17:00' });
});
