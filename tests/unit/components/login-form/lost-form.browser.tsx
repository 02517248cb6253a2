import { expect, test, vi } from 'vitest';
import { LoginForm, type SignInRequest } from '#src/components/login-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

vi.mock('#src/components/field/form-engine.ts', () => {
  throw new Error('The network is lost.');
});
watchPage();

test('a form whose code does not load sends nothing, says so, and loses nothing', async () => {
  const onSignIn = vi.fn<SignInRequest>(async () => ({ ok: true }));
  const sent = vi.fn<(event: Event) => void>();
  mount(<LoginForm onSignIn={onSignIn} />);
  const form = partOf('login-form-form') as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  document.addEventListener('submit', sent, { once: true });
  field('username').value = 'mia@example.com';
  field('password').value = 'correct horse';
  partOf('login-form-submit').click();
  const sentence = 'This could not be sent. Please try again.';
  await vi.waitFor(() => expect(partOf('form-error').textContent).toBe(sentence));
  await settle();
  expect(partOf('form-status').textContent, 'it is heard too').toBe(sentence);
  expect(sent.mock.lastCall?.[0].defaultPrevented).toBe(true);
  expect(onSignIn).not.toHaveBeenCalled();
  expect(field('password').value).toBe('correct horse');
});
