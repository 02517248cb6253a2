import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateTimePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const now = '2026-04-03T14:20';
const presetOf = (label: string) => {
  const presets = document.querySelectorAll<HTMLElement>('[data-slot="date-time-picker-preset"]');
  const preset = [...presets].find(({ textContent }) => textContent.startsWith(label));
  if (!preset) throw new Error(`There is no preset ${label}.`);
  return preset;
};

test('the preset of the value is selected, also with seconds', async () => {
  mount(
    <DateTimePicker
      aria-label="Departure"
      now={now}
      granularity="second"
      defaultValue="2026-04-04T09:00:00"
      defaultOpen
      presets={[{ label: 'Tomorrow', inDays: 1, time: '09:00' }]}
    />,
  );
  await settle();
  expect(presetOf('Tomorrow').getAttribute('aria-pressed')).toBe('true');
});

test('a preset without a time picks the day, and the time is asked for', async () => {
  const onValueChange = vi.fn();
  mount(
    <DateTimePicker
      aria-label="Departure"
      now={now}
      defaultOpen
      presets={[{ label: 'Tomorrow', inDays: 1 }]}
      onValueChange={onValueChange}
    />,
  );
  await settle();
  await userEvent.click(presetOf('Tomorrow'));
  await settle();
  expect(partOf('date-time-picker-summary').textContent).toContain('Add a time');
  expect(presetOf('Tomorrow').getAttribute('aria-pressed')).toBe('true');
  expect(onValueChange).not.toHaveBeenCalled();
});
