import { useLayoutEffect, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Field, Form, useForm, type FormHandle } from '#src/components/field/index.ts';
import { partOf } from '../elements.ts';
import { mount, settle } from '../render.tsx';
import type { InputRow } from '../widget-row.ts';
import { enter } from './conformance-early.tsx';
import type { Row } from './conformance-row.ts';

/** Form with a field around the control. */
function mountField(control: ReactElement, defaultValues: object) {
  const onSubmit = vi.fn<(values: unknown) => void>();
  const handle = { current: null as FormHandle | null };
  function Page() {
    const form = useForm();
    useLayoutEffect(() => {
      handle.current = form;
    });
    return (
      <Form form={form} onSubmit={onSubmit} defaultValues={defaultValues}>
        <Field name="it" label="It" description="Hint" rules="required">
          {control}
        </Field>
        <button>Send</button>
      </Form>
    );
  }
  mount(<Page />);
  const { current: form } = handle;
  if (!form) throw new Error('There is no form.');
  return { form, onSubmit, field: partOf('field') };
}

const errors = () =>
  Array.from(document.querySelectorAll('[data-slot="field-error"]'), (each) => each.textContent);

/** Tests that a field around the control validates, sets, resets and submits its value. */
export function testInField({ render, input }: Row & { input: InputRow }): void {
  const { value, control, early, typed = early } = input;
  // The initial value may be incomplete.
  const [given, next] = [value.changed, value.initial];
  const node = render({ 'aria-label': undefined });

  test('takes the value of its field, another one, and the first again with a reset', async () => {
    const { form, onSubmit, field } = mountField(node, { it: given });
    expect(form.get('it')).toEqual(given);
    form.submit();
    await settle();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ it: given });
    form.set('it', next);
    await settle();
    expect(form.get('it')).toEqual(next);
    expect(field.hasAttribute('data-changed')).toBe(true);
    form.reset();
    await settle();
    expect(form.get('it')).toEqual(given);
    expect(field.hasAttribute('data-changed')).toBe(false);
    expect(field.hasAttribute('data-pristine')).toBe(true);
  });

  test('is described by its field, invalid only while it has an error, and then takes focus', async () => {
    const { form, onSubmit, field } = mountField(node, {});
    expect(field.querySelector('[aria-invalid=true], [aria-errormessage]')).toBeNull();
    const hint = partOf('field-description').id;
    expect(field.querySelector(`[aria-describedby~="${hint}"]`)).not.toBeNull();
    form.submit();
    await settle();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(errors()).toHaveLength(1);
    const { id } = partOf('field-error');
    expect(field.querySelector(`[aria-describedby~="${id}"]`)).not.toBeNull();
    // ARIA allows no group to reference its error.
    const named = field.querySelector(`[aria-errormessage="${id}"]`);
    expect(named === null).toBe(partOf(control).getAttribute('role') === 'group');
    expect(partOf(control).contains(document.activeElement)).toBe(true);
    form.set('it', given);
    await settle();
    expect(errors()).toEqual([]);
    expect(field.querySelector('[aria-invalid=true], [aria-errormessage]')).toBeNull();
  });

  test('is focused by the label of its field', async () => {
    mountField(node, { it: given });
    partOf('field-label').click();
    await settle();
    expect(partOf(control).contains(document.activeElement)).toBe(true);
  });

  if (typed?.text === undefined) return;
  const text = () => document.querySelector<HTMLInputElement>(typed.control)?.value;

  test('submits in its field what is being typed', async () => {
    const { form, onSubmit } = mountField(node, { it: next });
    document.querySelector<HTMLElement>(typed.control)?.focus();
    enter(typed);
    await settle();
    form.submit();
    await settle();
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ it: given }]);
  });

  test('drops what is being typed for what its field sets, and with a reset', async () => {
    const { form } = mountField(node, { it: next });
    const first = text();
    form.set('it', given);
    await settle();
    const second = text();
    for (const [change, expected] of [
      [() => form.reset(), first],
      [() => form.set('it', given), second],
    ] as const) {
      document.querySelector<HTMLElement>(typed.control)?.focus();
      enter({ ...typed, text: '9' });
      await settle();
      change();
      await settle();
      expect(text()).toBe(expected);
    }
  });
}
