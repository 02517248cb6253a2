import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Calendar,
  MultipleCalendar,
  PeriodCalendar,
  PeriodRangeCalendar,
  RangeCalendar,
} from '#src/components/calendar/index.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const error = vi.spyOn(console, 'error');

beforeEach(() => {
  forgetProblems();
  error.mockReset();
  error.mockImplementation(() => {});
});

/** Renders a widget with props that its types forbid, as plain JavaScript or bad data may pass them. */
function draw(widget: unknown, props: Readonly<Record<string, unknown>>): string {
  const known = { defaultMonth: '2026-04', today: '2026-04-15' };
  const calendar = widget === PeriodCalendar ? { today: '2026-04-15' } : known;
  return renderToString(createElement(widget as ComponentType<object>, { ...calendar, ...props }));
}

function reported(): string {
  return error.mock.calls.map(([text]) => String(text)).join('\n');
}

const broken = () => {
  throw new Error('no data yet');
};

describe('a prop of the wrong type is reported by name, and the calendar renders without it', () => {
  test.each([
    ['value', Calendar, { value: ['2026-04-03'] }],
    ['value', MultipleCalendar, { value: '2026-04-03' }],
    ['marks', Calendar, { marks: [null] }],
    ['marks', Calendar, { marks: {} }],
    ['marks', Calendar, { marks: [{ date: '2026-04-03', kind: 1 }] }],
    ['marks', Calendar, { marks: [{ date: '2026-04-03', kind: 1, label: null }] }],
    ['unavailable', Calendar, { unavailable: [null] }],
    ['unavailable', Calendar, { unavailable: {} }],
    ['unavailable', Calendar, { unavailable: broken }],
    ['unavailable', Calendar, { unavailable: async () => true }],
    ['unavailable', RangeCalendar, { unavailable: broken, allowUnavailableInside: false }],
    ['unavailable', PeriodCalendar, { unavailable: [null] }],
    ['unavailable', PeriodCalendar, { unavailable: broken }],
    ['unit', PeriodCalendar, { unit: 'decade' }],
    ['weekNumbers', PeriodCalendar, { unit: 'week', weekNumbers: 'us' }],
    ['minDays', RangeCalendar, { minDays: 5, maxDays: 3 }],
    ['minPeriods', PeriodRangeCalendar, { minPeriods: 5, maxPeriods: 3 }],
  ])('%s %#', (prop, widget, props) => {
    expect(draw(widget, props)).toContain('April');
    expect(reported()).toMatch(new RegExp(`^Tessera \\w+: \`${prop}\``));
  });

  test('null means no value', () => {
    expect(draw(Calendar, { unavailable: null, marks: null })).toContain('April 2026');
    expect(draw(MultipleCalendar, { value: null })).toContain('April 2026');
    expect(reported()).toBe('');
  });
});

describe('the calendar ends with the range of ISO dates', () => {
  test.each([
    ['9999-12', { months: 12 }],
    ['9999-12', { months: 3, weekNumbers: 'local', fixedWeeks: true, outsideDays: true }],
    ['9999-12', { months: 2, min: '9999-12-31' }],
    ['9999-11', { months: 3, weekNumbers: 'iso', firstDay: 5 }],
    ['0001-01', { weekNumbers: 'local', outsideDays: true, fixedWeeks: true }],
    ['0001-01', { weekNumbers: 'iso', firstDay: 2, max: '0001-01-01', months: 3 }],
  ])('%s with %o', (month, props) => {
    const html = draw(Calendar, { defaultMonth: month, ...props });
    expect(html).toContain(month === '0001-01' ? 'data-day="0001-01-01"' : 'data-day="9999-12-31"');
    expect(html).not.toMatch(/data-day="(?!\d{4}-)/);
  });
});
