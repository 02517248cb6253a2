import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calendar } from '#src/components/calendar/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(new Date(2026, 3, 14, 23, 59, 58));
});
afterEach(() => {
  vi.useRealTimers();
});

const current = () =>
  document.querySelector('[aria-current=date]')?.closest('[data-day]')?.getAttribute('data-day');

test.each([
  ['Calendar', <Calendar key="calendar" aria-label="Day" />],
  ['DatePicker', <DatePicker key="picker" aria-label="Day" defaultOpen />],
])('the mark of today moves at midnight in %s', async (_, widget) => {
  mount(widget);
  // The panel of a picker loads on first use.
  await expect.poll(current).toBe('2026-04-14');
  await vi.advanceTimersByTimeAsync(3000);
  expect(current()).toBe('2026-04-15');
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(current()).toBe('2026-04-16');
});

test('the mark of the current period moves at midnight', async () => {
  vi.setSystemTime(new Date(2026, 3, 30, 23, 59, 58));
  mount(<PeriodCalendar aria-label="Month" unit="month" />);
  const period = () =>
    document.querySelector('[aria-current]')?.closest('[data-period]')?.getAttribute('data-period');
  expect(period()).toBe('2026-04');
  await vi.advanceTimersByTimeAsync(3000);
  expect(period()).toBe('2026-05');
});
