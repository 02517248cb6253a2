import { expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { DatePicker } from '#src/components/date-picker/index.ts';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { part, type } from './form-page.tsx';

watchPage();

const box = (name: string, selector = ''): DOMRect =>
  part(`[data-name="${name}"] ${selector}`.trim()).getBoundingClientRect();

/** Emulates the motion that the user prefers; the tests run with reduced motion. */
async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Waits until everything that opens is open. */
async function opened(): Promise<void> {
  await settle();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
}

test('label, hint, control and message have their distances, and fields are 20 px apart', async () => {
  mount(
    <Form errors={{ bare: 'Hm.', hinted: 'Hm.' }}>
      <Field name="bare" label="Bare" data-name="bare">
        <TextInput />
      </Field>
      <Field name="hinted" label="Hinted" description="Hint" data-name="hinted">
        <TextInput />
      </Field>
      <Field name="last" label="Last" data-name="last">
        <CountrySelect />
      </Field>
    </Form>,
  );
  await settle();
  const control = '[data-slot="text-input"]';
  const gap = (name: string, above: string, below: string) =>
    Math.round(box(name, below).top - box(name, above).bottom);
  expect(gap('bare', 'label', control)).toBe(6);
  expect(gap('bare', control, '[data-slot="field-error"]')).toBe(6);
  expect(gap('hinted', 'label', '[data-slot="field-description"]')).toBe(2);
  expect(gap('hinted', '[data-slot="field-description"]', control)).toBe(8);
  expect(gap('hinted', control, '[data-slot="field-error"]')).toBe(6);
  for (const [name, next] of [
    ['bare', 'hinted'],
    ['hinted', 'last'],
  ] as const) {
    expect(box(next).top - box(name).bottom).toBe(20);
  }
});

test('fields of a form with columns begin on one line', async () => {
  mount(
    <Form style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
      <input type="hidden" name="id" />
      <Field name="first" label="First" data-name="first">
        <TextInput />
      </Field>
      <Field name="second" label="Second" data-name="second">
        <TextInput />
      </Field>
    </Form>,
  );
  await settle();
  expect(box('second').top).toBe(box('first').top);
  expect(box('first').top).toBe(part('form').getBoundingClientRect().top);
});

test('a message takes space while it is shown, and none afterward', async () => {
  mount(
    <Form>
      <Field name="first" label="First" rules="required" data-name="first">
        <TextInput />
      </Field>
      <Field name="next" label="Next" data-name="next">
        <TextInput />
      </Field>
    </Form>,
  );
  await settle();
  const before = box('next').top;
  expect(box('first').bottom).toBe(box('first', 'input').bottom);
  await type('[data-name="first"] input', 'a');
  await userEvent.clear(part('[data-name="first"] input'));
  await userEvent.tab();
  await opened();
  const message = box('first', '[data-slot="field-error"]');
  expect(box('next').top).toBe(before + 6 + message.height);
  await type('[data-name="first"] input', 'a');
  expect(box('next').top).toBe(before);
});

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

test('every control fills its column', async () => {
  mount(
    <Form style={{ inlineSize: 500 }}>
      <Field name="text" label="Text" data-name="text">
        <TextInput />
      </Field>
      <Field name="native" label="Native" data-name="native">
        <input />
      </Field>
      <Field name="file" label="File" data-name="file">
        <input type="file" />
      </Field>
      <Field name="country" label="Country" data-name="country">
        <CountrySelect />
      </Field>
    </Form>,
  );
  await settle();
  const widths = ['text', 'native', 'file', 'country'].map((name) => box(name, 'label + *').width);
  expect(widths).toEqual([500, 500, 500, 500]);
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

test('the counter is at the end of the line of the message', async () => {
  mount(
    <Form errors={{ note: 'Hm.' }}>
      <Field name="note" label="Note" counter="3 / 20" data-name="note">
        <TextInput />
      </Field>
      <Field name="other" label="Other" counter="0 / 20" data-name="other">
        <TextInput />
      </Field>
    </Form>,
  );
  await settle();
  const counter = box('note', '[data-slot="field-counter"]');
  expect(counter.top).toBe(box('note', '[data-slot="field-error"]').top);
  expect(counter.right).toBe(box('note').right);
  expect(box('other', '[data-slot="field-counter"]').right).toBe(counter.right);
});

test('a lock icon marks read-only controls', async () => {
  mount(
    <Form>
      <Field name="free" label="Free" data-name="free">
        <TextInput />
      </Field>
      <Field name="kept" label="Kept" data-name="kept">
        <TextInput readOnly />
      </Field>
    </Form>,
  );
  await settle();
  expect(document.querySelector('[data-name="free"] label svg')).toBe(null);
  expect(box('kept', 'label svg').width).toBe(12);
});
