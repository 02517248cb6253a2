import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Calendar } from '#src/components/calendar/calendar.tsx';
import { MultipleCalendar } from '#src/components/calendar/multiple-calendar.tsx';
import { RangeCalendar } from '#src/components/calendar/range-calendar.tsx';
import { PeriodCalendar } from '#src/components/period-calendar/period-calendar.tsx';
import { PeriodRangeCalendar } from '#src/components/period-calendar/period-range-calendar.tsx';

/** Days and periods in the markup that a server sends which the Tab key reaches. */
function tabStops(calendar: ReactElement): string[] {
  const cells = renderToStaticMarkup(calendar).match(/<td [^>]*tabindex="0"[^>]*>/gi) ?? [];
  return cells.map((cell) => /data-(?:day|period)="([^"]*)"/.exec(cell)?.[1] ?? cell);
}

const today = '2026-04-15';

test.each([
  { stop: '2026-05-20', calendar: <Calendar today={today} defaultValue="2026-05-20" /> },
  { stop: '2026-04-15', calendar: <Calendar today={today} /> },
  {
    stop: '2026-07-01',
    calendar: <Calendar today={today} month="2026-07" defaultValue="2026-05-20" />,
  },
  {
    stop: '2026-07-09',
    calendar: <Calendar today={today} defaultMonth="2026-07" min="2026-07-09" />,
  },
  {
    stop: '2026-05-01',
    calendar: <Calendar defaultValue="2026-05-01" showOutsideDays numberOfMonths={3} />,
  },
  {
    stop: '2026-04-02',
    calendar: <MultipleCalendar today={today} defaultValue={['2026-04-20', '2026-04-02']} />,
  },
  {
    stop: '2026-05-20',
    calendar: <RangeCalendar defaultValue={{ from: '2026-05-20', to: '2026-06-02' }} />,
  },
  { stop: '2026-02', calendar: <PeriodCalendar today={today} defaultValue="2026-02" /> },
  { stop: '2026-04', calendar: <PeriodCalendar today={today} /> },
  { stop: '2026-W14', calendar: <PeriodCalendar unit="week" defaultValue="2026-W14" /> },
  {
    stop: '2026-Q2',
    calendar: <PeriodRangeCalendar unit="quarter" defaultValue={{ from: '2026-Q2', to: null }} />,
  },
])('the server’s markup has one tab stop: $stop', ({ stop, calendar }) => {
  expect(tabStops(calendar)).toEqual([stop]);
});

test('without a date, and where nothing can be changed, there is none', () => {
  for (const calendar of [
    <Calendar key="pending" />,
    <Calendar key="disabled" disabled defaultValue="2026-05-20" />,
    <PeriodCalendar key="periods" disabled defaultValue="2026-05" />,
  ]) {
    expect(tabStops(calendar)).toEqual([]);
  }
});
