import { expect, test } from 'vitest';
import {
  ForgotPasswordForm,
  LoginForm,
  ResetPasswordForm,
  SignUpForm,
} from '#src/components/account-form/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const username = 'mia@example.com';

// Each field with its id, name, type, `autocomplete` and value, and whether it is in sight.
test.each([
  [
    'LoginForm',
    <LoginForm key="1" />,
    [
      ['sign-in-username', 'username', 'email', 'username webauthn', '', true],
      ['sign-in-password', 'password', 'password', 'current-password', '', true],
    ],
  ],
  [
    'SignUpForm',
    <SignUpForm key="2" withName />,
    [
      ['sign-up-name', 'name', 'text', 'name', '', true],
      ['sign-up-username', 'username', 'email', 'username', '', true],
      ['sign-up-password', 'password', 'password', 'new-password', '', true],
    ],
  ],
  [
    'ForgotPasswordForm',
    <ForgotPasswordForm key="3" />,
    [['forgot-password-username', 'username', 'email', 'username', '', true]],
  ],
  [
    'ResetPasswordForm',
    <ResetPasswordForm key="4" username={username} />,
    [
      ['reset-password-username', 'username', 'text', 'username', username, false],
      ['reset-password-password', 'password', 'password', 'new-password', '', true],
    ],
  ],
])('password managers find the fields of %s', async (_, form, facts) => {
  mount(form);
  await settle();
  const fields = [...document.querySelectorAll('input')].map((field) => [
    field.id,
    field.name,
    field.type,
    field.autocomplete,
    field.value,
    field.checkVisibility(),
  ]);
  expect(fields).toEqual(facts);
  expect(document.querySelector('[role="combobox"], [autocomplete="off"]')).toBeNull();
});
