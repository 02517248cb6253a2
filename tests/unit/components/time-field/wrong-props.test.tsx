import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { TimeField } from '#src/components/time-field/index.ts';

// Reports are tested elsewhere; this tests only that nothing breaks.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const values = [null, 0, NaN, 'x', true, [], [null], [1], {}, () => ({})];
const props =
  'value defaultValue defaultText min max step now granularity hourCycle presets locale labels open defaultOpen name form required disabled readOnly invalid'.split(
    ' ',
  );

test.each(props)('renders whatever %s contains', (prop) => {
  for (const value of values) {
    const given = { now: '14:20', defaultValue: '09:30', [prop]: value };
    const markup = renderToString(createElement(TimeField as ComponentType<object>, given));
    expect(markup).toContain('data-slot="time-field"');
  }
});

test('a server renders no clock of its own', () => {
  vi.useFakeTimers({ now: new Date(2026, 3, 3, 12, 34) });
  expect(renderToString(<TimeField defaultText="now" />)).not.toContain('12:34');
  vi.useRealTimers();
});
