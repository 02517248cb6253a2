import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  Calendar,
  DatePicker,
  DateRangePicker,
  MultipleCalendar,
  PeriodCalendar,
  PeriodPicker,
  PeriodRangePicker,
  RangeCalendar,
} from '#src/index.ts';

const today = '2026-04-03';
const day = (name: RegExp) => screen.getByRole('gridcell', { name });

test('a date is typed and picked', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(
    <DatePicker aria-label="Arrival" today={today} onValueChange={(value) => values.push(value)} />,
  );
  const input = screen.getByRole('textbox', { name: 'Arrival' });
  await user.type(input, '4/8/2026');
  await user.tab();
  expect(values).toEqual(['2026-04-08']);
  await user.click(screen.getByRole('button', { name: /^Open calendar/ }));
  const panel = await screen.findByRole('dialog', { name: /^Choose a date/ });
  expect(panel).toBeVisible();
  await user.click(within(panel).getByRole('gridcell', { name: /April 15/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input).toHaveValue('04/15/2026');
  await user.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(values).toEqual(['2026-04-08', '2026-04-15', null]);
});

test('a date is picked with keys, and Escape closes the calendar', async () => {
  const user = userEvent.setup();
  render(<DatePicker aria-label="Arrival" today={today} defaultValue="2026-04-08" />);
  const trigger = screen.getByRole('button', { name: /^Open calendar/ });
  await user.click(trigger);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(day(/April 8/)).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('04/09/2026');
});

test('a range of days is typed and picked', async () => {
  const user = userEvent.setup();
  const values: unknown[] = [];
  render(
    <DateRangePicker
      aria-label="Stay"
      today={today}
      onValueChange={(range) => values.push(range)}
    />,
  );
  await user.type(screen.getByRole('textbox', { name: 'From' }), '4/8/2026');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '4/15/2026{Enter}');
  expect(values.at(-1)).toEqual({ from: '2026-04-08', to: '2026-04-15' });
  await user.click(screen.getByRole('button', { name: /^Open calendar/ }));
  await screen.findByRole('dialog', { name: /^Choose dates/ });
  await user.click(day(/April 20/));
  await user.click(day(/April 22/));
  expect(values.at(-1)).toEqual({ from: '2026-04-20', to: '2026-04-22' });
});

test('a calendar turns its months and picks a day', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(<Calendar today={today} onValueChange={(value) => values.push(value)} />);
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await user.click(day(/May 8/));
  expect(day(/May 8/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(values).toEqual(['2026-05-08', '2026-05-15']);
});

test('a range calendar, one of several days and one of periods pick', async () => {
  const user = userEvent.setup();
  const values: unknown[] = [];
  const keep = (value: unknown) => void values.push(value);
  const { rerender } = render(<RangeCalendar today={today} onValueChange={keep} />);
  await user.click(day(/April 8/));
  await user.hover(day(/April 9/));
  await user.click(day(/April 10/));
  expect(values.at(-1)).toEqual({ from: '2026-04-08', to: '2026-04-10' });
  rerender(<MultipleCalendar today={today} onValueChange={keep} />);
  await user.click(day(/April 8/));
  await user.click(day(/April 10/));
  expect(values.at(-1)).toEqual(['2026-04-08', '2026-04-10']);
  rerender(<PeriodCalendar unit="month" today={today} onValueChange={keep} />);
  await user.click(day(/June/));
  expect(values.at(-1)).toBe('2026-06');
});

test('a week, a quarter and a range of months are typed and picked', async () => {
  const user = userEvent.setup();
  const values: unknown[] = [];
  const keep = (value: unknown) => void values.push(value);
  const { rerender } = render(
    <PeriodPicker aria-label="Report" unit="week" today={today} onValueChange={keep} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Report' }), 'w14{Enter}');
  expect(values).toEqual(['2026-W14']);
  await user.click(screen.getByRole('button', { name: /^Open calendar/ }));
  await user.click(await screen.findByRole('gridcell', { name: /^Week 16/ }));
  expect(values.at(-1)).toBe('2026-W16');
  rerender(
    <PeriodRangePicker key="range" aria-label="Report" today={today} onValueChange={keep} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'From' }), '4/26{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'To' }), 'Sept 26{Enter}');
  expect(values.at(-1)).toEqual({ from: '2026-04', to: '2026-09' });
});
