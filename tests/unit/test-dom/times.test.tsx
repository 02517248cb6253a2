import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TimeField } from '#src/index.ts';

test('a time is typed, moved and picked without a layout', async () => {
  const user = userEvent.setup();
  const values: Array<string | null> = [];
  render(
    <TimeField aria-label="Departure" now="14:20" onValueChange={(time) => values.push(time)} />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Departure' });
  await user.type(field, 'half past nine{Enter}');
  expect(field.value).toBe('9:30 AM');
  field.setSelectionRange(0, 0);
  await user.keyboard('{ArrowUp}');
  expect(field.value).toBe('10:30 AM');
  await user.click(screen.getByRole('button', { name: /^Show times/ }));
  await user.click(screen.getByRole('option', { name: '3:00 PM' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(values).toEqual(['09:30', '10:30', '15:00']);
});
