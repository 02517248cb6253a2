import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoginForm, type CodeRequest } from '#src/components/account-form/index.ts';
import {
  button,
  code,
  email,
  expectProblem,
  lastCredentials,
  onError,
  onSignIn,
  password,
  resetMocks,
  respondWith,
  secret,
  signal,
  signIn,
} from '#stories/support/sign-in/sign-in-parts.ts';

const onSendCode = fn<CodeRequest>();

const meta = preview.meta({
  title: 'Components/Login form/Tests of security',
  component: LoginForm,
  tags: ['beta', 'play'],
  args: { onSignIn, onError, remember: true, forgotPasswordLink: '#forgot' },
  beforeEach: resetMocks,
});

export const TheCodeStepHasOneWayBack = meta.story({
  name: 'The last row of the code step has the way back and “Send again”',
  args: { onSendCode: fn(), footer: <a href="#sign-up">Create an account</a> },
  play: async () => {
    respondWith({ challenge: 'otp' });
    await signIn();
    await code();
    await expect(await code()).toHaveAccessibleDescription(
      /code for mia@example\.com from your app or message/,
    );
    const foot = screen
      .getByRole('form')
      .querySelector<HTMLElement>('[data-slot="login-form-foot"]');
    const buttons = within(foot ?? document.body).getAllByRole('button');
    await expect(buttons.map((each) => each.textContent)).toEqual([
      'Back',
      expect.stringMatching(/^Send again/),
    ]);
    await expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(button('Back'));
    await expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
  },
});

export const AOneTimeCodeIsAskedForAndPasted = meta.story({
  name: 'A one-time code is requested and pasted',
  play: async ({ step }) => {
    respondWith({ challenge: 'otp' });
    await signIn();
    const field = await code();
    await step('The field of the code has focus, and the account is shown', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      await expect(field).toHaveAccessibleDescription(
        'The 6\u2011digit code for mia@example.com from your app or message',
      );
      await expect(screen.getByText('mia@example.com')).toBeVisible();
      const kept = document.querySelector('input[autocomplete="username webauthn"]');
      await expect(kept).toHaveValue('mia@example.com');
    });
    await step('Paste a code with a space: the field has its digits', async () => {
      await userEvent.paste('123 456');
      await expect(field).toHaveValue('123456');
    });
    await step(
      'Submit half of a code: the field asks for all digits, and nothing is sent',
      async () => {
        onSignIn.mockClear();
        await userEvent.clear(field);
        await userEvent.type(field, '123{Enter}');
        await screen.findByText('Enter exactly 6 digits.');
        await expect(field).toBeInvalid();
        await expect(onSignIn).not.toHaveBeenCalled();
        await userEvent.type(field, '456');
      },
    );
    await step('Submit a wrong code: an error appears, and the code stays', async () => {
      respondWith({ formError: true });
      await userEvent.click(button('Verify'));
      await expectProblem('The code is incorrect or has expired.');
      await expect(lastCredentials()).toEqual({
        username: 'mia@example.com',
        password: secret,
        remember: false,
        code: '123456',
      });
      await expect(field).toHaveValue('123456');
    });
    await step('Submit a code in Arabic digits: it is sent in Western ones', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '٦٥٤ ٣٢١٠');
      respondWith({ ok: true });
      await userEvent.keyboard('{Enter}');
      await screen.findByText('You are signed in.');
      await expect(lastCredentials()).toMatchObject({ code: '654321' });
      await waitFor(() => expect(field).toHaveValue(''));
    });
  },
});

export const TheWayBackKeepsWhatWasTypedAndGivesTheRequestUp = meta.story({
  name: 'Going back keeps the input and aborts the request',
  play: async ({ step }) => {
    await step('Sign in and submit a code: the button shows progress', async () => {
      respondWith({ challenge: 'otp' });
      await signIn();
      await userEvent.type(await code(), '123456');
      onSignIn.mockReturnValueOnce(new Promise(() => {}));
      await userEvent.click(button('Verify'));
      await screen.findByRole('button', { name: 'Signing in…' });
    });
    await step('Click Back: the request is aborted, and the input stays', async () => {
      await userEvent.click(button('Back'));
      await expect(onSignIn.mock.lastCall?.[1].signal.aborted).toBe(true);
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(password()).toHaveValue(secret);
    });
    await step('Sign in again: the field of the code is empty', async () => {
      respondWith({ challenge: 'otp' });
      await userEvent.click(button());
      await expect(await code()).toHaveValue('');
    });
    await step('The password is rejected: its field has focus and the error', async () => {
      respondWith({ fieldErrors: { password: 'Changed meanwhile.' } });
      await userEvent.type(await code(), '123456{Enter}');
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveAccessibleDescription('Changed meanwhile.');
    });
  },
});

export const ThePasswordIsNowhereInTheMarkup = meta.story({
  name: 'The password is nowhere in the markup',
  args: { id: 'audited' },
  play: async () => {
    respondWith({ fieldErrors: { password: 'No.' }, formError: 'No.' });
    await signIn();
    await expectProblem('No.');
    await userEvent.click(button('Show password'));
    await expect(document.documentElement.outerHTML).not.toContain(secret.slice(0, 9));
    await expect(location.href).not.toContain('Tr0ub');
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Tr0ub');
  },
});

export const AnotherSecondFactorIsUsed = meta.story({
  name: 'Another second factor is used',
  args: { onSendCode, remember: false },
  beforeEach: () => void onSendCode.mockReset(),
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
