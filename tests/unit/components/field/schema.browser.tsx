import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Field, Form, type FormProps } from '#src/components/field/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, part, submit, type as write } from './form-page.tsx';

watchPage();

const schemas = {
  zod: z.object({
    age: z.coerce.number().min(18, 'Adults only.'),
    at: z.object({ city: z.string().min(2, 'Short.') }),
  }),
  valibot: v.object({
    age: v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(18, 'Adults only.')),
    at: v.object({ city: v.pipe(v.string(), v.minLength(2, 'Short.')) }),
  }),
  arktype: type({
    age: type('string.numeric.parse').to(type('number>=18').configure({ message: 'Adults only.' })),
    at: { city: type('string>=2').configure({ message: 'Short.' }) },
  }),
};

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  test('validates every field, nested ones, too, and passes on the parsed values', async () => {
    const onSubmit = vi.fn();
    mount(
      <Form schema={schema as FormProps['schema'] & object} onSubmit={onSubmit}>
        <Field name="age" label="Age">
          <input />
        </Field>
        <Field name="at.city" label="City">
          <input />
        </Field>
        <button>Send</button>
      </Form>,
    );
    await write('[name=age]', '17');
    await leave();
    expect(errors()).toEqual(['Adults only.']);
    await submit();
    expect(errors()).toEqual(['Adults only.', 'Short.']);
    await write('[name=age]', '{Backspace}8');
    expect(errors()).toEqual(['Short.']);
    await write('[name="at.city"]', 'Ulm');
    expect(errors()).toEqual([]);
    await submit();
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ age: 18, at: { city: 'Ulm' } });
  });
});

test('a schema for a single field, an asynchronous one, and issues without a field', async () => {
  const onSubmit = vi.fn();
  const schema = z
    .object({ a: z.string(), b: z.string() })
    .refine(async ({ a, b }) => a !== b, { message: 'They are the same.' });
  mount(
    <Form schema={schema} onSubmit={onSubmit}>
      <Field name="a" label="A" schema={z.string().max(3, 'Long.')}>
        <input />
      </Field>
      <Field name="b" label="B">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await write('[name=a]', 'abcd');
  await leave();
  expect(errors()).toEqual(['Long.']);
  await write('[name=a]', '{Backspace}');
  await write('[name=b]', 'abc');
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(part('[data-slot="form-error"]').textContent).toBe('They are the same.');
  await write('[name=b]', 'd');
  await submit();
  await settle();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ a: 'abc', b: 'abcd' });
});
