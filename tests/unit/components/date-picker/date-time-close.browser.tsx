import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateTimePicker, DateTimeRangePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const single = 'date-time-picker';
const range = 'date-time-range-picker';
const now = '2026-04-03T14:20';

const press = async (slot: string) => {
  await userEvent.click(partOf(slot));
  await settle();
};
const pickDay = async (day: string) => {
  const cell = document.querySelector(`[data-day="${day}"]`);
  if (!cell) throw new Error(`${day} is not in sight.`);
  await userEvent.click(cell);
  await settle();
};
const messageOf = (picker: string) => partOf(`${picker}-message`).textContent;
const inputOf = (slot: string) => partOf(slot) as HTMLInputElement;

test('the first picked time of an empty field keeps focus in the list of times', async () => {
  mount(<DateTimePicker aria-label="Departure" now={now} />);
  await press(`${single}-trigger`);
  const list = partOf('time-field-list');
  list.focus();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(inputOf(`${single}-input`).value).toBe('04/03/2026 2:30 PM');
  expect(document.activeElement).toBe(partOf('time-field-list'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await settle();
  expect(inputOf(`${single}-input`).value).toBe('04/03/2026 3:00 PM');
});

test('a second press on the trigger asks for the missing time, as every close does', async () => {
  mount(<DateTimePicker aria-label="Departure" now={now} />);
  await press(`${single}-trigger`);
  await pickDay('2026-04-08');
  await press(`${single}-trigger`);
  expect(document.querySelector(`[data-slot="${single}-panel"]`)).toBeNull();
  expect(inputOf(`${single}-input`).getAttribute('aria-invalid')).toBe('true');
  expect(messageOf(single)).toContain('Add a time');
});

test('a preset replaces a typed text', async () => {
  const onValueChange = vi.fn();
  mount(
    <DateTimePicker
      aria-label="Departure"
      now={now}
      onValueChange={onValueChange}
      presets={[{ label: 'Tomorrow', inDays: 1, time: '09:00' }]}
    />,
  );
  await press(`${single}-trigger`);
  await pickDay('2026-04-08');
  await press(`${single}-preset`);
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['2026-04-04T09:00']);
  expect(inputOf(`${single}-input`).value).toBe('04/04/2026 9:00 AM');
});

test.each(['Escape', 'trigger'])('%s commits both ends of a range', async (close) => {
  mount(<DateTimeRangePicker aria-label="Shift" now={now} />);
  await press(`${range}-trigger`);
  await pickDay('2026-04-08');
  await pickDay('2026-04-10');
  if (close === 'trigger') await press(`${range}-trigger`);
  else await userEvent.keyboard('{Escape}');
  await settle();
  expect(document.querySelector(`[data-slot="${range}-panel"]`)).toBeNull();
  for (const end of ['from', 'to']) {
    expect(inputOf(`${range}-${end}`).getAttribute('aria-invalid')).toBe('true');
  }
  expect(messageOf(range)).toContain('Add a time');
});

test('a range whose picked ends are both invalid has no end once the panel is closed', async () => {
  const onValueChange = vi.fn();
  mount(
    <DateTimeRangePicker
      aria-label="Shift"
      now={now}
      min="2026-04-08T10:00"
      max="2026-04-10T08:00"
      defaultValue={{ from: '2026-04-09T09:00', to: '2026-04-09T12:00' }}
      onValueChange={onValueChange}
    />,
  );
  await press(`${range}-trigger`);
  await pickDay('2026-04-08');
  await pickDay('2026-04-10');
  await userEvent.keyboard('{F4}');
  await settle();
  expect(inputOf(`${range}-from`).value).toBe('04/08/2026 9:00 AM');
  expect(inputOf(`${range}-to`).value).toBe('04/10/2026 12:00 PM');
  expect(onValueChange.mock.lastCall?.[0]).toEqual({ from: '', to: '' });
  expect(messageOf(range)).toContain('or later');
});

test('F4 in the field commits its text once and closes the panel', async () => {
  const onValueChange = vi.fn();
  mount(<DateTimePicker aria-label="Departure" now={now} onValueChange={onValueChange} />);
  await press(`${single}-trigger`);
  await userEvent.fill(partOf(`${single}-input`), 'tomorrow 9');
  await userEvent.keyboard('{F4}');
  await settle();
  expect(document.querySelector(`[data-slot="${single}-panel"]`)).toBeNull();
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['2026-04-04T09:00']);
});
