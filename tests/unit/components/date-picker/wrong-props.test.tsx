import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  Calendar,
  MultipleCalendar,
  PeriodCalendar,
  PeriodRangeCalendar,
  RangeCalendar,
} from '#src/components/calendar/index.ts';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  DateTimeRangePicker,
  MultipleDatePicker,
  PeriodPicker,
  PeriodRangePicker,
} from '#src/components/date-picker/index.ts';

// Reports are tested elsewhere; this tests only that nothing breaks.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const values = [null, 0, NaN, 'x', true, [], [null], [1], {}, () => ({})];
const usual = ['value', 'defaultValue', 'min', 'max', 'unavailable', 'today', 'locale', 'labels'];
const form = ['name', 'form', 'required', 'disabled', 'readOnly', 'invalid'];
const months = ['marks', 'month', 'defaultMonth', 'months', 'firstDay', 'weekNumbers'];
const rows = ['dayContent', 'fixedWeeks', 'outsideDays', 'autoFocus'];
const range = ['minDays', 'maxDays', 'allowUnavailableInside'];
const periods = ['unit', 'weekNumbers', 'autoFocus'];
const lengths = ['minPeriods', 'maxPeriods'];
const picker = ['open', 'defaultOpen', 'pivot', 'presets', 'defaultText'];
const times = ['now', 'timeZone', 'step', 'granularity', 'hourCycle', 'defaultTime', 'timeLabels'];

/** Widgets and the props that they read; props that are passed on to an element are up to React. */
const widgets: ReadonlyArray<readonly [string, unknown, readonly string[]]> = [
  ['Calendar', Calendar, [...usual, ...form, ...months, ...rows]],
  ['MultipleCalendar', MultipleCalendar, [...usual, ...form, ...months, ...rows, 'maxDays']],
  ['RangeCalendar', RangeCalendar, [...usual, ...form, ...months, ...rows, ...range]],
  ['PeriodCalendar', PeriodCalendar, [...usual, ...form, ...periods]],
  ['PeriodRangeCalendar', PeriodRangeCalendar, [...usual, ...form, ...periods, ...lengths]],
  ['PeriodPicker', PeriodPicker, [...usual, ...form, ...periods, ...picker]],
  ['PeriodRangePicker', PeriodRangePicker, [...usual, ...form, ...periods, ...picker, ...lengths]],
  ['DatePicker', DatePicker, [...usual, ...form, ...months, ...picker]],
  ['DateTimePicker', DateTimePicker, [...usual, ...form, ...months, ...picker, ...times]],
  ['DateTimeRangePicker', DateTimeRangePicker, [...usual, ...form, ...months, ...picker, ...times]],
  ['MultipleDatePicker', MultipleDatePicker, [...usual, ...form, ...months, ...picker, 'maxDays']],
  [
    'DateRangePicker',
    DateRangePicker,
    [...usual, ...form, ...months, ...picker, ...range, 'lengthIn'],
  ],
];

test.each(widgets)(
  '%s renders whatever a prop contains',
  (_name, widget, props) => {
    const crashes: string[] = [];
    for (const prop of props) {
      for (const value of values) {
        for (const known of [{}, { today: '2026-04-03', defaultText: 'tomorrow' }]) {
          const given = prop === 'defaultText' || !props.includes('defaultText') ? {} : known;
          try {
            const markup = renderToString(
              createElement(widget as ComponentType<object>, { ...given, [prop]: value }),
            );
            if (!markup.includes('data-slot')) crashes.push(`${prop}: nothing drawn`);
          } catch (error) {
            crashes.push(`${prop} of ${JSON.stringify(value) ?? 'a function'}: ${String(error)}`);
          }
        }
      }
    }
    expect(crashes).toEqual([]);
  },
  60_000,
);
