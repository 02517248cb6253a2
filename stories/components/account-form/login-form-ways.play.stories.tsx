import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  LoginForm,
  type CodeRequest,
  type IdentityRequest,
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
  signIn,
} from '#stories/support/sign-in/sign-in-parts.ts';

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
    for (const mock of [onIdentify, onSendLink, onSendCode]) mock.mockReset();
  },
});

const signal = { signal: expect.any(AbortSignal) };
const identity = { username: 'mia@example.com', remember: false };
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'One-time code' });

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

export const AFailedFirstStepKeepsTheAccount = meta.story({
  name: 'A failed first step keeps the account',
  args: { onIdentify },
  play: async ({ step }) => {
    await step('The request fails: an error appears, and the account stays', async () => {
      await ready();
      onIdentify.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await userEvent.type(email(), 'mia@example.com{Enter}');
      await expectProblem('The server cannot be reached. Check your connection and try again.');
      await expect(email()).toHaveValue('mia@example.com');
    });
    await step('Click Continue: the account has focus and the error of the response', async () => {
      onIdentify.mockResolvedValueOnce({ fieldErrors: { username: 'Use your work address.' } });
      await userEvent.click(button('Continue'));
      await waitFor(() => expect(email()).toHaveAccessibleDescription('Use your work address.'));
      await expect(email()).toHaveFocus();
    });
  },
});

export const ALinkIsSentAndSentAgain = meta.story({
  name: 'A link is sent, and sent again after a pause',
  args: { onSendLink },
  play: async ({ step }) => {
    await step('Request a link without an address: the address has focus', async () => {
      await ready();
      await userEvent.click(button('Email me a sign-in link'));
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(onSendLink).not.toHaveBeenCalled();
    });
    await step('Request a link: its step has focus and names the address', async () => {
      onSendLink.mockResolvedValueOnce({ challenge: 'link', resendAfter: 0 });
      await userEvent.type(email(), 'mia@example.com');
      await userEvent.click(button('Email me a sign-in link'));
      await waitFor(() => expect(part('link-step')).toHaveFocus());
      await expect(part('link-step')).toHaveTextContent('mia@example.com');
      await expect(part('link-step')).toHaveTextContent('If an account exists for mia@example.com');
      await expect(onSendLink).toHaveBeenCalledWith(identity, signal);
    });
    await step('Click “Send again”: the link is sent again', async () => {
      onSendLink.mockResolvedValueOnce({ challenge: 'link', resendAfter: 600 });
      await userEvent.click(button('Send again'));
      await screen.findByText('Sent again');
    });
    await step('Click the button during the pause: nothing is sent', async () => {
      const held = button('Send again in 10 minutes');
      await expect(held).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(held);
      await expect(onSendLink).toHaveBeenCalledTimes(2);
    });
    await step('Click Back: the address has focus and keeps its text', async () => {
      await userEvent.click(button('Back'));
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(email()).toHaveValue('mia@example.com');
    });
  },
});

export const AnotherSecondFactorIsUsed = meta.story({
  name: 'Another second factor is used',
  args: { onSendCode },
  play: async ({ step }) => {
    await step('Sign in and type part of a code', async () => {
      respondWith({ challenge: 'otp', factors: ['app', 'email', 'recovery'] });
      await signIn();
      await userEvent.type(await code(), '111');
    });
    await step('Request a code by email: the field is empty and has focus', async () => {
      onSendCode.mockResolvedValueOnce({ challenge: 'otp', resendAfter: 0 });
      await userEvent.click(button('Get a code by email'));
      await expect(onSendCode).toHaveBeenCalledWith(
        { username: 'mia@example.com', factor: 'email' },
        signal,
      );
      await waitFor(async () => expect(await code()).toHaveFocus());
      await expect(await code()).toHaveValue('');
      await screen.findByText('Sent again');
    });
    await step('Click “Send again”: the button names the pause', async () => {
      onSendCode.mockResolvedValueOnce({ challenge: 'otp', resendAfter: 600 });
      await userEvent.click(button('Send again'));
      await waitFor(() => expect(button('Send again in 10 minutes')).toBeVisible());
    });
    await step('Submit a wrong code: an error appears, and the factor is sent', async () => {
      respondWith({ formError: true });
      await userEvent.type(await code(), '482913{Enter}');
      await expectProblem('The code is incorrect or has expired.');
      await expect(lastCredentials()).toMatchObject({ code: '482913', factor: 'email' });
    });
    await step('Submit a recovery code: it is sent, and sign-in succeeds', async () => {
      await userEvent.click(button('Use a recovery code'));
      const recovery = await screen.findByRole('textbox', { name: 'Recovery code' });
      await waitFor(() => expect(recovery).toHaveFocus());
      respondWith({ ok: true });
      await userEvent.type(recovery, ' k7m2-9qtx {Enter}');
      await screen.findByText('You are signed in.');
      await expect(lastCredentials()).toMatchObject({ code: 'k7m2-9qtx', factor: 'recovery' });
    });
  },
});
