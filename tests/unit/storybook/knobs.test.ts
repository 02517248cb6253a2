import { expect, test } from 'vitest';
import { knobsOf, textOfKnob, valueOfText } from '#stories/support/docs/knobs.ts';

function argType(control: string | false, rest: object = {}) {
  return { control: control === false ? (false as const) : { type: control as 'text' }, ...rest };
}

test('plain values are settings, with their options and their default', () => {
  const size = { options: ['sm', 'md'], table: { defaultValue: { summary: "'md'" } } };
  expect(
    knobsOf(
      {
        size: { name: 'size', type: { name: 'string' }, ...argType('select', size) },
        max: { name: 'max', type: { name: 'number' }, ...argType('number') },
        disabled: { name: 'disabled', type: { name: 'boolean' }, ...argType('boolean') },
      },
      {},
    ),
  ).toEqual([
    { name: 'size', kind: 'select', options: ['sm', 'md'], labels: {}, fallback: "'md'" },
    { name: 'max', kind: 'number', options: [], labels: {}, fallback: '' },
    { name: 'disabled', kind: 'switch', options: [], labels: {}, fallback: '' },
  ]);
});

test('a day is a date, a length named min is not, and a color is a color', () => {
  const text = { name: 'min', type: { name: 'string' as const } };
  const day = argType('text', { description: 'First available day, `YYYY-MM-DD`.' });
  expect(knobsOf({ min: { ...text, ...day } }, {})[0]?.kind).toBe('date');
  expect(knobsOf({ min: { ...text, ...argType('text') } }, {})[0]?.kind).toBe('text');
  expect(knobsOf({ background: { ...text, ...argType('text') } }, {})[0]?.kind).toBe('color');
});

test('state, names, objects and hidden rows are left out, and a default in words is not shown', () => {
  const text = { name: 'x', type: { name: 'string' as const }, ...argType('text') };
  const inWords = { table: { defaultValue: { summary: 'as the locale has it' } } };
  expect(
    knobsOf(
      {
        value: text,
        defaultValue: text,
        open: { ...text, ...argType('boolean') },
        'aria-label': text,
        id: text,
        unavailable: { ...text, ...argType('object') },
        render: { ...text, ...argType(false) },
        hidden: { ...text, table: { disable: true } },
        firstDay: { ...text, ...argType('number', inWords) },
      },
      {},
    ),
  ).toEqual([{ name: 'firstDay', kind: 'number', options: [], labels: {}, fallback: '' }]);
});

test('what a story gives is a setting: a value, whether it is open, and a list of numbers', () => {
  const text = { name: 'x', type: { name: 'string' as const } };
  const knobs = knobsOf(
    {
      value: { ...text, ...argType('number') },
      open: { ...text, ...argType('boolean') },
      counts: { ...text, ...argType('object') },
    },
    { value: 65, open: true, counts: [4, 2] },
  );
  expect(knobs.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'value number',
    'open switch',
    'counts numbers',
  ]);
});

test('a month is no day', () => {
  const month = argType('text', {
    description: 'First available period, or a day in it.',
  });
  const min = { name: 'min', type: { name: 'string' as const }, ...month };
  expect(knobsOf({ min }, {})[0]?.kind).toBe('text');
});

test.each([
  ['text', ' ', undefined],
  ['text', '2026-05', '2026-05'],
  ['color', 'oklch(0.7 0.1 200 / 50%)', 'oklch(0.7 0.1 200 / 50%)'],
  ['number', '2.5', 2.5],
  ['numbers', '4, 2,9', [4, 2, 9]],
  ['numbers', '4, x', undefined],
] as const)('Typed as %s, %j is the value %j', (kind, typed, value) => {
  expect(valueOfText(kind, typed)).toEqual(value);
  if (value !== undefined && kind !== 'numbers') expect(textOfKnob(value)).toBe(typed);
});
