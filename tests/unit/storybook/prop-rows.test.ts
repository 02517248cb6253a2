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
  const description = 'First month, `YYYY-MM`. Default: `2026-04`.';
  expect(rowOfProp({ description, tsType: { name: 'string' } })).toEqual({
    type: 'string',
    description: 'First month, `YYYY-MM`.',
    fallback: '2026-04',
  });
});

test('leaves a default that is not code in the text', () => {
  const description = 'First month. Default: that of the provider, or `en`.';
  expect(rowOfProp({ description })).toMatchObject({ description, fallback: '' });
});

test.each([
  ['((open: boolean) => void) | undefined', '(open: boolean) => void'],
  ['((a: A) => B) | ((b: B) => A)', '((a: A) => B) | ((b: B) => A)'],
  ['string | ((a: A) => B)', 'string | ((a: A) => B)'],
  ['(\n  a: A,\n  // lint: It is void.\n  b: B, /* last */\n) => void', '(a: A, b: B) => void'],
])('writes the type %j on one line', (raw, type) => {
  expect(rowOfProp({ tsType: { name: 'union', raw } }).type).toBe(type);
});

test('gives a prop that is passed to the element its type and a description, not those of the arg', () => {
  const children = { name: 'children', type: { name: 'object' as const, value: {} } };
  const own = { name: 'onClick', description: 'Called when the button is pressed.' };
  const component = { __docgenInfo: {} };
  const initialArgs = { children: {}, 'aria-label': 'Trips' };
  const argTypes = { children, onClick: own } as never;
  expect(spellOutProps({ argTypes, component, initialArgs })).toMatchObject({
    'aria-label': { table: { type: { summary: 'string' } } },
    children: {
      control: false,
      description: 'Content.',
      table: { type: { summary: 'ReactNode' } },
    },
    onClick: { ...own, table: { type: { summary: 'MouseEventHandler' } } },
  });
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

test('takes the value of a literal for its type', () => {
  expect(rowOfProp({ tsType: { name: 'literal', value: "'region'" } }).type).toBe("'region'");
});

test.each([
  ['string | null', { name: 'string' }],
  ['string | ReadonlyArray<string>', { name: 'string' }],
  ['number', { name: 'number' }],
  ['number | null', { name: 'number' }],
  ['boolean', { name: 'boolean' }],
  ["'sm' | 'md'", { name: 'enum', value: ['sm', 'md'] }],
  ['1 | 0.5', { name: 'enum', value: [1, 0.5] }],
  ["boolean | 'auto'", { name: 'enum', value: [true, false, 'auto'] }],
])('offers a control for %s', (raw, type) => {
  const [rows] = rowsOf({ raw: `${raw} | undefined` });
  expect(rows).toMatchObject({ type, table: { type: { summary: raw } } });
});

test.each(['ReadonlyArray<string>', '(date: string) => boolean | string', 'Partial<Labels>'])(
  'leaves the control for %s to Storybook',
  (raw) => {
    const [rows] = rowsOf({ raw });
    expect(rows?.type).toEqual({ name: 'other', value: 'x' });
    expect(rows).not.toHaveProperty('control');
  },
);

test('offers the values of a boolean that is not set', () => {
  expect(rowsOf({ raw: 'boolean | undefined' })[0]).toMatchObject({
    control: { type: 'inline-radio' },
    options: [true, false],
  });
});

test('offers a text field for a React node that is text, and none for markup', () => {
  const raw = 'ReactNode';
  expect(rowsOf({ raw }, 'Trips')[0]?.control).toEqual({ type: 'text' });
  expect(rowsOf({ raw }, { $$typeof: 1 })[0]?.control).toBe(false);
  expect(rowsOf({ raw }, 'Trips', { control: false })[0]?.control).toBe(false);
});

/** Rows of a prop with a type. */
function rowsOf({ raw }: { raw: string }, arg?: unknown, own: { control?: false } = {}) {
  const value = { description: 'Day.', tsType: { name: 'union', raw } };
  const argTypes = {
    value: { name: 'value', type: { name: 'other' as const, value: 'x' }, ...own },
  };
  const component = { __docgenInfo: { props: { value } } };
  return Object.values(spellOutProps({ argTypes, component, initialArgs: { value: arg } }));
}

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
