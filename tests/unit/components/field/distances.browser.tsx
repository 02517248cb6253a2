import { expect, test } from 'vitest';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part } from './form-page.tsx';

watchPage();

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
