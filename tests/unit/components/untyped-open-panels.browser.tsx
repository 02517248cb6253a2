import { createElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker, DateRangePicker } from '#src/components/date-picker/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Code without types may pass anything, and the page around an open panel must survive, part of which loads when it
// opens. `untyped-props.test.tsx` holds what is closed, and conformance what is reported.
const messages = watchPage();

const values = [null, 1, 'x', true, {}, [null], [1], ['CH', null, 3, {}], () => 'CH'];

const ofDates = ['value', 'presets', 'unavailable', 'marks', 'numberOfMonths', 'month', 'labels'];
const ofCountries = ['value', 'countries', 'preferred', 'groupBy', 'showFlags', 'locale', 'labels'];

const cases = (
  [
    [DatePicker, '[data-slot="date-picker-panel"] [data-day]', ofDates],
    [DateRangePicker, '[data-slot="date-range-picker-panel"] [data-day]', ofDates],
    [CountrySelect, '[data-slot="country-select"]', ofCountries],
    [MultipleCountrySelect, '[data-slot="multiple-country-select"]', ofCountries],
  ] as const
).flatMap(([widget, part, props]) =>
  props.map((prop) => ({ name: widget.name, widget: widget as ComponentType<object>, part, prop })),
);

test.each(cases)('an open $name survives whatever `$prop` is', async ({ widget, part, prop }) => {
  for (const value of values) {
    forgetProblems();
    const props = { 'aria-label': 'Field', defaultOpen: true, today: '2026-04-03', [prop]: value };
    const { unmount } = mount(createElement(widget, props));
    await settle();
    await expect
      .poll(() => document.querySelector(part), { message: String(value) })
      .not.toBeNull();
    unmount();
  }
  messages.length = 0;
});
