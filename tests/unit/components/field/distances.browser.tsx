import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part, type } from './form-page.tsx';

watchPage();

/** Emulates the motion that the user prefers; the tests run with reduced motion. */
async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

test('the errors of a submit appear at once, also that of the field that gets focus', async () => {
  mount(
    <Form>
      <Field name="first" label="First" rules="required">
        <TextInput />
      </Field>
      <Field name="next" label="Next" rules="required">
        <TextInput />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await settle();
  await setMotion('no-preference');
  onTestFinished(() => setMotion('reduce'));
  part('form > button').click();
  await settle();
  expect(document.activeElement).toBe(part('input[name="first"]'));
  const rows = document.querySelectorAll('[data-slot="field-messages"]');
  expect(rows.length).toBe(2);
  expect([...rows].flatMap((row) => row.getAnimations())).toEqual([]);
});

test('an error that appears while the user types opens, also if the field is empty again', async () => {
  mount(
    <Form timing="change">
      <Field name="first" label="First" rules="required">
        <TextInput />
      </Field>
    </Form>,
  );
  await settle();
  await setMotion('no-preference');
  onTestFinished(() => setMotion('reduce'));
  await type('input[name="first"]', 'a');
  await userEvent.clear(part('input[name="first"]'));
  await settle();
  const row = part('[data-slot="field-messages"]');
  expect(row.getAnimations()).not.toEqual([]);
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
