import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  ForgotPasswordForm,
  SignUpForm,
  type ForgotPasswordAnswer,
  type SignUpAnswer,
} from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const username = 'mia@example.com';
const password = ' two words ';
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

/** Functions of the application that record their calls and give an answer. */
function recorder<Answer>(answer: Answer) {
  const calls: unknown[][] = [];
  const record = (prop: string) => async (values: unknown) => {
    calls.push([prop, values]);
    return answer;
  };
  return { calls, record };
}

/** Mounts a form and fills it in as a password manager does, without a key press. */
async function open(form: ReactElement, values: Readonly<Record<string, string>> = {}) {
  mount(form);
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
  for (const [name, value] of Object.entries(values)) field(name).value = value;
}

/** Presses a part of a form and waits for its request. */
async function press(part: string) {
  partOf(part).click();
  await settle();
}

test('the account is trimmed, the password is sent as typed, and what is not asked for is absent', async () => {
  const { calls, record } = recorder<SignUpAnswer>({ formError: true });
  await open(<SignUpForm onSignUp={record('onSignUp')} />, {
    username: ` ${username} `,
    password,
  });
  await press('sign-up-form-submit');
  expect(calls).toEqual([['onSignUp', { username, password }]]);
});

test('a name is trimmed, and accepted terms are `accepted`', async () => {
  const { calls, record } = recorder<SignUpAnswer>({ formError: true });
  await open(<SignUpForm withName terms="I accept" onSignUp={record('onSignUp')} />, {
    name: ' Mia ',
    username,
    password,
  });
  await userEvent.click(field('terms'));
  await press('sign-up-form-submit');
  expect(calls).toEqual([['onSignUp', { name: 'Mia', username, accepted: true, password }]]);
});

test('the code step sends the same values and the code', async () => {
  const { calls, record } = recorder<SignUpAnswer>({ challenge: 'otp' });
  await open(<SignUpForm onSignUp={record('onSignUp')} />, { username, password });
  await press('sign-up-form-submit');
  await userEvent.fill(field('code'), ' 482913 ');
  await press('sign-up-form-submit');
  expect(calls.at(-1)).toEqual(['onSignUp', { username, password, code: '482913' }]);
});

test.each([
  ['link', 'sign-up-form-submit', 'onSendLink'],
  ['otp', 'sign-up-form-send-code', 'onSendCode'],
] as const)(
  'another %s is requested after the pause only, with the values of the form',
  async (challenge, part, prop) => {
    const { calls, record } = recorder<SignUpAnswer>({ challenge, resendAfter: 30 });
    await open(
      <SignUpForm
        {...{ [prop]: record(prop) }}
        defaultUsername={username}
        defaultAnswer={{ challenge, resendAfter: 0 }}
      />,
      { password },
    );
    await press(part);
    expect(calls).toEqual([[prop, { username, password }]]);
    await press(part);
    expect(calls).toHaveLength(1);
  },
);

test('a passkey needs valid fields, and gets no password', async () => {
  const { calls, record } = recorder<SignUpAnswer>({ canceled: true });
  await open(<SignUpForm onPasskey={record('onPasskey')} />, { password });
  await press('sign-up-form-passkey');
  expect(calls).toEqual([]);
  expect(document.activeElement).toBe(field('username'));
  field('username').value = ` ${username} `;
  await press('sign-up-form-passkey');
  expect(calls).toEqual([['onPasskey', { username }]]);
});

test.each<[answer: ForgotPasswordAnswer, step: string, problem: string | null]>([
  [{ ok: true }, 'link', null],
  [{ challenge: 'otp', resendAfter: 9 }, 'code', null],
  [{ formError: 'No.' }, 'username', 'custom'],
  [{ retryAfter: 9 }, 'username', 'blocked'],
])('%j of `onSend` leads to the step %s', async (answer, step, problem) => {
  const { calls, record } = recorder(answer);
  await open(<ForgotPasswordForm onSend={record('onSend')} />, { username: ` ${username} ` });
  await press('forgot-password-form-submit');
  expect(calls).toEqual([['onSend', { username }]]);
  expect(partOf('forgot-password-form').dataset.step).toBe(step);
  const shown = document.querySelector<HTMLElement>('[data-slot="forgot-password-form-problem"]');
  expect(shown?.dataset.problem ?? null).toBe(problem);
});

test('the code goes to `onCode` with the account of the first step', async () => {
  const { calls, record } = recorder<ForgotPasswordAnswer>({ challenge: 'otp' });
  const form = <ForgotPasswordForm onSend={record('onSend')} onCode={record('onCode')} />;
  await open(form, { username });
  await press('forgot-password-form-submit');
  field('username').value = 'changed@example.com';
  await userEvent.fill(field('code'), ' 482913 ');
  await press('forgot-password-form-submit');
  expect(calls.at(-1)).toEqual(['onCode', { username, code: '482913' }]);
});

test.each([
  ['link', 'forgot-password-form-submit'],
  ['otp', 'forgot-password-form-send-code'],
] as const)(
  'another %s of a forgotten password is requested after the pause only',
  async (challenge, part) => {
    const { calls, record } = recorder<ForgotPasswordAnswer>({ challenge, resendAfter: 30 });
    await open(
      <ForgotPasswordForm
        onSend={record('onSend')}
        defaultUsername={username}
        defaultAnswer={{ challenge, resendAfter: 0 }}
      />,
    );
    await press(part);
    expect(calls).toEqual([['onSend', { username }]]);
    await press(part);
    expect(calls).toHaveLength(1);
  },
);
