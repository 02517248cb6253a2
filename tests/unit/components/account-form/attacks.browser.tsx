import { expect, test, vi } from 'vitest';
import { LoginForm, type SignInRequest } from '#src/components/account-form/index.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

const secret = 'Tr0ub4dor & 3';
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const submit = () => partOf('login-form-submit').click();
const fill = (password = secret) => {
  field('username').value = 'mia@example.com';
  field('password').value = password;
};

/** Waits until React has hydrated the form. */
async function ready() {
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
}

test.each([
  ['with leading and trailing spaces', '  two words '],
  ['of spaces only', '   '],
  ['in composed letters', 'caf\u00e9'],
  ['in decomposed letters', 'cafe\u0301'],
  ['from right to left', 'سر\u200f١٢٣'],
])('a password %s is sent exactly as typed', async (_, password) => {
  const onSignIn = vi.fn<SignInRequest>(async () => ({ ok: true }));
  mount(<LoginForm onSignIn={onSignIn} />);
  await ready();
  fill(password);
  submit();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
  expect(onSignIn.mock.lastCall?.[0].password).toBe(password);
});

test('a function action gets the form only if nothing else handles it', async () => {
  const action = vi.fn<(data: FormData) => void>();
  const onSignIn = vi.fn<SignInRequest>(async () => ({ formError: true }));
  const { rerender } = mount(<LoginForm action={action} onSignIn={onSignIn} />);
  await ready();
  fill();
  submit();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
  expect(action).not.toHaveBeenCalled();
  rerender(<LoginForm key="plain" action={action} />);
  await ready();
  fill();
  submit();
  await vi.waitFor(() => expect(action).toHaveBeenCalledOnce());
  expect(action.mock.lastCall?.[0].get('password')).toBe(secret);
  expect(location.href).not.toContain('Tr0ub');
});

test.each(['__proto__', 'constructor', 'phone'])(
  'identifier="%s" falls back to an email address and is reported to the developer',
  (identifier) => {
    forgetProblems();
    mount(<LoginForm identifier={identifier as 'email'} />);
    expect(field('username').type).toBe('email');
    expect(document.querySelector('[data-slot="field-label"]')?.textContent).toBe('Email');
    expect(messages).toEqual([
      expect.stringContaining(`Tessera LoginForm: \`identifier\` is "${identifier}"`),
    ]);
    messages.length = 0;
  },
);
