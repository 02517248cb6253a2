import { useState, type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  DateTimeRangePicker,
  Field,
  Form,
  MultipleDatePicker,
  PeriodPicker,
  PeriodRangePicker,
  TimeField,
  useForm,
  type FormHandle,
} from '#src/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

interface Row {
  name: string;
  Picker: ComponentType<Record<string, unknown>>;
  props: object;
  /** Texts of the fields, and their value. */
  texts: readonly string[];
  value: unknown;
  /** Value of no text. */
  empty: null | readonly string[];
}

function row<Props extends object>(
  name: string,
  Picker: ComponentType<Props>,
  {
    props,
    texts,
    value,
    empty = null,
  }: Omit<Row, 'name' | 'Picker' | 'empty'> & { props: Props } & {
    empty?: Row['empty'];
  },
): Row {
  return { name, Picker: Picker as Row['Picker'], props, texts, value, empty };
}

const day = { today: '2026-04-08', 'aria-label': 'When' };
const clock = { now: '2026-04-08T12:00', 'aria-label': 'When' };

const rows: readonly Row[] = [
  row('DatePicker', DatePicker, { props: day, texts: ['4/9/2026'], value: '2026-04-09' }),
  row('DateRangePicker', DateRangePicker, {
    props: day,
    texts: ['4/9/2026', '4/11/2026'],
    value: { from: '2026-04-09', to: '2026-04-11' },
  }),
  row('MultipleDatePicker', MultipleDatePicker, {
    props: day,
    texts: ['4/9/2026; 4/11/2026'],
    value: ['2026-04-09', '2026-04-11'],
    empty: [],
  }),
  row('DateTimePicker', DateTimePicker, {
    props: clock,
    texts: ['4/9/2026 10:00'],
    value: '2026-04-09T10:00',
  }),
  row('DateTimeRangePicker', DateTimeRangePicker, {
    props: clock,
    texts: ['4/9/2026 10:00', '4/9/2026 18:00'],
    value: { from: '2026-04-09T10:00', to: '2026-04-09T18:00' },
  }),
  row('PeriodPicker', PeriodPicker, { props: day, texts: ['May 2026'], value: '2026-05' }),
  row('PeriodRangePicker', PeriodRangePicker, {
    props: day,
    texts: ['May 2026', 'June 2026'],
    value: { from: '2026-05', to: '2026-06' },
  }),
  row('TimeField', TimeField, {
    props: { now: '12:00', 'aria-label': 'When' },
    texts: ['9:30'],
    value: '09:30',
  }),
];

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];
const texts = () => inputs().map((input) => input.value);
const isMarked = () => document.querySelector('input[aria-invalid=true]') !== null;

async function typeAll(words: readonly string[]) {
  for (const [index, input] of inputs().entries()) {
    input.focus();
    await userEvent.keyboard(words[index] ?? '');
  }
}

const press = (name: string) =>
  userEvent.click(
    [...document.querySelectorAll('button')].find((each) => each.textContent === name)!,
  );

