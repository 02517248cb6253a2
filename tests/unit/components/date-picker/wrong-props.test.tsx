import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as calendars from '#src/components/calendar/index.ts';
import * as pickers from '#src/components/date-picker/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { componentsOf } from '#tests/support/conformance/conformance-row.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => {
  error.mockReset();
  error.mockImplementation(() => {});
});

const components: Readonly<Record<string, unknown>> = { ...calendars, ...pickers, TimeField };
const names = componentsOf(components);
const draw = (name: string, given: object) =>
  renderToString(createElement(components[name] as ComponentType<object>, given));

const noText = names.filter((name) => !name.endsWith('Calendar') && !name.includes('Range'));
test.each(noText)('%s parses no word by the clock of the server', (name) => {
  vi.useFakeTimers({ now: new Date(2026, 3, 3, 12, 34) });
  const markup = draw(name, { defaultOpen: true, defaultText: 'now' });
  vi.useRealTimers();
  expect(markup).toContain('value="now"');
  expect(markup).not.toMatch(/2026|12:34|data-invalid|data-slot="calendar"|popover/);
});

test.each([
  ['9999-12', { numberOfMonths: 12 }],
  ['9999-12', { numberOfMonths: 3, weekNumbers: 'local', fixedWeeks: true, showOutsideDays: true }],
  ['9999-12', { numberOfMonths: 2, min: '9999-12-31' }],
  ['9999-11', { numberOfMonths: 3, weekNumbers: 'iso', firstDayOfWeek: 5 }],
  ['0001-01', { weekNumbers: 'local', showOutsideDays: true, fixedWeeks: true }],
  ['0001-01', { weekNumbers: 'iso', firstDayOfWeek: 2, max: '0001-01-01', numberOfMonths: 3 }],
])('a calendar ends with the range of ISO dates: %s with %o', (month, given) => {
  const html = draw('Calendar', { today: '2026-04-15', defaultMonth: month, ...given });
  expect(html).toContain(month === '0001-01' ? 'data-day="0001-01-01"' : 'data-day="9999-12-31"');
  expect(html).not.toMatch(/data-day="(?!\d{4}-)/);
});

test('null is no value, which is not reported', () => {
  draw('Calendar', { unavailable: null, marks: null });
  draw('MultipleCalendar', { value: null });
  expect(error).not.toHaveBeenCalled();
});
