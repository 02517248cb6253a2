import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  LoginForm,
  type CodeRequest,
  type IdentityRequest,
  type PasskeyRequest,
  type ProviderRequest,
} from '#src/components/account-form/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';
import {
  button,
  email,
  expectProblem,
  lastCredentials,
  onError,
  onSignIn,
  part,
  password,
  resetMocks,
  respondWith,
  secret,
  signal,
} from '#stories/support/sign-in/sign-in-parts.ts';

const onProvider = fn<ProviderRequest>();
const onPasskey = fn<PasskeyRequest>();
const onIdentify = fn<IdentityRequest>();
const onSendLink = fn<IdentityRequest>();
const onSendCode = fn<CodeRequest>();

const meta = preview.meta({
  id: 'components-login-form-tests-of-other-ways',
  title: 'Components/Login form/Tests of other sign-in methods',
  component: LoginForm,
  tags: ['beta', 'play'],
  args: { onSignIn, onError },
  beforeEach: () => {
    resetMocks();
    for (const mock of [onIdentify, onSendLink, onSendCode, onPasskey, onProvider]) {
      mock.mockReset();
    }
  },
});

const identity = { username: 'mia@example.com', remember: false };

export const TheAccountIsAskedForFirst = meta.story({
  name: 'The account is asked for first, then the password',
  args: { onIdentify },
  play: async ({ step }) => {
    await step('The password is not visible at first', async () => {
      await ready();
      await expect(password()).not.toBeVisible();
    });
    await step('Enter the account: it is shown above the password, which has focus', async () => {
      onIdentify.mockResolvedValueOnce({ challenge: 'password' });
      await userEvent.type(email(), ' mia@example.com {Enter}');
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(onIdentify).toHaveBeenCalledWith(identity, signal);
      await expect(part('account')).toHaveTextContent('mia@example.com');
      const kept = document.querySelector('input[autocomplete="username webauthn"]');
      await expect(kept).not.toBeVisible();
    });
    await step('Enter a wrong password: an error appears, and the password stays', async () => {
      respondWith({ formError: true });
      await userEvent.type(password(), `${secret}{Enter}`);
      await expectProblem('The sign-in details are incorrect.');
      await expect(lastCredentials()).toEqual({ ...identity, password: secret });
      await expect(password()).toHaveValue(secret);
    });
    await step('Click Back: the account has focus and keeps its text', async () => {
      await userEvent.click(button('Back'));
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(email().value.trim()).toBe('mia@example.com');
    });
  },
});

export const ALinkIsSent = meta.story({
  name: 'A link is sent to the account',
  args: { onSendLink },
  play: async () => {
    await ready();
    await userEvent.click(button('Email me a sign-in link'));
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(onSendLink).not.toHaveBeenCalled();
    onSendLink.mockResolvedValueOnce({ challenge: 'link', resendAfter: 0 });
    await userEvent.type(email(), 'mia@example.com');
    await userEvent.click(button('Email me a sign-in link'));
    await waitFor(() => expect(part('link-step')).toHaveFocus());
    await expect(part('link-step')).toHaveTextContent('If an account exists for mia@example.com');
    await expect(onSendLink).toHaveBeenCalledWith(identity, signal);
  },
});

const dismissed = () => Object.assign(new Error('Dismissed'), { name: 'NotAllowedError' });

export const APasskeySignsIn = meta.story({
  name: 'A passkey signs in, and a dismissed dialog changes nothing',
  args: { onPasskey, remember: true, defaultRemember: true },
  play: async () => {
    await userEvent.type(email(), 'mia');
    onPasskey.mockRejectedValueOnce(dismissed());
    await userEvent.click(button('Sign in with a passkey'));
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    await expect(part('problem')).toBeNull();
    await expect(email()).toHaveValue('mia');
    onPasskey.mockResolvedValueOnce({ formError: 'This passkey was removed.' });
    await userEvent.click(button('Sign in with a passkey'));
    await expectProblem('This passkey was removed.');
    onPasskey.mockResolvedValueOnce({ ok: true });
    await userEvent.click(button('Sign in with a passkey'));
    await screen.findByText('You are signed in.');
    await expect(onPasskey).toHaveBeenLastCalledWith(
      { conditional: false, remember: true },
      signal,
    );
  },
});

export const PasskeysAreOfferedWithTheAutofill = meta.story({
  name: 'Passkeys are offered with the autofill, except during the dialog',
  args: { onPasskey, passkeyAutofill: true },
  beforeEach: () => void onPasskey.mockReturnValue(new Promise(() => {})),
  play: async () => {
    const conditional = () => onPasskey.mock.calls.filter(([passkey]) => passkey.conditional);
    const latest = () => conditional().at(-1)?.[1].signal;
    await waitFor(() => expect(latest()?.aborted).toBe(false));
    const first = latest();
    const dialog = Promise.withResolvers<never>();
    onPasskey.mockReturnValueOnce(dialog.promise);
    await userEvent.click(button('Sign in with a passkey'));
    await waitFor(() => expect(first?.aborted).toBe(true));
    onPasskey.mockResolvedValueOnce({ ok: true });
    dialog.reject(dismissed());
    await screen.findByText('You are signed in.');
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
  play: async ({ canvas }) => {
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
    onProvider.mockResolvedValueOnce(undefined);
    await userEvent.click(button('Continue with One'));
    await expect(onProvider).toHaveBeenCalledWith('one', signal);
  },
});
