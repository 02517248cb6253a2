import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  ForgotPasswordForm,
  ResetPasswordForm,
  SignUpForm,
  type SignUpAnswer,
} from '#src/index.ts';

const password = 'a mosaic of trips';

test('a sign-up form shows an error of the server, asks for a code and ends', async () => {
  const user = userEvent.setup();
  const given: object[] = [];
  const answers: SignUpAnswer[] = [
    { fieldErrors: { username: 'We know this address.' } },
    { challenge: 'otp' },
    { ok: true },
  ];
  render(
    <SignUpForm
      withName
      terms="I accept the terms"
      afterSuccess={<p>Welcome.</p>}
      onSignUp={async (values) => {
        given.push(values);
        return answers.shift() ?? { ok: true };
      }}
    />,
  );
  const signUp = screen.getByRole('button', { name: 'Create account' });
  await user.click(signUp);
  const email = screen.getByRole('textbox', { name: /email/i });
  await waitFor(() => expect(email).toBeInvalid());
  expect(given).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /name/i }), 'Mia');
  await user.type(email, 'mia@example.com');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms' }));
  await user.click(signUp);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/We know this address/));
  await user.type(email, '.au');
  await user.click(signUp);
  await user.type(await screen.findByRole('textbox', { name: /code/i }), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Welcome.')).toBeVisible();
  expect(given.at(-1)).toMatchObject({
    name: 'Mia',
    username: 'mia@example.com.au',
    password,
    code: '123456',
  });
});

test('a forgotten password: the form sends a link', async () => {
  const user = userEvent.setup();
  const sent: string[] = [];
  render(
    <ForgotPasswordForm
      onSend={async ({ username }) => {
        sent.push(username);
        return { challenge: 'link' };
      }}
    />,
  );
  await user.type(screen.getByRole('textbox', { name: /email/i }), 'mia@example.com');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByText(/we have sent a link/)).toHaveTextContent('mia@example.com');
  expect(sent).toEqual(['mia@example.com']);
});

test('a new password is shown, changed and confirmed', async () => {
  const user = userEvent.setup();
  const changed: string[] = [];
  render(
    <ResetPasswordForm
      onChangePassword={async (values) => {
        changed.push(values.password);
        return { ok: true };
      }}
    />,
  );
  const input = screen.getByLabelText('New password');
  await user.type(input, password);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/sign in with your new password/)).toBeVisible();
  expect(changed).toEqual([password]);
});
