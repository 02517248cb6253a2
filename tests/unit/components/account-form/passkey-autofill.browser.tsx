import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LoginForm, type LoginFormProps } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

type PasskeyRequest = NonNullable<LoginFormProps['onPasskey']>;

const waiting = () => vi.fn<PasskeyRequest>(() => new Promise(() => {}));
const checkbox = () => document.querySelector<HTMLInputElement>('[name="remember"]');

/** Requests that have not been aborted. */
const offersOf = (onPasskey: ReturnType<typeof waiting>) =>
  onPasskey.mock.calls.filter(([, { signal }]) => !signal.aborted).map(([passkey]) => passkey);

test('a passkey of the autofill is remembered as the checkbox says', async () => {
  const onPasskey = waiting();
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill remember />);
  const offered = (remember: boolean) =>
    vi.waitFor(() => expect(offersOf(onPasskey)).toEqual([{ conditional: true, remember }]));
  await offered(false);
  await userEvent.click(checkbox() ?? document.body);
  await offered(true);
});

test('a checkbox that is checked from the start counts in the first request', async () => {
  const onPasskey = waiting();
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill remember defaultRemember />);
  await vi.waitFor(() => expect(onPasskey).toHaveBeenCalled());
  for (const [passkey] of onPasskey.mock.calls) {
    expect(passkey).toEqual({ conditional: true, remember: true });
  }
});

test('after a refused passkey of the autofill another one can be selected', async () => {
  const onPasskey = vi
    .fn<PasskeyRequest>(() => new Promise(() => {}))
    .mockResolvedValueOnce({ formError: 'This passkey is unknown.' });
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill />);
  await vi.waitFor(() => expect(partOf('login-form-problem').textContent).toContain('unknown'));
  await vi.waitFor(() => expect(onPasskey).toHaveBeenCalledTimes(2));
  expect(offersOf(onPasskey).at(-1)).toEqual({ conditional: true, remember: false });
});

test('a server that refuses at once is asked less and less often', async () => {
  const onPasskey = vi.fn<PasskeyRequest>(async () => ({ formError: 'No.' }));
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill />);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(onPasskey.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a dismissed passkey of the autofill is not offered again', async () => {
  const onPasskey = vi.fn<PasskeyRequest>(async () => ({ canceled: true }));
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill />);
  await vi.waitFor(() => expect(onPasskey).toHaveBeenCalled());
  const calls = onPasskey.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(onPasskey).toHaveBeenCalledTimes(calls);
});
