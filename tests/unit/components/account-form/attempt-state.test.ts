import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialState,
  nextState,
  type AttemptEvent,
  type AttemptState,
} from '#src/components/account-form/attempt-state.ts';
import { isCanceled, isUnreachable } from '#src/components/account-form/use-attempt.ts';

const fields = ['username', 'password', 'code'];
const steps = ['password', 'code', 'link'] as const;
const start = initialState({ first: 'credentials', steps, fields });
const inCode: AttemptState = { ...start, step: 'code' };
const named = initialState({ first: 'username', steps, fields });
const pause = { seconds: 30 };
const after = (state: AttemptState, ...events: AttemptEvent[]) => events.reduce(nextState, state);
const answered = (answer: unknown, state = start) =>
  after(state, { type: 'submit', trigger: 'submit' }, { type: 'answer', answer });

describe('a response', () => {
  test.each<[string, unknown, AttemptState, Partial<AttemptState>]>([
    ['success', { ok: true }, start, { status: 'done' }],
    ['a request for a code', { challenge: 'otp' }, start, { step: 'code', pause }],
    [
      'a request for one of several codes',
      { challenge: 'otp', factors: ['email', 'sms', 'app'], resendAfter: 0 },
      start,
      { step: 'code', factors: ['email', 'app'], factor: 'email' },
    ],
    ['a request for the password', { challenge: 'password' }, named, { step: 'password' }],
    [
      'a sent link',
      { challenge: 'link', resendAfter: 9.5 },
      named,
      { step: 'link', pause: { seconds: 10 } },
    ],
    ['a dismissed dialog', { canceled: true }, inCode, { step: 'code' }],
    [
      'an error of the password, where it has a step of its own',
      { fieldErrors: { password: 'Expired.' } },
      { ...named, step: 'code' },
      { step: 'password', fieldErrors: { password: 'Expired.' } },
    ],
    [
      'an error of the account, where it has a step of its own',
      { fieldErrors: { username: 'Unknown.' } },
      { ...named, step: 'password' },
      { step: 'username', fieldErrors: { username: 'Unknown.' } },
    ],
    ['the default error', { formError: true }, start, { problem: { kind: 'wrong' } }],
    [
      'the default error of the code',
      { formError: true },
      inCode,
      { step: 'code', problem: { kind: 'wrong-code' } },
    ],
    ['a sentence', { formError: 'No.' }, start, { problem: { kind: 'custom', text: 'No.' } }],
    ['a pause', { retryAfter: 29.2 }, start, { problem: { kind: 'blocked', seconds: 30 } }],
    [
      'a lockout that is already over',
      { retryAfter: 0 },
      start,
      { problem: { kind: 'blocked', seconds: 1 } },
    ],
    [
      'an error of the code',
      { fieldErrors: { code: 'Used.' } },
      inCode,
      { step: 'code', fieldErrors: { code: 'Used.' } },
    ],
    [
      'an error of the first step in the second',
      { fieldErrors: { password: 'Expired.' } },
      inCode,
      { step: 'credentials', fieldErrors: { password: 'Expired.' } },
    ],
    [
      'errors of a field and of the form',
      { fieldErrors: { username: 'Unknown.' }, formError: 'No.' },
      start,
      { fieldErrors: { username: 'Unknown.' }, problem: { kind: 'custom', text: 'No.' } },
    ],
  ])('with %s', (_what, answer, state, wanted) => {
    expect(answered(answer, state)).toEqual({ ...state, ...wanted });
  });

  test.each([
    undefined,
    { ok: false },
    { retryAfter: Number.NaN },
    { retryAfter: '30' },
    { retryAfter: Number.POSITIVE_INFINITY },
    { challenge: 'sms' },
    { fieldErrors: { email: 'An unknown field name.' } },
    { fieldErrors: null },
    { formError: '' },
    { formError: false },
  ])('that is invalid, %j, is an error with its own text', (answer) => {
    expect(answered(answer)).toEqual({ ...start, problem: { kind: 'unusable' } });
  });
});

test('a thrown error ends the pending state and stays in its step', () => {
  const thrown = (unreachable: boolean) =>
    after(
      inCode,
      { type: 'submit', trigger: 'submit' },
      { type: 'slow' },
      { type: 'throw', unreachable },
    );
  expect(thrown(true)).toEqual({ ...inCode, problem: { kind: 'unreachable' } });
  expect(thrown(false)).toEqual({ ...inCode, problem: { kind: 'failed' } });
});

