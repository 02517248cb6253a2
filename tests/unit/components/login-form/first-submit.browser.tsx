import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { LoginForm, type SignInRequest } from '#src/components/login-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const press = () => flushSync(() => partOf('login-form-submit').click());

test('the very first press is handled immediately: errors first, then the request', () => {
  const onSignIn = vi.fn<SignInRequest>(() => new Promise(() => {}));
  mount(<LoginForm onSignIn={onSignIn} />);
  press();
  const errors = [...document.querySelectorAll('[data-slot="field-error"]')];
  expect(errors.map(({ textContent }) => textContent)).toEqual([
    'This field is required.',
    'This field is required.',
  ]);
  expect(document.activeElement).toBe(field('username'));
  expect(onSignIn).not.toHaveBeenCalled();
  field('username').value = ' mia@example.com ';
  field('password').value = 'correct horse';
  press();
  expect(onSignIn.mock.lastCall?.[0]).toEqual({
    username: 'mia@example.com',
    password: 'correct horse',
    remember: false,
  });
  expect(partOf('login-form-submit').hasAttribute('data-loading')).toBe(true);
});

test('a press on a form that has just mounted is not submitted natively', async () => {
  const sent = vi.fn<(event: Event) => void>();
  document.addEventListener('submit', sent, { once: true });
  const onSignIn = vi.fn<SignInRequest>(async () => ({ ok: true }));
  mount(<LoginForm onSignIn={onSignIn} />);
  field('username').value = 'mia@example.com';
  field('password').value = 'correct horse';
  press();
  expect(sent.mock.lastCall?.[0].defaultPrevented).toBe(true);
  await settle();
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(partOf('login-form-status').textContent).not.toBe('');
});
