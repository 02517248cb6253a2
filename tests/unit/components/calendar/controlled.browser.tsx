import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calendar, DateRangePicker, RangeCalendar } from '#src/index.ts';
import { heard } from '#stories/support/heard.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const status = () => heard().at(-1);

test('a month that the parent does not show is not announced', async () => {
  mount(<Calendar month="2026-04" onMonthChange={() => {}} today="2026-04-03" />);
  await userEvent.click(partOf('calendar-next'));
  await settle();
  expect(status()).toBeUndefined();
});

test('a month that the parent shows is announced', async () => {
  const { rerender } = mount(<Calendar month="2026-04" today="2026-04-03" />);
  await userEvent.click(partOf('calendar-next'));
  rerender(<Calendar month="2026-05" today="2026-04-03" />);
  await settle();
  expect(status()).toBe('May 2026');
});

test('a value of the parent ends the preview without a call', async () => {
  const onPreviewChange = vi.fn();
  const calendar = (to: string | null) => (
    <RangeCalendar
      today="2026-04-03"
      value={{ from: '2026-04-03', to }}
      onPreviewChange={onPreviewChange}
    />
  );
  const { container, rerender } = mount(calendar(null));
  await userEvent.hover(container.querySelector('[data-day="2026-04-08"]') ?? container);
  await settle();
  expect(onPreviewChange).toHaveBeenLastCalledWith({ from: '2026-04-03', to: '2026-04-08' });
  onPreviewChange.mockClear();
  rerender(calendar('2026-04-20'));
  await settle();
  expect(container.querySelector('[data-preview]')).toBeNull();
  expect(onPreviewChange).not.toHaveBeenCalled();
});

test('an open range picker follows the width of the window', async () => {
  await page.viewport(1200, 800);
  mount(<DateRangePicker aria-label="Stay" today="2026-04-03" defaultOpen />);
  await settle();
  expect(document.querySelectorAll('[data-slot="calendar-month"]')).toHaveLength(2);
  await page.viewport(700, 800);
  await settle();
  expect(document.querySelectorAll('[data-slot="calendar-month"]')).toHaveLength(1);
});
