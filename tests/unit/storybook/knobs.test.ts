import { expect, test } from 'vitest';
import { knobsOf } from '#stories/support/docs/knobs.ts';

function argType(control: string | false, rest: object = {}) {
  return { control: control === false ? (false as const) : { type: control as 'text' }, ...rest };
}

test('plain values are settings, with their options and their default', () => {
  const size = { options: ['sm', 'md'], table: { defaultValue: { summary: "'md'" } } };
  expect(
    knobsOf({
      size: { name: 'size', type: { name: 'string' }, ...argType('select', size) },
      max: { name: 'max', type: { name: 'number' }, ...argType('number') },
      disabled: { name: 'disabled', type: { name: 'boolean' }, ...argType('boolean') },
    }),
  ).toEqual([
    { name: 'size', kind: 'select', options: ['sm', 'md'], fallback: "'md'" },
    { name: 'max', kind: 'number', options: [], fallback: '' },
    { name: 'disabled', kind: 'switch', options: [], fallback: '' },
  ]);
});

test('a day is a date, a length named min is not, and a color is a color', () => {
  const text = { name: 'min', type: { name: 'string' as const } };
  const day = argType('text', { description: 'First day that can be picked.' });
  expect(knobsOf({ min: { ...text, ...day } })[0]?.kind).toBe('date');
  expect(knobsOf({ min: { ...text, ...argType('text') } })[0]?.kind).toBe('text');
  expect(knobsOf({ background: { ...text, ...argType('text') } })[0]?.kind).toBe('color');
});

test('state, names, objects and hidden rows are left out, and a default in words is not shown', () => {
  const text = { name: 'x', type: { name: 'string' as const }, ...argType('text') };
  const inWords = { table: { defaultValue: { summary: 'as the locale has it' } } };
  expect(
    knobsOf({
      value: text,
      defaultValue: text,
      open: { ...text, ...argType('boolean') },
      'aria-label': text,
      id: text,
      unavailable: { ...text, ...argType('object') },
      render: { ...text, ...argType(false) },
      hidden: { ...text, table: { disable: true } },
      firstDay: { ...text, ...argType('number', inWords) },
    }),
  ).toEqual([{ name: 'firstDay', kind: 'number', options: [], fallback: '' }]);
});
