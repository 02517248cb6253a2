import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { LoginForm, type LoginFormProps } from '#src/components/login-form/index.ts';
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
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill remember="unchecked" />);
  const offered = (remember: boolean) =>
    vi.waitFor(() => expect(offersOf(onPasskey)).toEqual([{ conditional: true, remember }]));
  await offered(false);
  await userEvent.click(checkbox() ?? document.body);
  await offered(true);
});

test('a checkbox that is checked from the start counts in the first request', async () => {
  const onPasskey = waiting();
  mount(<LoginForm onPasskey={onPasskey} passkeyAutofill remember="checked" />);
  await vi.waitFor(() => expect(onPasskey).toHaveBeenCalled());
  for (const [passkey] of onPasskey.mock.calls) {
    expect(passkey).toEqual({ conditional: true, remember: true });
  }
});
