import { afterEach, expect, test, vi } from 'vitest';
import { Calendar, RangeCalendar } from '#src/components/calendar/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
afterEach(() => void vi.useRealTimers());

const boxOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
};

// Four, five and six weeks in a calendar whose weeks start on Monday.
test.each(['2027-02-15', '2026-04-15', '2026-08-15'])(
  'the device’s month replaces the server’s without a shift: %s',
  async (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) });
    for (const [slot, node] of [
      ['calendar', <Calendar key="1" locale="en-GB" />],
      ['calendar', <Calendar key="2" locale="en-GB" numberOfMonths={2} />],
      ['calendar', <RangeCalendar key="3" locale="en-GB" weekNumbers="iso" maxDays={9} />],
      ['period-calendar', <PeriodCalendar key="4" locale="en-GB" />],
    ] as const) {
      const holder = document.createElement('div');
      document.body.append(holder);
      holder.innerHTML = serverMarkup(node);
      const before = boxOf(partOf(slot, holder));
      const { unmount } = await hydrate(holder, node);
      await settle();
      const calendar = partOf(slot, holder);
      expect(calendar.querySelectorAll('[data-today]')).toHaveLength(1);
      expect(calendar.hasAttribute('data-pending')).toBe(false);
      expect(boxOf(calendar)).toEqual(before);
      unmount();
    }
  },
);
