import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Calendar, DatePicker } from '#src/index.ts';

const today = '2026-04-03';
const day = (name: RegExp) => screen.getByRole('gridcell', { name });

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
