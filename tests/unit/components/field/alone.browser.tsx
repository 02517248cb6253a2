import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part, submit, type } from './form-page.tsx';

// The console must stay silent.
const messages = watchPage();

test('fields outside of a form do not know each other', async () => {
  const seen = vi.fn();
  mount(
    <>
      <Field
        name="email"
        label="Email"
        timing="change"
        rules={(_value, { values }) => {
          seen(values);
          return true;
        }}
      >
        <input id="first" />
      </Field>
      <Field name="email" label="Second email">
        <input id="second" defaultValue="b" />
      </Field>
      <Field name="stranger" label="Stranger">
        <input defaultValue="c" />
      </Field>
    </>,
  );
  await settle();
  await userEvent.fill(part('#first'), 'a');
  await settle();
  expect(seen.mock.lastCall).toEqual([{ email: 'a' }]);
});

test('a field without a name is reported, and its value kept', async () => {
  const onSubmit = vi.fn();
  const Unnamed = Field as unknown as (props: Record<string, unknown>) => ReactNode;
  mount(
    <Form onSubmit={onSubmit} defaultValues={{ email: 'a' }}>
      <Unnamed label="Email">
        <input />
      </Unnamed>
      <button>Send</button>
    </Form>,
  );
  await type('input', 'b');
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ '': 'b' });
  expect(messages.splice(0).join(' ')).toMatch(/`name` is missing.*Pass a unique name/);
});

test.each([undefined, null, '', ' '])('a field with the label %j is reported', async (label) => {
  forgetProblems();
  mount(
    <Field name="a" label={label}>
      <input />
    </Field>,
  );
  await settle();
  expect(messages).toEqual([expect.stringMatching(/^Tessera Field: `label` of "a" is missing/)]);
  messages.length = 0;
});

test('a field without a label whose control has a name is not reported', async () => {
  mount(
    <Field name="a" label="">
      <input aria-label="A" />
    </Field>,
  );
  await settle();
  expect(messages).toEqual([]);
});

test('a field that a press renders has its counter at once', async () => {
  mount(
    <Field name="before" label="Before">
      <input />
    </Field>,
  );
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  mount(
    <Field name="note" label="Note" counter="0 of 20">
      <input />
    </Field>,
  );
  expect(part('[data-slot="field-counter"]').textContent).toBe('0 of 20');
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await settle();
  expect(part('[data-slot="field-counter"]').textContent).toBe('0 of 20');
});
