import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker, DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, part, submit, type } from './form-page.tsx';

watchPage();

const submitted = vi.fn();

beforeEach(() => void submitted.mockClear());

type Row = (name: string) => ReactNode;

/** Form with one row for each key, and buttons that set the keys. */
function Rows({ row, then, defaults }: { row: Row; then: string; defaults?: object }) {
  const [keys, setKeys] = useState('abc');
  return (
    <Form onSubmit={submitted} defaultValues={defaults}>
      {[...keys].map((key, index) => (
        <fieldset key={key} data-row={key}>
          {row(`lines[${index}].text`)}
        </fieldset>
      ))}
      <button>Send</button>
      <button type="button" onClick={() => setKeys(then)}>
        Change
      </button>
    </Form>
  );
}

async function change() {
  part('button[type="button"]').click();
  await settle();
}

const sent = () => {
  const values = submitted.mock.lastCall?.[0] as { lines?: Array<{ text: unknown }> } | undefined;
  return values?.lines?.map(({ text }) => text ?? '');
};

function Controlled({ name }: { name: string }) {
  const [text, setText] = useState('');
  return (
    <Field name={name} label="Text">
      <TextInput value={text} onValueChange={setText} />
    </Field>
  );
}

const kinds: ReadonlyArray<readonly [string, Row]> = [
  [
    'a native input',
    (name) => (
      <Field name={name} label="Text">
        <input />
      </Field>
    ),
  ],
  [
    'a text input',
    (name) => (
      <Field name={name} label="Text">
        <TextInput />
      </Field>
    ),
  ],
  ['a controlled text input', (name) => <Controlled name={name} />],
  [
    'a function',
    (name) => (
      <Field<string> name={name} label="Text">
        {({ value = '', onValueChange, onBlur }) => (
          <input
            value={value}
            onBlur={onBlur}
            onChange={({ target }) => onValueChange(target.value)}
          />
        )}
      </Field>
    ),
  ],
];

const changes: ReadonlyArray<readonly [string, string, readonly string[]]> = [
  ['the first row is removed', 'bc', ['two', 'three']],
  ['a row between is removed', 'ac', ['one', 'three']],
  ['rows change places', 'cab', ['three', 'one', 'two']],
  ['a row is inserted above', 'dabc', ['', 'one', 'two', 'three']],
];

for (const [kind, row] of kinds) {
  test.each(changes)(`${kind} keeps its text when %s`, async (_, then, texts) => {
    mount(<Rows row={row} then={then} />);
    for (const [key, text] of [
      ['a', 'one'],
      ['b', 'two'],
      ['c', 'three'],
    ] as const) {
      await type(`[data-row="${key}"] input`, text);
    }
    await change();
    const inputs = [...document.querySelectorAll('input')];
    expect(inputs.map(({ value }) => value)).toEqual(texts);
    await submit();
    expect(sent()).toEqual(texts);
  });
}

test.each(changes)('a row keeps its default value when %s', async (_, then, texts) => {
  const defaults = { lines: [{ text: 'one' }, { text: 'two' }, { text: 'three' }] };
  const row: Row = (name) => (
    <Field name={name} label="Text">
      <TextInput />
    </Field>
  );
  mount(<Rows row={row} then={then} defaults={defaults} />);
  await change();
  await submit();
  // A new row takes the default of its place.
  expect(sent()).toEqual(texts.map((text) => text || 'one'));
});

test.each(changes)('radio buttons of a row stay checked when %s', async (_, then, texts) => {
  const row: Row = (name) => (
    <Field name={name} label="Text">
      <div>
        {['one', 'two', 'three'].map((text) => (
          <input key={text} type="radio" name={name} value={text} aria-label={text} />
        ))}
      </div>
    </Field>
  );
  mount(<Rows row={row} then={then} />);
  part('[data-row="a"] [value="one"]').click();
  part('[data-row="b"] [value="two"]').click();
  part('[data-row="c"] [value="three"]').click();
  await change();
  await submit();
  expect(sent()).toEqual(texts);
});

test('errors and focus stay with their row', async () => {
  const row: Row = (name) => (
    <Field name={name} label="Text" rules="minLength:3">
      <input />
    </Field>
  );
  mount(<Rows row={row} then="cb" />);
  await type('[data-row="b"] input', 'x');
  await leave();
  expect(errors()).toHaveLength(1);
  const focused = part('[data-row="c"] input');
  focused.focus();
  await change();
  expect(document.activeElement).toBe(focused);
  expect(part('[data-row="b"] [data-slot="field-error"]').textContent).toMatch(/at least 3/);
  await submit();
  expect(errors()).toHaveLength(1);
  expect(document.activeElement).toBe(part('[data-row="b"] input'));
});

test('another field in the same place does not take over what was typed', async () => {
  function Page() {
    const [isCompany, setCompany] = useState(false);
    return (
      <Form onSubmit={submitted}>
        <Field name={isCompany ? 'vat' : 'birthday'} label="Text">
          <input />
        </Field>
        <button>Send</button>
        <button type="button" onClick={() => setCompany(true)}>
          Change
        </button>
      </Form>
    );
  }
  mount(<Page />);
  await type('input', 'one');
  await change();
  await submit();
  expect(submitted.mock.lastCall?.[0]).toEqual({ vat: '' });
});

test('A widget is validated on blur, not when focus moves between its parts', async () => {
  mount(
    <Form>
      <Field name="stay" label="Stay" rules={[{ code: 'never', params: {}, check: () => false }]}>
        <DateRangePicker today="2026-04-03" />
      </Field>
      <button>Send</button>
    </Form>,
  );
  const [from, to] = document.querySelectorAll<HTMLElement>('[data-slot="field"] [type="text"]');
  from?.focus();
  await userEvent.keyboard('04/16/2026');
  await userEvent.tab();
  await userEvent.keyboard('04/19/2026');
  await settle();
  expect(document.activeElement).toBe(to);
  expect(errors()).toEqual([]);
  document.querySelector<HTMLElement>('button:not([type])')?.focus();
  await settle();
  expect(errors()).toHaveLength(1);
});

test('the hint of a date gives way to the error', async () => {
  mount(
    <Form errors={{ day: 'Hm.' }}>
      <Field name="day" label="Day" data-name="day">
        <DatePicker today="2026-04-03" />
      </Field>
    </Form>,
  );
  await settle();
  part('[data-name="day"] input').focus();
  await settle();
  expect(part('[data-slot="date-picker-message"]').checkVisibility()).toBe(false);
});
