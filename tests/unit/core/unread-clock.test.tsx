import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Calendar, MultipleCalendar, RangeCalendar } from '#src/components/calendar/index.ts';
import { DatePicker, DateRangePicker, useToday } from '#src/components/date-picker/index.ts';
import { DateTimePicker } from '#src/components/date-time-picker/index.ts';
import { PeriodCalendar } from '#src/components/period-calendar/index.ts';
import { PeriodPicker, PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';

// Next.js with cache components rejects a page whose components read the clock while they render.
beforeEach(() => {
  const RealDate = Date;
  vi.stubGlobal(
    'Date',
    class extends RealDate {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) throw new Error('The clock was read.');
        super(...parts);
      }
      static override now(): number {
        throw new Error('The clock was read.');
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

function Arrival() {
  return <DatePicker min={useToday() ?? undefined} />;
}

test.each([
  ['Calendar', <Calendar key="1" />],
  ['Calendar with two months', <Calendar key="2" numberOfMonths={2} />],
  ['MultipleCalendar', <MultipleCalendar key="3" defaultValue={['2026-04-03']} />],
  ['RangeCalendar', <RangeCalendar key="4" defaultValue={{ from: '2026-04-03', to: null }} />],
  ['PeriodCalendar', <PeriodCalendar key="5" unit="quarter" />],
  ['DatePicker', <DatePicker key="6" defaultText="tomorrow" defaultOpen />],
  ['DateRangePicker', <DateRangePicker key="7" defaultText={{ from: 'today' }} defaultOpen />],
  ['PeriodPicker', <PeriodPicker key="9" unit="week" defaultText="this week" defaultOpen />],
  [
    'PeriodRangePicker',
    <PeriodRangePicker key="10" defaultText={{ from: 'next month' }} defaultOpen />,
  ],
  ['TimeField', <TimeField key="8" defaultText="now" defaultOpen />],
  [
    'DateTimePicker',
    <DateTimePicker key="11" timeZone="Asia/Tokyo" defaultText="now" defaultOpen />,
  ],
  ['DatePicker that starts at useToday', <Arrival key="12" />],
])('%s renders without reading the clock', (_name, widget) => {
  expect(renderToString(widget)).toContain('data-slot=');
});

test.each([
  ['a day', <Calendar key="1" today="2026-04-03" />, /data-day="2026-04-03"[^>]*data-today/],
  ['a month', <PeriodCalendar key="2" today="2026-04-03" />, /"2026-04"[^>]*data-today/],
  [
    'a typed word',
    <DatePicker key="3" name="day" today="2026-04-03" defaultText="tomorrow" />,
    /Saturday, April 4, 2026/,
  ],
])('`today` marks %s in the server’s markup', (_name, widget, markup) => {
  expect(renderToString(widget)).toMatch(markup);
});

test('`now` is the time of a typed word in the server’s markup', () => {
  expect(renderToString(<TimeField now="14:20" defaultText="+2h" />)).toContain('4:20 PM');
});
