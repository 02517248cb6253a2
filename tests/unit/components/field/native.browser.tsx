import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form } from '#src/components/field/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { required } from '#src/validation/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';
import { errors, leave, newHandle, part, submit, type } from './form-page.tsx';

const messages = watchPage();

test('the browser agrees: checkValidity and :user-invalid', async () => {
  mount(
    <Form onSubmit={() => {}}>
      <Field name="even" label="Even" rules={(value) => Number(value) % 2 === 0}>
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  const form = part<HTMLFormElement>('form');
  const input = part<HTMLInputElement>('input');
  await type('input', '3');
  await leave();
  expect(form.checkValidity()).toBe(false);
  expect(input.matches(':user-invalid')).toBe(true);
  await userEvent.fill(input, '4');
  await settle();
  expect(form.checkValidity()).toBe(true);
  expect(input.matches(':user-invalid')).toBe(false);
});

test('a file, a list of files and several options', async () => {
  const onSubmit = vi.fn();
  mount(
    <Form onSubmit={onSubmit} defaultValues={{ many: ['b'] }}>
      <Field name="file" label="File">
        <input type="file" />
      </Field>
      <Field name="many" label="Many">
        <select multiple>
          <option>a</option>
          <option>b</option>
        </select>
      </Field>
      <button>Send</button>
    </Form>,
  );
  const file = new File(['x'], 'x.txt');
  const data = new DataTransfer();
  data.items.add(file);
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ file: null, many: ['b'] });
  part<HTMLInputElement>('[type=file]').files = data.files;
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ file });
});

test('controls that are disabled, themselves or by a fieldset, are neither validated nor submitted', async () => {
  const onSubmit = vi.fn();
  mount(
    <Form onSubmit={onSubmit}>
      <Field name="a" label="A" rules={[required()]} disabled>
        <input />
      </Field>
      <fieldset disabled>
        <Field name="b" label="B" rules={[required()]}>
          <input />
        </Field>
      </fieldset>
      <Field name="c" label="C">
        <input defaultValue="kept" />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await submit();
  expect(errors()).toEqual([]);
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ c: 'kept' });
});

test('a function disables or requires its control itself', async () => {
  mount(
    <>
      <Field<string> name="a" label="A">
        {(control) => <TextInput {...control} disabled />}
      </Field>
      <Field<string> name="b" label="B">
        {(control) => <TextInput {...control} required />}
      </Field>
    </>,
  );
  await settle();
  expect(part<HTMLInputElement>('[name=a]').disabled).toBe(true);
  expect(part<HTMLInputElement>('[name=b]').required).toBe(true);
});

test('a native reset restores values, errors and flags; other values may be the initial ones', async () => {
  const handle = newHandle();
  mount(
    <Form form={handle} defaultValues={{ name: 'Ada' }}>
      <Field name="name" label="Name" rules="required">
        <input />
      </Field>
      <button>Send</button>
      <button type="reset">Reset</button>
    </Form>,
  );
  await userEvent.clear(part('input'));
  await leave();
  expect(errors()).toHaveLength(1);
  part('[type=reset]').click();
  await settle();
  expect(errors()).toEqual([]);
  expect(part<HTMLInputElement>('input').value).toBe('Ada');
  expect(part<HTMLInputElement>('input').validity.valid).toBe(true);
  const box = part('[data-slot="field"]');
  expect(['data-untouched', 'data-pristine'].every((flag) => box.hasAttribute(flag))).toBe(true);
  handle.reset({ name: 'Bob' });
  await settle();
  expect(part<HTMLInputElement>('input').value).toBe('Bob');
  await type('input', 'x');
  part('[type=reset]').click();
  await settle();
  expect(handle.get()).toEqual({ name: 'Bob' });
});

test('unreadable rules, and a name that is used twice, are reported to the developer', async () => {
  const onSubmit = vi.fn();
  mount(
    <Form onSubmit={onSubmit}>
      <Field name="a" label="A" rules={'requierd' as string}>
        <input />
      </Field>
      <Field name="b" label="B">
        <input />
      </Field>
      <Field name="b" label="B too">
        <input />
      </Field>
      <button>Send</button>
    </Form>,
  );
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  const reported = messages.join(' ');
  expect(reported).toContain('of "a" cannot be parsed');
  expect(reported).toContain('"b" is the name of two fields');
  messages.length = 0;
});

test('whoever subscribes to a form hears of every letter, such as to keep a draft', async () => {
  const form = newHandle();
  mount(
    <Form form={form} onSubmit={() => {}}>
      <Field name="title" label="Title">
        <input />
      </Field>
    </Form>,
  );
  await settle();
  let draft: unknown;
  const stop = form.subscribe(() => {
    draft = form.get('title');
  });
  await type('[name=title]', 'Rome');
  expect(draft).toBe('Rome');
  stop();
});
