import { useLayoutEffect, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form, useForm, type FormHandle } from '#src/components/field/index.ts';
import { entriesOf } from '../elements.ts';
import { hydrate, mount, serverMarkup, settle } from '../render.tsx';
import type { InputRow, ParsedRow, Props, WidgetRow } from '../widget-row.ts';

/** Row of a widget that parses text. */
export type ParsingRow = WidgetRow & { input: InputRow & { parsed: ParsedRow } };

/** Whether a widget parses text. */
export function isParsing(row: WidgetRow): row is ParsingRow {
  return row.input?.parsed !== undefined;
}

const unreadable = 'no date';
/** Whether the panel or list of the widget is open. */
export const isOpen = () => document.querySelector('[data-open]') !== null;

/** Text fields of the page. */
export const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=text]')];
/** Texts of the fields. */
export const textsNow = () => fields().map((field) => field.value);
const isMarked = () => document.querySelector('input[aria-invalid=true]') !== null;
const errorOfField = () => document.querySelector('[data-slot="field-error"]')?.textContent;

/** Returns one of the fields. */
export function fieldAt(index: number): HTMLInputElement {
  const field = fields()[index];
  if (!field) throw new Error(`There is no text field ${index}.`);
  return field;
}

/** Clicks the first element of a selector. */
export function press(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return userEvent.click(element);
}

/** Enters a text into each field, at once and without the pace of a keyboard; the last one keeps focus. */
export function enterAll(texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    fieldAt(index).focus();
    fieldAt(index).select();
    document.execCommand('insertText', false, text);
  }
}

/** Leaves the field that has focus for a button, and presses that. */
export async function leaveFor(id: string): Promise<void> {
  const button = document.getElementById(id);
  if (!button) throw new Error(`Nothing on the page is #${id}.`);
  button.focus();
  button.click();
  await settle();
}

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
      <Field name="it" label="It" {...(rules && { rules })}>
        {children}
      </Field>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </Form>
  );
}

/** Renders a control into the field `it` of a form, and returns the handle of the form. */
function mountForm(control: ReactNode, props: Pick<FormPageProps, 'rules' | 'onSubmit'> = {}) {
  let form: FormHandle | undefined;
  const page = mount(
    <FormPage {...props} onForm={(handle) => void (form = handle)}>
      {control}
    </FormPage>,
  );
  if (!form) throw new Error('The form has no handle.');
  return { ...page, form };
}

/** Renders the server's markup, enters the texts, and hydrates the same elements; returns the form. */
async function hydrateWith(node: ReactNode, texts: readonly string[]): Promise<HTMLFormElement> {
  const page = <form>{node}</form>;
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = serverMarkup(page);
  for (const [index, text] of texts.entries()) fieldAt(index).value = text;
  await hydrate(holder, page);
  await settle();
  return holder.querySelector('form') ?? document.createElement('form');
}

