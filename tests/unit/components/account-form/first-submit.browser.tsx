import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { LoginForm, type SignInRequest } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const press = () => flushSync(() => partOf('login-form-submit').click());

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