describe.each(rows)('$name', ({ Picker, props, texts: words, value, empty }) => {
  const garbage = inputsOf(words, 'no date');
  const nothing = inputsOf(words, '');

  test('text that is being typed is submitted by a script', async () => {
    const entries: unknown[] = [];
    const { container } = mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          entries.push(...new FormData(event.currentTarget).values());
        }}
      >
        <Picker {...props} name="when" />
      </form>,
    );
    await typeAll(words);
    container.querySelector('form')?.requestSubmit();
    expect(entries).toEqual(typeof value === 'string' ? [value] : Object.values(value as object));
  });

  test('text that is being typed is submitted through the handle of the form', async () => {
    const submitted = vi.fn();
    const handle: { form?: FormHandle } = {};
    function Page() {
      const form = useForm();
      handle.form = form;
      return (
        <Form form={form} onSubmit={(values) => submitted(values)}>
          <Field name="when" label="When" rules="required">
            <Picker {...props} />
          </Field>
        </Form>
      );
    }
    mount(<Page />);
    await typeAll(words);
    handle.form?.submit();
    await settle();
    expect(submitted.mock.calls).toEqual([[{ when: value }]]);
  });

  test('unreadable text stays when the parent renders, and goes when the parent sets nothing', async () => {
    function Page() {
      const [set, setSet] = useState<unknown>(empty);
      const [renders, setRenders] = useState(0);
      return (
        <>
          <Picker {...props} value={set} onValueChange={setSet} />
          <button type="button" onClick={() => setSet(empty && [])}>
            Clear filters
          </button>
          <button type="button" onClick={() => setRenders(renders + 1)}>
            Render
          </button>
        </>
      );
    }
    mount(<Page />);
    for (let time = 0; time < 2; time += 1) {
      await typeAll(garbage);
      await press('Render');
      expect(texts()).toEqual(garbage);
      expect(isMarked()).toBe(true);
      await press('Clear filters');
      expect(texts()).toEqual(nothing);
      expect(isMarked()).toBe(false);
    }
  });

  test('text stays while a parent without the value of unreadable text renders', async () => {
    function Page() {
      const [set, setSet] = useState<unknown>(value);
      return (
        <Picker
          {...props}
          value={typeof set === 'string' ? set || null : structuredClone(set)}
          onValueChange={setSet}
        />
      );
    }
    mount(<Page />);
    for (const input of inputs()) await userEvent.fill(input, 'no date');
    inputs()[0]?.focus();
    await settle();
    expect(texts()).toEqual(garbage);
  });

  test('a value that the form sets replaces unreadable text, and text that is being typed', async () => {
    const handle: { form?: FormHandle } = {};
    function Page() {
      const form = useForm();
      handle.form = form;
      return (
        <Form form={form}>
          <Field name="when" label="When" rules="required">
            <Picker {...props} />
          </Field>
          <button type="button">Elsewhere</button>
        </Form>
      );
    }
    mount(<Page />);
    await typeAll(garbage);
    handle.form?.set('when', empty);
    await settle();
    expect(texts()).toEqual(nothing);
    await typeAll(garbage);
    await press('Elsewhere');
    expect(document.querySelector('[data-slot="field-error"]')).toBe(null);
    handle.form?.set('when', empty);
    await settle();
    expect(texts()).toEqual(nothing);
    await typeAll(garbage);
    handle.form?.reset();
    await settle();
    expect(texts()).toEqual(nothing);
  });

  test('a picker that is disabled while it is open stays closed when it is enabled', async () => {
    const changed = vi.fn();
    const picker = (disabled: boolean) => (
      <Picker {...props} disabled={disabled} onOpenChange={changed} />
    );
    const { rerender } = mount(picker(false));
    await userEvent.click(document.querySelector('[data-slot$="-trigger"]')!);
    expect(document.querySelector('[data-open]')).not.toBe(null);
    rerender(picker(true));
    expect(document.querySelector('[data-open]')).toBe(null);
    rerender(picker(false));
    await settle();
    expect(document.querySelector('[data-open]')).toBe(null);
    await userEvent.click(document.querySelector('[data-slot$="-trigger"]')!);
    expect(document.querySelector('[data-open]')).not.toBe(null);
    expect(changed.mock.calls.map(([open]) => open as boolean)).toEqual([true, true]);
  });
});

function inputsOf(words: readonly string[], text: string): string[] {
  return words.map(() => text);
}

describe.each(rows.filter(({ texts: words }) => words.length > 1))(
  '$name',
  ({ Picker, props, texts: words, value }) => {
    test.each([
      [0, 'From'],
      [1, 'To'],
    ])('text of field %i (%s) stays when the other field is committed', async (wrong) => {
      const reported = vi.fn();
      mount(<Picker {...props} onValueChange={reported} />);
      const [bad, good] = [inputs()[wrong], inputs()[1 - wrong]];
      await userEvent.fill(bad!, 'no date');
      await userEvent.fill(good!, words[1 - wrong] ?? '');
      good?.blur();
      await settle();
      expect(bad?.value).toBe('no date');
      expect(bad?.getAttribute('aria-invalid')).toBe('true');
      expect(document.querySelector('[data-kind=error]')).not.toBe(null);
      const ends = Object.entries(value as object).map(([end, date], index) => [
        end,
        index === wrong ? '' : (date as unknown),
      ]);
      expect(reported.mock.lastCall?.[0]).toEqual(Object.fromEntries(ends));
      await userEvent.fill(bad!, words[wrong] ?? '');
      bad?.blur();
      await settle();
      expect(reported.mock.lastCall?.[0]).toEqual(value);
    });

    test.each([
      [0, 'The end is missing.'],
      [1, 'The start is missing.'],
    ])('with only field %i, a form says that %s', async (index, message) => {
      const submitted = vi.fn();
      const handle: { form?: FormHandle } = {};
      function Page({ rules }: { rules?: string }) {
        const form = useForm();
        handle.form = form;
        return (
          <Form form={form} onSubmit={(values) => submitted(values)}>
            <Field name="when" label="When" {...(rules && { rules })}>
              <Picker {...props} />
            </Field>
          </Form>
        );
      }
      for (const page of [<Page key="a" />, <Page key="b" rules="required" />]) {
        const { unmount } = mount(page);
        await userEvent.fill(inputs()[index]!, words[index] ?? '');
        handle.form?.submit();
        await settle();
        expect(document.querySelector('[data-slot="field-error"]')?.textContent).toBe(message);
        unmount();
      }
      expect(submitted).not.toHaveBeenCalled();
    });
  },
);

test('a date without its time stays beside a committed end', async () => {
  mount(<DateTimeRangePicker {...clock} />);
  const [from, to] = inputs();
  await userEvent.fill(from!, '4/9/2026');
  await userEvent.fill(to!, '4/9/2026 18:00');
  to?.blur();
  await settle();
  expect(from?.value).toBe('4/9/2026');
  expect(from?.getAttribute('aria-invalid')).toBe('true');
});
