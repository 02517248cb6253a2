import { expect, test, vi } from 'vitest';
import { LoginForm, type SignInRequest } from '#src/components/login-form/index.ts';
import type * as OnDemand from '#src/internals/on-demand.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const network = vi.hoisted(() => ({ isLost: true }));
vi.mock(import('#src/internals/on-demand.ts'), async (load) => {
  const { onDemand } = await load();
  const overTheNetwork: typeof OnDemand.onDemand = (fetchValue) =>
    onDemand((key) =>
      network.isLost ? Promise.reject(new TypeError('Failed to fetch')) : fetchValue(key),
    );
  return { onDemand: overTheNetwork };
});
watchPage();

const problem = () => document.querySelector('[data-slot="login-form-problem"]');
const submit = () => partOf('login-form-submit');
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

test('what does not load is told, nothing typed is lost, and the next try loads it', async () => {
  network.isLost = true;
  const onSignIn = vi.fn<SignInRequest>(async () => ({ ok: true }));
  mount(<LoginForm onSignIn={onSignIn} defaultAnswer={{ retryAfter: 60 }} />);
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
  // Nothing counts the pause down, so that the server has the last word.
  await vi.waitFor(() => expect(submit().hasAttribute('aria-disabled')).toBe(false));
  field('username').value = 'mia@example.com';
  field('password').value = 'correct horse';
  submit().click();
  await vi.waitFor(() => expect(problem()?.textContent).toBe('No connection. Try again.'));
  expect(problem()).toBe(document.activeElement);
  expect(onSignIn).not.toHaveBeenCalled();
  expect(field('password').value).toBe('correct horse');
  expect(submit().hasAttribute('data-busy')).toBe(false);
  network.isLost = false;
  submit().click();
  await vi.waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
  expect(onSignIn.mock.lastCall?.[0].password).toBe('correct horse');
  await settle();
  expect(problem()).toBeNull();
});
