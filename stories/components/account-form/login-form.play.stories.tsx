import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoginForm, type SignInAnswer } from '#src/components/account-form/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';
import {
  button,
  email,
  expectProblem,
  lastCredentials,
  onError,
  onSignIn,
  password,
  resetMocks,
  respondWith,
  secret,
  signIn,
} from '#stories/support/sign-in/sign-in-parts.ts';

const meta = preview.meta({
  title: 'Components/Login form/Tests',
  component: LoginForm,
  tags: ['beta', 'play'],
  args: { onSignIn, onError, remember: true, forgotPasswordLink: '#forgot' },
  beforeEach: resetMocks,
});

export const WrongDetailsAreToldAndWhatWasTypedStays = meta.story({
  name: 'Incorrect details are reported, and the input stays',
  play: async ({ step }) => {
    await step('Sign in with wrong details: an error appears, and the input stays', async () => {
      respondWith({ formError: true });
      await signIn();
      await expectProblem('The sign-in details are incorrect.');
      await expect(onSignIn).toHaveBeenCalledOnce();
      await expect(onSignIn).toHaveBeenCalledWith(
        { username: 'mia@example.com', password: secret, remember: false },
        { signal: expect.any(AbortSignal) },
      );
      await expect(password()).toHaveValue(secret);
      await expect(email()).not.toHaveAttribute('aria-invalid', 'true');
      await expect(password()).not.toHaveAttribute('aria-invalid', 'true');
      await expect(button()).not.toHaveAttribute('aria-disabled');
    });
    await step('Sign in again: the error is announced again', async () => {
      respondWith({ formError: true });
      await userEvent.click(button());
      await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(2));
      await expectProblem('The sign-in details are incorrect.');
    });
  },
});

