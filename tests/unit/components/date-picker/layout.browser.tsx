import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { DateTimePicker, DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Screenshots show how pickers look. Here is what they cannot: what scrolls, and what a smaller window does.
watchPage();
beforeAll(() =>
  openOnce(
    <DatePicker aria-label="Once" defaultOpen />,
    <DateRangePicker aria-label="Once" defaultOpen />,
    <DateTimePicker aria-label="Once" defaultOpen />,
    <DateTimeRangePicker aria-label="Once" defaultOpen />,
  ),
);

const now = '2026-04-03T14:20';
const long = [{ label: 'The last train of the night, which stops everywhere', time: '23:45' }];
const boxOf = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found.getBoundingClientRect();
};

const opened = [
  ['date-picker-panel', <DatePicker key="1" aria-label="Day" defaultOpen />],
  [
    'date-range-picker-panel',
    <DateRangePicker key="2" aria-label="Stay" defaultOpen numberOfMonths={1} />,
  ],
  ['date-time-picker-panel', <DateTimePicker key="3" aria-label="Go" defaultOpen now={now} />],
  [
    'date-time-range-picker-panel',
    <DateTimeRangePicker key="4" aria-label="Shift" defaultOpen now={now} />,
  ],
  ['time-field-list', <TimeField key="5" aria-label="Time" defaultOpen presets={long} />],
] as const;

test.each([360, 1000])('nothing overflows a panel on a screen of %i px', async (width) => {
  await page.viewport(width, 800);
  for (const [slot, picker] of opened) {
    const { unmount } = mount(picker);
    await settle();
    const panel = partOf(slot);
    expect(panel.scrollWidth, slot).toBe(panel.clientWidth);
    // WebKit lets what has a negative margin scroll.
    for (const part of panel.children) {
      const { marginInlineStart, marginInlineEnd } = getComputedStyle(part);
      expect(Number.parseFloat(marginInlineStart)).toBeGreaterThanOrEqual(0);
      expect(Number.parseFloat(marginInlineEnd)).toBeGreaterThanOrEqual(0);
    }
    unmount();
  }
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

test.each([256, 440])('focus is not behind the footer on a screen %i px high', async (height) => {
  await page.viewport(320, height);
  mount(<DatePicker aria-label="Day" defaultOpen defaultValue="2026-04-30" today="2026-04-03" />);
  await settle();
  const sheet = partOf('date-picker-panel');
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  const day = boxOf('[data-day="2026-04-30"]');
  expect(document.activeElement?.getBoundingClientRect()).toEqual(day);
  expect(day.bottom).toBeLessThanOrEqual(height);
  expect(day.bottom).toBeLessThanOrEqual(boxOf('[data-slot="date-picker-footer"]').top);
});

test.each(['ltr', 'rtl'])('a sheet scrolls its strip of times to the value, %s', async (dir) => {
  await page.viewport(360, 780);
  mount(
    <div dir={dir}>
      <DateTimePicker aria-label="Go" defaultOpen defaultValue="2026-04-08T17:30" now={now} />
    </div>,
  );
  await settle();
  const panel = partOf('date-time-picker-panel');
  expect(panel.scrollHeight).toBe(panel.clientHeight);
  const strip = boxOf('[role="listbox"]');
  const chosen = boxOf('[data-time="17:30"]');
  expect(chosen.left).toBeGreaterThan(strip.left);
  expect(chosen.right).toBeLessThan(strip.right);
});

test('a narrow range of weeks shows both texts', () => {
  const weeks = { from: '2026-W14', to: '2026-W17' };
  const { container } = mount(
    <PeriodRangePicker aria-label="Periods" unit="week" defaultValue={weeks} />,
  );
  container.style.inlineSize = '240px';
  for (const end of ['from', 'to']) {
    const input = partOf(`period-range-picker-${end}`);
    expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  }
});
