import { expect, test } from 'vitest';
import { rowOfProp, spellOutProps } from '#.storybook/docs/prop-rows.ts';

test('spells out a union and takes the default of the parameter', () => {
  const row = rowOfProp({
    description: 'Height. Default: `md`.',
    tsType: { name: 'union', raw: "| 'sm'\n  | 'md'" },
    defaultValue: { value: "'md'" },
  });
  expect(row).toEqual({ type: "'sm' | 'md'", description: 'Height.', fallback: "'md'" });
});

test('takes the default from the closing sentence if no parameter has one', () => {
  const description = 'First month, `YYYY-MM`. Default: that of the value, else that of today.';
  expect(rowOfProp({ description, tsType: { name: 'string' } })).toEqual({
    type: 'string',
    description: 'First month, `YYYY-MM`.',
    fallback: 'that of the value, else that of today',
  });
});

test('keeps a decimal point in a default', () => {
  const description = 'Step. Default: 0.5.';
  expect(rowOfProp({ description, tsType: { name: 'number' } }).fallback).toBe('0.5');
});

test('omits an undescribed attribute of the root element', () => {
  const component = { __docgenInfo: { props: { type: { defaultValue: { value: "'button'" } } } } };
  const argTypes = { type: { name: 'type', type: { name: 'string' as const } } };
  expect(spellOutProps({ argTypes, component }).type?.table).toEqual({ disable: true });
});

test('does not change a story without documented props', () => {
  const argTypes = { children: { name: 'children', type: { name: 'string' as const } } };
  expect(spellOutProps({ argTypes, component: undefined })).toEqual(argTypes);
});

test('offers a text field for an optional text', () => {
  const value = { description: 'Day.', tsType: { name: 'union', raw: 'string | null' } };
  const argTypes = { value: { name: 'value', type: { name: 'other' as const, value: 'union' } } };
  const component = { __docgenInfo: { props: { value } } };
  expect(spellOutProps({ argTypes, component }).value).toMatchObject({
    control: { type: 'text' },
    type: { name: 'string' },
    table: { type: { summary: 'string | null' } },
  });
});

test('starts with the value and ends with what only the story adds', () => {
  const declared = ['open', 'onValueChange', 'value', 'defaultValue'];
  const props = Object.fromEntries(
    declared.map((name) => [name, { description: 'Words.', tsType: { name: 'string' } }]),
  );
  const argTypes = Object.fromEntries(
    ['aria-label', ...declared].map((name) => [name, { name, type: { name: 'string' as const } }]),
  );
  const rows = spellOutProps({ argTypes, component: { __docgenInfo: { props } } });
  expect(Object.keys(rows)).toEqual([
    'value',
    'defaultValue',
    'onValueChange',
    'open',
    'aria-label',
  ]);
});
