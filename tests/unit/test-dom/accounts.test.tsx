import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SignUpForm, type SignUpAnswer } from '#src/index.ts';

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
