import { expect, test, vi } from 'vitest';
import { Field, Form } from '#src/components/field/index.ts';
import { TesseraProvider } from '#src/core/provider/index.ts';
import { de } from '#src/languages/de.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';
import { errors, leave, newHandle, part, submit, type } from './form-page.tsx';

watchPage();

test.each([
  ['ü@b.de', true],
  ['"a b"@example.com', true],
  ['a@localhost', false],
  ['a@', false],
])(
  'an email control agrees with the rule about %s, in the language of the form',
  async (address, valid) => {
    const onSubmit = vi.fn();
    mount(
      <TesseraProvider language={de}>
        <Form onSubmit={onSubmit}>
          <Field name="email" label="E-Mail">
            <TextInput type="email" />
          </Field>
          <button>Send</button>
        </Form>
      </TesseraProvider>,
    );
    await type('input', address);
    await submit();
    expect(errors()).toEqual(valid ? [] : [expect.stringContaining('E-Mail-Adresse')]);
    expect(onSubmit).toHaveBeenCalledTimes(valid ? 1 : 0);
  },
);

test.each(['required', ''])(
  'text that is not a number has a message of its own, rules "%s"',
  async (rules) => {
    mount(
      <Form>
        <Field name="age" label="Age" rules={rules}>
          <TextInput type="number" />
        </Field>
        <button>Send</button>
      </Form>,
    );
    await type('input', '1e');
    await leave();
    expect(errors()).toEqual(['Enter a number.']);
    await type('input', '1');
    expect(errors()).toEqual([]);
  },
);

test('an empty file field is missing', async () => {
  const form = newHandle();
  mount(
    <Form form={form}>
      <Field name="proof" label="Proof" rules="required">
        <input type="file" />
      </Field>
    </Form>,
  );
  expect(await form.validate()).toBe(false);
  expect(part('input').ariaInvalid).toBe('true');
});
