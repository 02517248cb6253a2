import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateTimeRangePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

test('a distance from the repeated hour counts from the instant of the start', async () => {
  const onValueChange = vi.fn();
  mount(
    <DateTimeRangePicker
      aria-label="Shift"
      now="2026-10-20T10:00"
      timeZone="Europe/Berlin"
      defaultValue={{ from: '2026-10-25T02:30+01:00[Europe/Berlin]', to: null }}
      onValueChange={onValueChange}
    />,
  );
  await userEvent.fill(partOf('date-time-range-picker-to'), '+2h');
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(onValueChange.mock.lastCall?.[0].to).toBe('2026-10-25T04:30+01:00[Europe/Berlin]');
});
