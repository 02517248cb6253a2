import { expect, test, vi } from 'vitest';
import type { Attempt } from '#src/components/account-form/parts.ts';
import type { FormHandle } from '#src/components/field/index.ts';
import {
  signUpRequestsOf,
  type SignUpFields,
} from '#src/components/sign-up-form/sign-up-requests.ts';

const fields: SignUpFields = { username: ' mia@example.com ', password: ' two words ' };
const username = 'mia@example.com';

/** Attempt that calls each function immediately, and the form with these fields. */
function setUp({ step = 'credentials', pause = 0, valid = true } = {}) {
  const { signal } = new AbortController();
  const asked: unknown[] = [];
  const attempt = {
    state: { step },
    pause,
    ask: vi.fn<Attempt['ask']>(async (trigger, prop, request) => {
      asked.push([trigger, prop]);
      await request(signal);
    }),
  } as unknown as Attempt;
  const form = {
    get: (name?: keyof SignUpFields) => (name ? fields[name] : fields),
    validate: async () => valid,
    focus: vi.fn<() => boolean>(),
  } as unknown as FormHandle<SignUpFields>;
  const calls: unknown[][] = [];
  const record = (prop: string) => async (values: unknown) => {
    calls.push([prop, values]);
    return { ok: true } as const;
  };
  const requests = signUpRequestsOf(
    {
      onSignUp: record('onSignUp'),
      onSendCode: record('onSendCode'),
      onSendLink: record('onSendLink'),
      onPasskey: record('onPasskey'),
    },
    attempt,
    form,
    (who) => calls.push(['account', who]),
  );
  return { requests, calls, asked, form };
}

test('the account is trimmed, the password is sent as typed, and what is not asked for is absent', async () => {
  const { requests, calls } = setUp();
  await requests.submit(fields);
  expect(calls).toEqual([
    ['account', username],
    ['onSignUp', { username, password: ' two words ' }],
  ]);
});

test('a name is trimmed, and accepted terms are `accepted`', async () => {
  const { requests, calls } = setUp();
  await requests.submit({ ...fields, name: ' Mia ', terms: true });
  expect(calls.at(-1)).toEqual([
    'onSignUp',
    { name: 'Mia', username, accepted: true, password: ' two words ' },
  ]);
});

test('the code step sends the same values and the code', async () => {
  const { requests, calls } = setUp({ step: 'code' });
  await requests.submit({ ...fields, code: ' 482913 ' });
  expect(calls.at(-1)).toEqual(['onSignUp', { username, password: ' two words ', code: '482913' }]);
});

test('another link and another code are requested after the pause only, with the values of the form', async () => {
  const values = { username, password: ' two words ' };
  const link = setUp({ step: 'link' });
  await link.requests.submit(fields);
  expect(link.calls.at(-1)).toEqual(['onSendLink', values]);
  expect(link.asked).toEqual([['link', 'onSendLink']]);
  const code = setUp({ step: 'code' });
  code.requests.sendCode();
  expect(code.calls).toEqual([['onSendCode', values]]);
  const paused = setUp({ step: 'link', pause: 9 });
  await paused.requests.submit(fields);
  paused.requests.sendCode();
  expect(paused.asked).toEqual([]);
});

test('a passkey needs valid fields, and gets no password', async () => {
  const { requests, calls } = setUp();
  await requests.signUpByPasskey();
  expect(calls.at(-1)).toEqual(['onPasskey', { username }]);
  const invalid = setUp({ valid: false });
  await invalid.requests.signUpByPasskey();
  expect(invalid.asked).toEqual([]);
  expect(invalid.form.focus).toHaveBeenCalledOnce();
});
