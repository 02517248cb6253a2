import { expect, test, vi } from 'vitest';
import { Calendar, type CalendarProps } from '#src/components/calendar/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

test('months render for a change only, also after an earlier change', async () => {
  const unavailable = vi.fn(() => false);
  const props: CalendarProps = { today: '2026-04-03', defaultMonth: '2026-04', unavailable };
  const { rerender } = mount(<Calendar {...props} />);
  const callsFor = async (more: CalendarProps) => {
    unavailable.mockClear();
    rerender(<Calendar {...props} {...more} />);
    await settle();
    return unavailable.mock.calls.length;
  };
  await settle();
  expect(await callsFor({})).toBe(0);
  expect(await callsFor({ outsideDays: true })).toBeGreaterThan(0);
  expect(await callsFor({ outsideDays: true })).toBe(0);
});
