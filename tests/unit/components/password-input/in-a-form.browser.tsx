import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field, Form, useForm, type FormHandle } from '#src/components/field/index.ts';
import { PasswordInput } from '#src/components/password-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const input = () => partOf('password-input-input') as HTMLInputElement;
const find = (name: string) => document.querySelector(`[data-slot="password-input-${name}"]`);

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

test('beside an error, the strength is shown in tiles and only described in words', async () => {
  mount(
    <Form errors={{ password: 'Enter at least 8 characters.' }}>
      <Field name="password" label="Password">
        <PasswordInput strength={() => 1} defaultValue="secre" />
      </Field>
    </Form>,
  );
  await settle();
  input().focus();
  await expect.poll(() => find('strength-text')?.textContent).toContain('Weak');
  const strength = partOf('password-input-strength');
  const words = partOf('password-input-strength-text');
  const bottom = (element: Element | null) => element?.getBoundingClientRect().bottom;
  expect(bottom(strength.firstElementChild)).toBe(bottom(strength));
  expect(getComputedStyle(words).clipPath).toBe('inset(50%)');
  expect(input().getAttribute('aria-describedby')).toContain(words.id);
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

test('a press of the browser on “Show password” leaves the caret where it is', async () => {
  mount(<PasswordInput aria-label="Password" />);
  await userEvent.type(input(), 'secret');
  input().setSelectionRange(3, 3);
  for (const type of ['text', 'password']) {
    await userEvent.click(partOf('password-input-reveal'));
    await expect.poll(() => input().type).toBe(type);
    await settle();
    expect([input().selectionStart, input().selectionEnd]).toEqual([3, 3]);
  }
});
