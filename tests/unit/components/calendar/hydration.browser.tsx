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

test.each([
  ['days', <Calendar key="1" defaultValue="2026-04-30" showOutsideDays numberOfMonths={2} />],
  [
    'days before which nothing is available',
    <Calendar key="2" today="2026-04-09" min="2027-02-03" />,
  ],
  ['weeks', <PeriodCalendar key="3" unit="week" defaultValue="2026-W14" />],
  ['quarters', <PeriodCalendar key="4" unit="quarter" today="2026-04-09" />],
  ['the first years', <PeriodCalendar key="5" unit="year" today="0003-04-09" />],
])(
  'a calendar of %s has one tab stop, from the server and after it was turned',
  async (_, node) => {
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = serverMarkup(node);
    const stops = () => holder.querySelectorAll('td[tabindex="0"]');
    expect(stops()).toHaveLength(1);
    await hydrate(holder, node);
    for (const turn of ['next', 'previous', 'previous', 'next'] as const) {
      partOf(`calendar-${turn}`).click();
      await settle();
      expect(stops()).toHaveLength(1);
    }
  },
);
