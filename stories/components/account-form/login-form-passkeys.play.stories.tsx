import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  LoginForm,
  type PasskeyRequest,
  type ProviderRequest,
} from '#src/components/account-form/index.ts';
import {
  button,
  email,
  expectProblem,
  onError,
  onSignIn,
  part,
  resetMocks,
} from '#stories/support/sign-in/sign-in-parts.ts';

const onPasskey = fn<PasskeyRequest>();
const onProvider = fn<ProviderRequest>();

const meta = preview.meta({
  title: 'Components/Login form/Tests of passkeys and providers',
  component: LoginForm,
  tags: ['beta', 'play'],
  args: { onSignIn, onError },
  beforeEach: () => {
    resetMocks();
    onPasskey.mockReset();
    onProvider.mockReset();
  },
});

const signal = { signal: expect.any(AbortSignal) };
const dismissed = () => Object.assign(new Error('Dismissed'), { name: 'NotAllowedError' });

export const APasskeySignsIn = meta.story({
  name: 'A passkey signs in, and a dismissed dialog changes nothing',
  args: { onPasskey, remember: true, defaultRemember: true },
  play: async ({ step }) => {
    await step('Dismiss the dialog of the passkey: there is no error', async () => {
      await userEvent.type(email(), 'mia');
      onPasskey.mockRejectedValueOnce(dismissed());
      await userEvent.click(button('Sign in with a passkey'));
      await waitFor(() => expect(onError).toHaveBeenCalledOnce());
      await expect(part('problem')).toBeNull();
      await expect(email()).toHaveValue('mia');
    });
    await step('The passkey is rejected: the error of the response appears', async () => {
      onPasskey.mockResolvedValueOnce({ formError: 'This passkey was removed.' });
      await userEvent.click(button('Sign in with a passkey'));
      await expectProblem('This passkey was removed.');
    });
    await step('The passkey is accepted: sign-in succeeds', async () => {
      onPasskey.mockResolvedValueOnce({ ok: true });
      await userEvent.click(button('Sign in with a passkey'));
      await screen.findByText('You are signed in.');
      await expect(onPasskey).toHaveBeenLastCalledWith(
        { conditional: false, remember: true },
        signal,
      );
    });
  },
});

export const PasskeysAreOfferedWithTheAutofill = meta.story({
  name: 'Passkeys are offered with the autofill, except during the dialog',
  args: { onPasskey, passkeyAutofill: true },
  beforeEach: () => void onPasskey.mockReturnValue(new Promise(() => {})),
  play: async ({ step }) => {
    const conditional = () => onPasskey.mock.calls.filter(([passkey]) => passkey.conditional);
    const latest = () => conditional().at(-1)?.[1].signal;
    await step('A passkey is requested for the autofill', async () => {
      await waitFor(() => expect(latest()?.aborted).toBe(false));
    });
    const first = latest();
    const dialog = Promise.withResolvers<never>();
    await step('Click the button: the request for the autofill is aborted', async () => {
      onPasskey.mockReturnValueOnce(dialog.promise);
      await userEvent.click(button('Sign in with a passkey'));
      await waitFor(() => expect(first?.aborted).toBe(true));
    });
    await step('Dismiss the dialog: the autofill is requested again and signs in', async () => {
      onPasskey.mockResolvedValueOnce({ ok: true });
      dialog.reject(dismissed());
      await screen.findByText('You are signed in.');
    });
  },
});

export const TheLastProviderIsFirst = meta.story({
  name: 'The provider that was used last is the first one',
  args: {
    onProvider,
    providers: [
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
      { id: 'three', name: 'Three', href: '#three' },
    ],
    lastProvider: 'two',
  },
  play: async ({ canvas, step }) => {
    await step('The provider that was used last is first; one of them is a link', async () => {
      const group = canvas.getByRole('group', { name: 'Other ways to sign in' });
      const names = [...group.querySelectorAll('button, a')].map(({ textContent }) => textContent);
      await expect(names).toEqual([
        'Continue with TwoLast used',
        'Continue with One',
        'Continue with Three',
      ]);
      await expect(screen.getByRole('link', { name: 'Continue with Three' })).toHaveAttribute(
        'href',
        '#three',
      );
    });
    await step('Click a provider: it is reported', async () => {
      onProvider.mockResolvedValueOnce(undefined);
      await userEvent.click(button('Continue with One'));
      await expect(onProvider).toHaveBeenCalledWith('one', signal);
    });
    await step('Click another one, which fails: an error appears', async () => {
      onProvider.mockRejectedValueOnce(new Error('Popup blocked'));
      await userEvent.click(screen.getByRole('button', { name: /Continue with Two/ }));
      await expectProblem('Something went wrong. Try again.');
    });
  },
});
