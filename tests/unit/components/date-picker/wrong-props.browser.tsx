import { createElement, type ComponentType } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { openOnce } from '#tests/support/open-once.tsx';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();
beforeAll(() =>
  openOnce(
    <DatePicker aria-label="Once" defaultOpen />,
    <DateRangePicker aria-label="Once" defaultOpen />,
  ),
);

test.each([
  ['date-picker', DatePicker],
  ['date-range-picker', DateRangePicker],
])('an open %s renders its panel whatever a prop contains', async (slot, widget) => {
  for (const prop of [
    'value',
    'presets',
    'unavailable',
    'marks',
    'numberOfMonths',
    'month',
    'labels',
  ]) {
    for (const value of [null, 1, 'x', [null], [1], {}]) {
      const props = { defaultOpen: true, today: '2026-04-03', [prop]: value };
      const { unmount } = mount(createElement(widget as ComponentType<object>, props));
      expect(partOf(`${slot}-panel`).querySelector('[data-day]'), prop).not.toBeNull();
      unmount();
    }
  }
  await settle();
  // Reports are tested elsewhere; this tests only that nothing breaks.
  messages.length = 0;
});
