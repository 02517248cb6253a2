import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateRangePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors } from './form-page.tsx';

watchPage();

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