/** Tests when unreadable text stays, and when it goes. */
export function testParsed({ render, input: { name, empty, parsed } }: ParsingRow): void {
  const { texts, value } = parsed;
  const wrong = texts.map(() => unreadable);
  const nothing = texts.map(() => '');

  test('replaces unreadable text when the form sets a value or is reset', async () => {
    const { form } = mountForm(render(), { rules: 'required' });
    for (const replace of [() => form.set('it', empty), () => form.reset()]) {
      for (const isLeft of [false, true]) {
        enterAll(wrong);
        if (isLeft) {
          await leaveFor('elsewhere');
          expect(errorOfField(), 'it says what is wrong itself').toBeUndefined();
        }
        replace();
        await settle();
        expect(textsNow()).toEqual(nothing);
      }
    }
  });

  test('has no value in the data of its form while its text is unreadable', async () => {
    const { container } = mount(<form>{render({ name, defaultValue: value })}</form>);
    enterAll(wrong);
    await settle();
    const form = container.querySelector('form') as HTMLFormElement;
    const sent = entriesOf(form).map(([, text]) => text);
    // Of several values, those before the text stay.
    expect(sent.filter(Boolean)).toEqual(Array.isArray(value) ? value : []);
  });

  test('drops unreadable text when its form is reset, also if its value is the initial one', async () => {
    const { container } = mount(<form>{render({ name, defaultValue: value })}</form>);
    const first = textsNow();
    enterAll(wrong);
    container.querySelector('form')?.reset();
    await settle();
    expect(textsNow()).toEqual(first);
  });

  test('keeps unreadable text when the parent renders, until the parent sets nothing', async () => {
    function Page() {
      const [set, setSet] = useState(empty);
      const [renders, setRenders] = useState(0);
      return (
        <>
          {render({ value: set, onValueChange: setSet })}
          <button id="clear" onClick={() => setSet(empty && [])}>
            Clear
          </button>
          <button id="render" onClick={() => setRenders(renders + 1)}>
            Render
          </button>
        </>
      );
    }
    mount(<Page />);
    // Also a second time.
    for (let time = 0; time < 2; time += 1) {
      enterAll(wrong);
      await leaveFor('render');
      expect(textsNow()).toEqual(wrong);
      expect(isMarked()).toBe(true);
      await leaveFor('clear');
      expect(textsNow()).toEqual(nothing);
      expect(isMarked()).toBe(false);
    }
  });

  test('keeps unreadable text while the parent has another value for it', async () => {
    function Page() {
      const [set, setSet] = useState(value);
      const shown = typeof set === 'string' ? set || null : structuredClone(set);
      return render({ value: shown, onValueChange: setSet });
    }
    mount(<Page />);
    for (const field of fields()) await userEvent.fill(field, unreadable);
    fieldAt(0).focus();
    await settle();
    expect(textsNow()).toEqual(wrong);
  });

  test('keeps unreadable text that was typed before hydration, marked invalid', async () => {
    await hydrateWith(render({ name }), wrong);
    expect(textsNow()).toEqual(wrong);
    expect(isMarked()).toBe(true);
    expect(document.querySelector('[data-type=error]')).not.toBeNull();
  });

  test.each([
    ['its prop', (disabled: boolean, props: Props) => render({ ...props, disabled })],
    [
      'a fieldset',
      (disabled: boolean, props: Props) => <fieldset disabled={disabled}>{render(props)}</fieldset>,
    ],
  ])('stays closed when it is enabled after %s disabled it while open', async (_, tree) => {
    const changed = vi.fn();
    const picker = (disabled: boolean) => tree(disabled, { onOpenChange: changed });
    const { rerender } = mount(picker(false));
    await press('[data-slot$="-trigger"]');
    expect(isOpen()).toBe(true);
    rerender(picker(true));
    expect(isOpen()).toBe(false);
    rerender(picker(false));
    await settle();
    expect(isOpen()).toBe(false);
    await press('[data-slot$="-trigger"]');
    expect(isOpen()).toBe(true);
    expect(changed.mock.calls.map(([open]) => open as boolean)).toEqual([true, true]);
  });
}

/** Tests that the fields of a range leave each other's text alone, and that half a range is not a value. */
export function testParsedRange({ render, input: { name, parsed } }: ParsingRow): void {
  const { texts, value } = parsed;
  const leave = async (index: number, text = '') => {
    await userEvent.fill(fieldAt(index), text);
    fieldAt(index).blur();
    await settle();
  };

  test('makes both texts that were typed before hydration its value', async () => {
    const form = await hydrateWith(render({ name }), texts);
    const sent = entriesOf(form).map(([, text]) => text);
    expect(sent).toEqual(Object.values(value as object));
  });

  test.each([
    ['from', 0],
    ['to', 1],
  ])(
    'keeps unreadable text in its field %s while the other one is committed',
    async (end, wrong) => {
      const reported = vi.fn();
      mount(render({ onValueChange: reported }));
      await userEvent.fill(fieldAt(wrong), unreadable);
      await leave(1 - wrong, texts[1 - wrong]);
      expect(fieldAt(wrong).value).toBe(unreadable);
      expect(fieldAt(wrong).getAttribute('aria-invalid')).toBe('true');
      expect(document.querySelector('[data-type=error]')).not.toBeNull();
      expect(reported.mock.lastCall?.[0]).toEqual({ ...(value as object), [end]: '' });
      reported.mockClear();
      await leave(wrong, texts[wrong]);
      expect(reported.mock.calls.map(([next]) => next as unknown)).toEqual([value]);
    },
  );

  test('has both ends in the data of its form when one is typed that the other fits', async () => {
    const { container } = mount(<form>{render({ name })}</form>);
    const form = container.querySelector('form') as HTMLFormElement;
    const sent = () => entriesOf(form).map(([, text]) => text);
    const [start, end] = Object.values(value as object) as string[];
    await leave(1, texts[0]);
    await leave(0, texts[1]);
    expect(sent(), 'reversed').toEqual(['', start]);
    await userEvent.fill(fieldAt(1), '');
    expect(sent()).toEqual([end, '']);
    await leave(1);
    expect(sent()).toEqual([end, '']);
  });

  test.each([
    [0, 'The end is missing.'],
    [1, 'The start is missing.'],
  ])('makes a form say, with only field %i, that %s', async (index, message) => {
    const submitted = vi.fn();
    for (const rules of [undefined, 'required']) {
      const { form, unmount } = mountForm(render(), { rules, onSubmit: submitted });
      await userEvent.fill(fieldAt(index), texts[index] ?? '');
      form.submit();
      await settle();
      expect(errorOfField()).toBe(message);
      unmount();
    }
    expect(submitted).not.toHaveBeenCalled();
  });
}
