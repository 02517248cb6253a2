import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DateTimePicker } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const open = (
  <DateTimePicker
    aria-label="Departure"
    defaultOpen
    defaultValue="2026-04-08T17:30"
    now="2026-04-03T14:20"
  />
);
const boxOf = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
};

test('the times are beside the calendar and as high, scrolled to the value', async () => {
  await page.viewport(1000, 800);
  mount(open);
  await settle();
  const calendar = boxOf('[data-slot="calendar"]');
  const list = boxOf('[role="listbox"]');
  expect(list.left).toBeGreaterThanOrEqual(calendar.right);
  expect(boxOf('[data-slot="date-time-times"]').height).toBeCloseTo(calendar.height, 0);
  const chosen = boxOf('[data-time="17:30"]');
  expect(chosen.top).toBeGreaterThan(list.top);
  expect(chosen.bottom).toBeLessThan(list.bottom);
});

test.each(['ltr', 'rtl'])(
  'in a sheet, the times are a strip below the calendar, %s',
  async (dir) => {
    await page.viewport(360, 780);
    mount(<div dir={dir}>{open}</div>);
    await settle();
    const strip = boxOf('[role="listbox"]');
    expect(strip.top).toBeGreaterThanOrEqual(boxOf('[data-slot="calendar"]').bottom);
    expect(boxOf('[data-time="17:00"]').top).toBe(boxOf('[data-time="17:30"]').top);
    const panel = partOf('date-time-picker-panel');
    expect(panel.scrollHeight).toBe(panel.clientHeight);
    const chosen = boxOf('[data-time="17:30"]');
    expect(chosen.left).toBeGreaterThan(strip.left);
    expect(chosen.right).toBeLessThan(strip.right);
  },
);
