import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  SignUpForm,
  type SignUpAnswer,
  type SignUpPasskeyRequest,
  type SignUpRequest,
  type SignUpSendRequest,
} from '#src/components/account-form/index.ts';
import { ready } from '#stories/support/forms/form-parts.ts';
import {
  account,
  button,
  code,
  email,
  expectProblem,
  part,
  password,
  secret,
  signal,
} from '#stories/support/sign-in/sign-in-parts.ts';

const onSignUp = fn<SignUpRequest>();
const onSendCode = fn<SignUpSendRequest>();
const onSendLink = fn<SignUpSendRequest>();
const onPasskey = fn<SignUpPasskeyRequest>();
const onError = fn<(error: unknown) => void>();

const meta = preview.meta({
  title: 'Components/Sign-up form/Tests',
  component: SignUpForm,
  tags: ['beta', 'play'],
  args: { onSignUp, onError },
  beforeEach: () => {
    for (const mock of [onSignUp, onSendCode, onSendLink, onPasskey, onError]) mock.mockReset();
  },
});

const create = () => button('Create account');
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const termsBox = () => screen.getByRole('checkbox', { name: 'I accept the terms' });
const respondWith = (answer: SignUpAnswer) => onSignUp.mockResolvedValueOnce(answer);

/** Fills in the first step and submits it with Enter. */
const signUp = async () => {
  await ready();
  await userEvent.clear(email());
  await userEvent.type(email(), ' mia@example.com ');
  await userEvent.clear(password());
  await userEvent.type(password(), `${secret}{Enter}`);
};

export const AnAccountIsCreated = meta.story({
  name: 'An account is created with name, account, password and terms',
  args: { withName: true, terms: 'I accept the terms', afterSuccess: '#welcome' },
  play: async ({ step }) => {
    await step('Submit empty fields: all are invalid, and the name has focus', async () => {
      await ready();
      await userEvent.click(create());
      await waitFor(() => expect(nameField()).toHaveFocus());
      for (const field of [nameField(), email(), password(), termsBox()]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
    });
    await step('Enter a short password: the error names the minimum', async () => {
      await userEvent.type(nameField(), ' Mia ');
      await userEvent.type(email(), 'mia@example.com');
      await userEvent.type(password(), 'short');
      await userEvent.click(termsBox());
      await userEvent.click(create());
      await waitFor(() => expect(password()).toHaveFocus());
      await expect(password()).toHaveAccessibleDescription(/Enter at least 8 characters\./);
      await expect(onSignUp).not.toHaveBeenCalled();
    });
    await step('Enter a longer one: the values are sent', async () => {
      respondWith({ ok: true });
      await userEvent.clear(password());
      await userEvent.type(password(), `${secret}{Enter}`);
      await waitFor(() => expect(onSignUp).toHaveBeenCalledOnce());
      await expect(onSignUp).toHaveBeenCalledWith(
        { name: 'Mia', ...account, accepted: true, password: secret },
        signal,
      );
    });
    await step('The success message has focus and a link; the password field is gone', async () => {
      await waitFor(() => expect(part('done')).toHaveFocus());
      await expect(part('done')).toHaveTextContent('Your account has been created.');
      await expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
        'href',
        '#welcome',
      );
      await expect(document.querySelector('input')).toBeNull();
    });
  },
});

export const ACodeByEmailConfirmsTheAccount = meta.story({
  name: 'A code by email confirms the account',
  args: { onSendCode },
  play: async ({ step }) => {
    await step('Sign up: the code has focus, and the account is shown', async () => {
      respondWith({ challenge: 'otp', resendAfter: 0 });
      await signUp();
      await waitFor(async () => expect(await code()).toHaveFocus());
      await expect(await code()).toHaveAccessibleDescription(
        'The 6\u2011digit code from our email to mia@example.com',
      );
    });
    await step('Click “Send again”: a code is requested, and a pause starts', async () => {
      onSendCode.mockResolvedValueOnce({ challenge: 'otp', resendAfter: 600 });
      await userEvent.click(button('Send again'));
      await waitFor(() => expect(button('Send again in 10 minutes')).toBeVisible());
      await expect(onSendCode).toHaveBeenCalledWith({ ...account, password: secret }, signal);
      await screen.findByText('Sent again');
    });
    await step('Submit a wrong code: an error appears, and the values are sent again', async () => {
      respondWith({ formError: true });
      await userEvent.type(await code(), '482913{Enter}');
      await expectProblem('The code is incorrect or has expired.');
      await expect(onSignUp.mock.lastCall?.[0]).toEqual({
        ...account,
        password: secret,
        code: '482913',
      });
    });
    await step('Click Back: the first field has focus, and the input is kept', async () => {
      await userEvent.click(button('Back'));
      await waitFor(() => expect(email()).toHaveFocus());
      await expect(password()).toHaveValue(secret);
    });
  },
});

export const ALinkByEmailConfirmsTheAccount = meta.story({
  name: 'A link by email confirms the account',
  args: { onSendLink },
  play: async () => {
    respondWith({ challenge: 'link', resendAfter: 0 });
    await signUp();
    await waitFor(() => expect(part('link-step')).toHaveFocus());
    await expect(part('link-step')).toHaveTextContent('mia@example.com');
    onSendLink.mockResolvedValueOnce({ challenge: 'link', resendAfter: 600 });
    await userEvent.click(button('Send again'));
    await screen.findByText('Sent again');
    await expect(onSendLink).toHaveBeenCalledWith({ ...account, password: secret }, signal);
    await expect(button('Send again in 10 minutes')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const APasskeyReplacesThePassword = meta.story({
  name: 'A passkey replaces the password',
  args: { onPasskey, terms: 'I accept the terms' },
  play: async () => {
    const passkey = () => button('Sign up with a passkey');
    await ready();
    await userEvent.click(passkey());
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(termsBox()).toHaveAttribute('aria-invalid', 'true');
    await expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    await expect(onPasskey).not.toHaveBeenCalled();
    onPasskey.mockRejectedValueOnce(new DOMException('Dismissed', 'NotAllowedError'));
    await userEvent.type(email(), 'mia@example.com');
    await userEvent.click(termsBox());
    await userEvent.click(passkey());
    await waitFor(() => expect(onPasskey).toHaveBeenCalledOnce());
    await expect(onPasskey).toHaveBeenCalledWith({ ...account, accepted: true }, signal);
    await waitFor(() => expect(passkey()).not.toHaveAttribute('data-loading'));
    await expect(part('problem')).toBeNull();
    onPasskey.mockResolvedValueOnce({ ok: true });
    await userEvent.click(passkey());
    await waitFor(() => expect(part('done')).toHaveFocus());
  },
});

export const ARefusalDoesNotSayWhy = meta.story({
  name: 'A refusal does not say why, and keeps the input',
  play: async () => {
    respondWith({ formError: true });
    await signUp();
    await expectProblem('The account could not be created. Check your details and try again.');
    await expect(password()).toHaveValue(secret);
  },
});

export const TheMinimumOfAPasswordIsSaid = meta.story({
  name: 'The minimum length of a password is described, and known to the browser',
  args: { minPasswordLength: 12 },
  play: async () => {
    await ready();
    await expect(password().minLength).toBe(12);
    await expect(password()).toHaveAccessibleDescription('At least 12 characters');
  },
});
