import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DatePicker, DateTimePicker } from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = () => {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
};

async function typeAndLeave(text: string) {
  await userEvent.fill(field(), text);
  field().blur();
  await settle();
}

test('a time that does not exist in a zone is the value once the zone has it', async () => {
  const onValueChange = vi.fn();
  const picker = (timeZone: string) => (
    <DateTimePicker aria-label="Departure" timeZone={timeZone} onValueChange={onValueChange} />
  );
  const { rerender } = mount(picker('Europe/Berlin'));
  await typeAndLeave('2026-03-29 02:30');
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['']);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  rerender(picker('Europe/London'));
  await settle();
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([
    '',
    '2026-03-29T02:30+01:00[Europe/London]',
  ]);
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('a date after the last one is the value once it is allowed', async () => {
  const onValueChange = vi.fn();
  const picker = (max: string) => (
    <DatePicker aria-label="Day" max={max} onValueChange={onValueChange} />
  );
  const { rerender } = mount(picker('2026-04-30'));
  await typeAndLeave('2026-05-02');
  rerender(picker('2026-05-31'));
  await settle();
  expect(onValueChange.mock.calls.map(([value]) => value)).toEqual(['', '2026-05-02']);
});
