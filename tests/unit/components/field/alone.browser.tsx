import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part } from './form-page.tsx';

// The console must stay silent.
watchPage();

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