export const FaultsOfFieldsStandAtTheFieldsAndGoWithAChange = meta.story({
  name: 'Field errors show at their fields and disappear with a change',
  play: async ({ step }) => {
    await step('Sign in with an expired password: the field has focus and an error', async () => {
      respondWith({ fieldErrors: { password: 'This password has expired.' } });
      await signIn();
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveAccessibleDescription('This password has expired.');
      await expect(password()).toHaveAttribute('aria-invalid', 'true');
      await expect(email()).toHaveValue('mia@example.com');
    });
    await step('Type: the error disappears', async () => {
      await userEvent.type(password(), 'x');
      await expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
});

export const ALockedAccountIsToldInTheHostsWords = meta.story({
  name: "A locked account is reported in the host's words",
  play: async () => {
    respondWith({
      formError: 'Sign-in is locked. Write to help@example.com.',
      clearPassword: true,
    });
    await signIn();
    await expectProblem('Sign-in is locked. Write to help@example.com.');
    await expect(password()).toHaveValue('');
    await expect(email().value.trim()).toBe('mia@example.com');
  },
});

export const APauseHoldsTheButtonBack = meta.story({
  name: 'A lockout disables the button',
  play: async ({ step }) => {
    await step('Sign in during a lockout: the button is disabled with an error', async () => {
      respondWith({ retryAfter: 90 });
      await signIn();
      await expectProblem(/^Too many attempts\. Try again in (90|89) seconds\.$/);
      await expect(button()).toHaveAttribute('aria-disabled', 'true');
    });
    await step('Click the button and press Enter: nothing is sent', async () => {
      await userEvent.click(button());
      await userEvent.type(password(), '{Enter}');
      await expect(onSignIn).toHaveBeenCalledOnce();
      await expect(password()).toHaveValue(secret);
    });
  },
});

export const ALostNetworkIsRecognized = meta.story({
  name: 'A lost connection is detected',
  play: async ({ step }) => {
    await step('The request fails: an error about the connection appears', async () => {
      onSignIn.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await signIn();
      await expectProblem('The server cannot be reached. Check your connection and try again.');
      await expect(onError.mock.calls).toEqual([[new TypeError('Failed to fetch')]]);
    });
    await step('The browser is offline: the error appears again', async () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      onSignIn.mockRejectedValueOnce(new Error('No answer'));
      await userEvent.click(button());
      await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
      await expectProblem('The server cannot be reached. Check your connection and try again.');
    });
    Reflect.deleteProperty(navigator, 'onLine');
  },
});

export const WhatIsThrownBecomesASentence = meta.story({
  name: 'A thrown error becomes a message',
  play: async ({ step }) => {
    await step('The handler throws: an error without its details appears', async () => {
      onSignIn.mockImplementationOnce(() => {
        throw new Error('Broken: details that no reader needs');
      });
      await signIn();
      await expectProblem('Something went wrong. Try again.');
      await expect(document.body).not.toHaveTextContent('details that no reader needs');
      await expect(onError).toHaveBeenCalledOnce();
    });
    await step('Sign in again: it succeeds', async () => {
      respondWith({ ok: true });
      await userEvent.click(button());
      await screen.findByText('You are signed in.');
    });
  },
});

export const ASlowAnswerShowsProgressAndIsAskedForOnce = meta.story({
  name: 'A slow response shows progress and is requested once',
  play: async ({ step }) => {
    const { promise, resolve } = Promise.withResolvers<SignInAnswer>();
    await step('Sign in twice: the button shows progress, and one request is sent', async () => {
      onSignIn.mockReturnValueOnce(promise);
      await signIn();
      const busy = await screen.findByRole('button', { name: 'Signing in…' });
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(busy);
      await userEvent.type(password(), '{Enter}');
      await expect(onSignIn).toHaveBeenCalledOnce();
    });
    await step('The response arrives: its error appears, and the button is enabled', async () => {
      resolve({ formError: true });
      await expectProblem('The sign-in details are incorrect.');
      await expect(button()).not.toHaveAttribute('aria-disabled');
    });
  },
});

export const SuccessForgetsThePassword = meta.story({
  name: 'Success clears the password',
  play: async ({ step }) => {
    await step('Sign in: it succeeds, and the password is cleared', async () => {
      respondWith({ ok: true });
      await userEvent.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
      await signIn();
      await expect(await screen.findByText('You are signed in.')).toHaveAttribute('role', 'status');
      await expect(lastCredentials()).toMatchObject({ remember: true });
      await waitFor(() => expect(password()).toHaveValue(''));
      await expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    });
    await step('Submit without a password: nothing is sent', async () => {
      await userEvent.click(button());
      await expect(onSignIn).toHaveBeenCalledOnce();
    });
    await step('Sign in again: a second request is sent', async () => {
      respondWith({ ok: true });
      await signIn();
      await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(2));
    });
  },
});

export const EmptyAndMalformedFieldsAreHeldBack = meta.story({
  name: 'Empty and malformed fields block submission',
  play: async ({ step }) => {
    await ready();
    await step('Submit empty fields: both are invalid, and the first one has focus', async () => {
      await userEvent.click(button());
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(email()).toHaveAttribute('aria-invalid', 'true');
      await expect(password()).toHaveAttribute('aria-invalid', 'true');
    });
    await step('Submit an incomplete address: an error appears, and nothing is sent', async () => {
      await userEvent.type(email(), 'mia');
      await userEvent.type(password(), 'x{Enter}');
      await expect(email()).toHaveAccessibleDescription(/name@example\.com/);
      await expect(onSignIn).not.toHaveBeenCalled();
    });
  },
});

export const PasswordManagersFindTheirFields = meta.story({
  name: 'Password managers find their fields',
  play: async ({ canvasElement, step }) => {
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' });
    const [who, secretField] = [email(), password()];
    const facts = ({ name, type, autocomplete, form: owner }: HTMLInputElement) => [
      name,
      type,
      autocomplete,
      owner === form,
    ];
    await step('Form and fields have the names and types of a sign-in form', async () => {
      await expect(form.getAttribute('method')).toBe('post');
      await expect(facts(who)).toEqual(['username', 'email', 'username webauthn', true]);
      await expect(facts(secretField)).toEqual(['password', 'password', 'current-password', true]);
      await expect(who.id).toBe('sign-in-username');
      await expect(secretField.id).toBe('sign-in-password');
      await expect(form.elements.namedItem('remember')).toHaveProperty('type', 'checkbox');
      await expect(
        canvasElement.querySelector('[role="combobox"], [autocomplete="off"]'),
      ).toBeNull();
    });
    await step('Fill in the fields without keys and submit: both values are sent', async () => {
      // Some password managers fill in fields without a key press.
      who.value = 'mia@example.com';
      secretField.value = secret;
      respondWith({ ok: true });
      await userEvent.click(button());
      await waitFor(() => expect(lastCredentials()).toMatchObject({ password: secret }));
    });
  },
});
