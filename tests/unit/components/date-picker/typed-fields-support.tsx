import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
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
import { mount, type Mounted } from '#tests/support/render.tsx';

/** A component whose text is parsed. */
export interface Row {
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
/** Props of a date-time picker. */
export const clock = { now: '2026-04-08T12:00', 'aria-label': 'When' };

/** All components whose text is parsed. */
export const rows: readonly Row[] = [
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

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Text fields on the page. */
export const inputs = () => all('input[type=text]') as HTMLInputElement[];

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('It is not on the page.');
  return item;
}

/** Text field with an index. */
export const inputAt = (index: number) => found(inputs()[index]);

/** Types into each text field. */
export async function typeAll(words: readonly string[]) {
  for (const [index, input] of inputs().entries()) {
    input.focus();
    await userEvent.keyboard(words[index] ?? '');
  }
}

/** Clicks the button with a text. */
export const press = (name: string) =>
  userEvent.click(found(all('button').find((each) => each.textContent === name)));

/** Clicks the button that opens the panel. */
export const pressTrigger = () => userEvent.click(found(all('[data-slot$="-trigger"]')[0]));

interface FormPageProps {
  rules?: string | undefined;
  onSubmit?: (values: unknown) => void;
  onForm: (form: FormHandle) => void;
  children: ReactNode;
}

function FormPage({ rules, onSubmit, onForm, children }: FormPageProps) {
  const form = useForm();
  useLayoutEffect(() => {
    onForm(form);
  }, [form, onForm]);
  return (
    <Form form={form} onSubmit={(values) => onSubmit?.(values)}>
      <Field name="when" label="When" {...(rules && { rules })}>
        {children}
      </Field>
      <button type="button">Elsewhere</button>
    </Form>
  );
}

/** Renders a control into a field of a form, and returns the handle of the form. */
export function mountForm(
  control: ReactNode,
  props: Pick<FormPageProps, 'rules' | 'onSubmit'> = {},
): Mounted & { form: FormHandle } {
  let form: FormHandle | undefined;
  const page = mount(
    <FormPage {...props} onForm={(handle) => void (form = handle)}>
      {control}
    </FormPage>,
  );
  return { ...page, form: found(form) };
}
