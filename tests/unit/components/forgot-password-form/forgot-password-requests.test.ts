import { expect, test } from 'vitest';
import type { Attempt } from '#src/components/account-form/parts.ts';
import { forgotPasswordRequestsOf } from '#src/components/forgot-password-form/forgot-password-requests.ts';
import type { ForgotPasswordAnswer } from '#src/components/forgot-password-form/index.ts';

const username = 'mia@example.com';

/** Attempt that calls each function immediately. */
function setUp({ step = 'username', pause = 0 } = {}, answer: ForgotPasswordAnswer = { ok: true }) {
  const { signal } = new AbortController();
  const asked: unknown[] = [];
  const calls: unknown[] = [];
  const ask: Attempt['ask'] = async (trigger, prop, request) => {
    asked.push([trigger, prop, await request(signal)]);
  };
  const record = (prop: string) => async (values: unknown) => {
    calls.push([prop, values]);
    return answer;
  };
  const requests = forgotPasswordRequestsOf(
    { onSend: record('onSend'), onCode: record('onCode') },
    { state: { step }, pause, ask } as unknown as Attempt,
    username,
    (who) => calls.push(['account', who]),
  );
  return { requests, asked, calls };
}

test('success of `onSend` is a sent link', async () => {
  const { requests, asked, calls } = setUp();
  await requests.submit({ username: ` ${username} ` });
  expect(calls).toEqual([
    ['account', username],
    ['onSend', { username }],
  ]);
  expect(asked).toEqual([['submit', 'onSend', { challenge: 'link' }]]);
});

test.each([
  { challenge: 'otp', resendAfter: 9 } as const,
  { formError: true } as const,
  { retryAfter: 9 },
])('%j of `onSend` is handed on', async (answer) => {
  const { requests, asked } = setUp({}, answer);
  await requests.submit({ username });
  expect(asked).toEqual([['submit', 'onSend', answer]]);
});

test('the code goes to `onCode` with the account of the first step', async () => {
  const { requests, asked, calls } = setUp({ step: 'code' });
  await requests.submit({ username: 'changed@example.com', code: ' 482913 ' });
  expect(calls).toEqual([['onCode', { username, code: '482913' }]]);
  expect(asked).toEqual([['submit', 'onCode', { ok: true }]]);
});

test('another link and another code are requested after the pause only', async () => {
  const link = setUp({ step: 'link' });
  await link.requests.submit({ username });
  expect(link.asked).toEqual([['link', 'onSend', { challenge: 'link' }]]);
  const code = setUp({ step: 'code' }, { challenge: 'otp' });
  code.requests.sendCode();
  await Promise.resolve();
  expect(code.calls).toEqual([
    ['account', username],
    ['onSend', { username }],
  ]);
  const paused = setUp({ step: 'link', pause: 9 });
  await paused.requests.submit({ username });
  paused.requests.sendCode();
  expect(paused.calls).toEqual([]);
});
