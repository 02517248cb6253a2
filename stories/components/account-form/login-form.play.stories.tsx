import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoginForm } from '#src/components/account-form/index.ts';
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
  play: async () => {
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
    respondWith({ formError: true });
    await userEvent.click(button());
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(2));
    await expectProblem('The sign-in details are incorrect.');
  },
});

export const SuccessForgetsThePassword = meta.story({
  name: 'Success clears the password',
  play: async () => {
    respondWith({ ok: true });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stay signed in' }));
    await signIn();
    await expect(await screen.findByText('You are signed in.')).toHaveAttribute('role', 'status');
    await expect(lastCredentials()).toMatchObject({ remember: true });
    await waitFor(() => expect(password()).toHaveValue(''));
    await expect(password()).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(button());
    await expect(onSignIn).toHaveBeenCalledOnce();
    respondWith({ ok: true });
    await signIn();
    await waitFor(() => expect(onSignIn).toHaveBeenCalledTimes(2));
  },
});

export const EmptyAndMalformedFieldsAreHeldBack = meta.story({
  name: 'Empty and malformed fields block submission',
  play: async () => {
    await ready();
    await userEvent.click(button());
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAttribute('aria-invalid', 'true');
    await expect(password()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email(), 'mia');
    await userEvent.type(password(), 'x{Enter}');
    await expect(email()).toHaveAccessibleDescription(/name@example\.com/);
    await expect(onSignIn).not.toHaveBeenCalled();
  },
});