test('slowness belongs to one request, and ends with the response', () => {
  expect(after(start, { type: 'slow' })).toBe(start);
  expect(after(start, { type: 'submit', trigger: 'submit' }, { type: 'slow' }).status).toBe('slow');
  expect(
    after(
      start,
      { type: 'submit', trigger: 'submit' },
      { type: 'slow' },
      { type: 'answer', answer: { ok: true } },
    ).status,
  ).toBe('done');
});

test('submitting again clears the errors', () => {
  const failed = answered({ fieldErrors: { password: 'No.' }, formError: 'No.' });
  expect(nextState(failed, { type: 'submit', trigger: 'submit' })).toEqual({
    ...start,
    status: 'pending',
  });
});

test('the end of a lockout clears the lockout and no other error', () => {
  expect(nextState(answered({ retryAfter: 5 }), { type: 'free' })).toEqual({
    ...start,
    status: 'free',
  });
  const wrong = answered({ formError: true });
  expect(nextState(wrong, { type: 'free' })).toBe(wrong);
});

test('typing ends the success state, so that another user may sign in', () => {
  expect(nextState(answered({ ok: true }), { type: 'edit' })).toEqual(start);
  const wrong = answered({ formError: true });
  expect(nextState(wrong, { type: 'edit' })).toBe(wrong);
});

test('going back leads to an empty first step', () => {
  expect(nextState(answered({ formError: true }, inCode), { type: 'back' })).toEqual(start);
});

test('whatever a host returns, the user proceeds or sees a message', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(start, inCode), (answer, state) => {
      const { status, step, problem, fieldErrors } = answered(answer, state);
      expect(['idle', 'done']).toContain(status);
      const isCanceled = Object(answer).canceled === true;
      const moved = status === 'done' || step !== state.step || isCanceled;
      expect(moved || problem !== null || fieldErrors !== undefined).toBe(true);
    }),
  );
});

describe('another code or link', () => {
  const sent = answered({ challenge: 'link', resendAfter: 20 }, named);

  test('is announced, and starts another pause', () => {
    const again = after(
      sent,
      { type: 'resendable' },
      { type: 'submit', trigger: 'link' },
      { type: 'answer', answer: { challenge: 'link', resendAfter: 40 } },
    );
    expect(again).toMatchObject({ step: 'link', status: 'sent', pause: { seconds: 40 } });
  });

  test('keeps the second factor that the user switched to', () => {
    const challenge = { challenge: 'otp', factors: ['app', 'email', 'recovery'], resendAfter: 0 };
    const asked = answered(challenge);
    const switched = nextState(asked, { type: 'switch', factor: 'email' });
    expect(switched).toMatchObject({ factor: 'email', problem: null });
    const again = after(
      switched,
      { type: 'submit', trigger: 'code' },
      { type: 'answer', answer: { challenge: 'otp' } },
    );
    expect(again).toMatchObject({ factor: 'email', factors: asked.factors, status: 'sent', pause });
  });
});

const lost = new TypeError('Failed to fetch');
const turning = new Error('loop');
turning.cause = turning;

test.each([
  ['the TypeError of fetch', lost, true],
  ['nested causes', new Error('a', { cause: new Error('b', { cause: lost }) }), true],
  ['an error of the host', new Error('Broken'), false],
  ['a circular cause', turning, false],
  ['not an error', 'no', false],
])('%s', (_what, error, unreachable) => {
  expect(isUnreachable(error)).toBe(unreachable);
});

test.each([
  [Object.assign(new Error('Dismissed'), { name: 'NotAllowedError' }), true],
  [Object.assign(new Error('Dismissed'), { reason: 'canceled' }), true],
  [Object.assign(new Error('None'), { reason: 'none' }), false],
  [new Error('Broken'), false],
  [null, false],
])('%s is a dismissed dialog: %s', (error, canceled) => {
  expect(isCanceled(error)).toBe(canceled);
});

test('an error while another code is sent does not mean that the code is wrong', () => {
  const sent = { type: 'submit', trigger: 'code' } as const;
  const failed = { type: 'answer', answer: { formError: true } } as const;
  expect(after(inCode, sent, failed)).toMatchObject({ step: 'code', problem: { kind: 'failed' } });
});
