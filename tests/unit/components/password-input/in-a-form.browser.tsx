import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form, PasswordInput, useForm, type FormHandle } from '#src/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const input = () => partOf('password-input-input') as HTMLInputElement;
const find = (name: string) => document.querySelector(`[data-slot="password-input-${name}"]`);

test('a field labels, describes and validates the input', async () => {
  mount(
    <Form>
      <Field name="password" label="Password" description="At least 8" rules="required|minLength:8">
        <PasswordInput />
      </Field>
    </Form>,
  );
  await settle();
  expect(input().labels?.[0]?.textContent).toBe('Password');
  expect(input().required).toBe(true);
  input().focus();
  await userEvent.keyboard('short{Tab}');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => input().getAttribute('aria-invalid')).toBe('true');
  const described = (input().getAttribute('aria-describedby') ?? '').split(' ');
  expect(new Set(described).size).toBe(described.length);
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'At least 8',
    expect.stringContaining('8 characters'),
  ]);
  expect(partOf('password-input').hasAttribute('data-invalid')).toBe(true);
});

test('a form that clears the password clears its strength', async () => {
  const held: { form?: FormHandle } = {};
  const rating = () => 3 as const;
  function Subject() {
    const form = useForm();
    useEffect(() => {
      held.form = form;
    });
    return (
      <Form form={form}>
        <Field name="password" label="Password">
          <PasswordInput strength={rating} />
        </Field>
      </Form>
    );
  }
  mount(<Subject />);
  await settle();
  input().focus();
  await userEvent.keyboard('secret');
  await expect.poll(() => find('strength-text')?.textContent).toContain('Good');
  expect(held.form?.get('password')).toBe('secret');
  held.form?.set('password', '');
  await expect.poll(() => find('strength-text')?.textContent).toBe('');
  expect(input().value).toBe('');
});

test('text that was typed before hydration stays', async () => {
  const onValueChange = vi.fn();
  const node = (
    <form>
      <PasswordInput aria-label="Password" name="password" {...{ onValueChange }} />
    </form>
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  input().value = 'early';
  await hydrate(holder, node);
  await settle();
  expect(input().value).toBe('early');
  expect(onValueChange.mock.calls).toEqual([['early', { reason: 'type', event: undefined }]]);
});

test('a rating that fails shows no strength and loses nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rating = async () => Promise.reject(new Error('Broken'));
  mount(<PasswordInput aria-label="Password" strength={rating} />);
  await settle();
  input().focus();
  await userEvent.keyboard('secret');
  await settle();
  expect(find('strength-text')?.textContent).toBe('');
  expect(input().value).toBe('secret');
});
