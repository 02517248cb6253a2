import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialState,
  nextState,
  type SignInEvent,
  type SignInState,
} from '#src/components/login-form/sign-in-state.ts';

const inCode: SignInState = { ...initialState, step: 'code' };
const after = (state: SignInState, ...events: SignInEvent[]) => events.reduce(nextState, state);
const answered = (answer: unknown, state = initialState) =>
  after(state, { type: 'submit' }, { type: 'answer', answer });

describe('a response', () => {
  test.each<[string, unknown, SignInState, Partial<SignInState>]>([
    ['success', { ok: true }, initialState, { status: 'done' }],
    ['success of the code', { ok: true }, inCode, { status: 'done', step: 'code' }],
    ['a request for a code', { challenge: 'otp' }, initialState, { step: 'code' }],
    ['another question', { challenge: 'otp' }, inCode, { step: 'code' }],
    ['the default error', { formError: true }, initialState, { problem: { kind: 'wrong' } }],
    [
      'the default error of the code',
      { formError: true },
      inCode,
      { step: 'code', problem: { kind: 'wrongCode' } },
    ],
    [
      'a sentence',
      { formError: 'No.' },
      initialState,
      { problem: { kind: 'custom', text: 'No.' } },
    ],
    ['a pause', { retryAfter: 29.2 }, initialState, { problem: { kind: 'blocked', seconds: 30 } }],
    [
      'a lockout that is already over',
      { retryAfter: 0 },
      initialState,
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
      initialState,
      { fieldErrors: { username: 'Unknown.' }, problem: { kind: 'custom', text: 'No.' } },
    ],
  ])('with %s', (_what, answer, state, wanted) => {
    expect(answered(answer, state)).toEqual({ ...initialState, ...wanted });
  });

  test.each([
    undefined,
    null,
    'ok',
    { ok: false },
    { retryAfter: Number.NaN },
    { retryAfter: '30' },
    { retryAfter: Number.POSITIVE_INFINITY },
    { challenge: 'sms' },
    { fieldErrors: {} },
    { fieldErrors: { email: 'An unknown field name.' } },
    { fieldErrors: null },
    { formError: '' },
    { formError: false },
  ])('that is invalid, %j, is an error with its own text', (answer) => {
    expect(answered(answer)).toEqual({ ...initialState, problem: { kind: 'unusable' } });
  });
});

test('a thrown error ends the pending state and stays in its step', () => {
  const thrown = (unreachable: boolean) =>
    after(inCode, { type: 'submit' }, { type: 'slow' }, { type: 'throw', unreachable });
  expect(thrown(true)).toEqual({ ...inCode, problem: { kind: 'unreachable' } });
  expect(thrown(false)).toEqual({ ...inCode, problem: { kind: 'failed' } });
});

test('slowness belongs to one request, and ends with the response', () => {
  expect(after(initialState, { type: 'slow' })).toBe(initialState);
  expect(after(initialState, { type: 'submit' }, { type: 'slow' }).status).toBe('slow');
  expect(
    after(
      initialState,
      { type: 'submit' },
      { type: 'slow' },
      { type: 'answer', answer: { ok: true } },
    ).status,
  ).toBe('done');
});

test('submitting again clears the errors', () => {
  const failed = answered({ fieldErrors: { password: 'No.' }, formError: 'No.' });
  expect(nextState(failed, { type: 'submit' })).toEqual({ ...initialState, status: 'pending' });
});

test('the end of a lockout clears the lockout and no other error', () => {
  expect(nextState(answered({ retryAfter: 5 }), { type: 'free' })).toEqual({
    ...initialState,
    status: 'free',
  });
  const wrong = answered({ formError: true });
  expect(nextState(wrong, { type: 'free' })).toBe(wrong);
});

test('typing ends the success state, so that another user may sign in', () => {
  expect(nextState(answered({ ok: true }), { type: 'edit' })).toEqual(initialState);
  const wrong = answered({ formError: true });
  expect(nextState(wrong, { type: 'edit' })).toBe(wrong);
});

test('going back leads to an empty first step', () => {
  expect(nextState(answered({ formError: true }, inCode), { type: 'back' })).toEqual(initialState);
});

test('whatever a host returns, the user proceeds or sees a message', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(initialState, inCode), (answer, state) => {
      const { status, step, problem, fieldErrors } = answered(answer, state);
      expect(['idle', 'done']).toContain(status);
      const moved = status === 'done' || step !== state.step;
      expect(moved || problem !== null || fieldErrors !== undefined).toBe(true);
    }),
  );
});
