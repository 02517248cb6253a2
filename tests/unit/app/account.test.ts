import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#src/app/data/api-client.ts';
import { codeAnswer, failureAnswer, problemOf } from '#src/app/data/problem-texts.ts';
import { accountPaths, sessionPaths, supportsPasskeys } from '#src/app/data/session.ts';
import { words } from '#src/app/words/en.ts';
import { AuthRequestError } from '#src/auth/index.ts';
import { accountPages, type Problem } from '#src/demo-api/index.ts';

afterEach(() => vi.unstubAllGlobals());

const context = { language: 'en', words };
const names = { email: 'username', password: 'password' } as const;
const problem = (more: Partial<Problem>): Problem => ({
  type: '',
  title: '',
  status: 400,
  code: 'server-error',
  ...more,
});
const failure = (more: Partial<Problem>) => new ApiFailure(400, problem(more));

test('the app has the screens that the emails of the API link to', () => {
  const { login } = sessionPaths;
  const { recover, reset, link } = accountPaths;
  expect({ login, recover, reset, link }).toEqual(accountPages);
});

test('a problem is found in the errors of both clients', () => {
  const details = problem({ code: 'code-required' });
  expect(problemOf(new AuthRequestError('No.', 'login', 401, { details }))).toBe(details);
  expect(problemOf(failure({ code: 'code-wrong' }))?.code).toBe('code-wrong');
  expect(problemOf(new TypeError('Failed to fetch'))).toBeNull();
});

test('a wrong code and one that is over have different messages', () => {
  const wrong = codeAnswer(problem({ code: 'code-wrong' }), words);
  const over = codeAnswer(problem({ code: 'code-expired' }), words);
  expect([wrong, over]).toEqual([
    { fieldErrors: { code: 'The code is incorrect.' } },
    { fieldErrors: { code: 'This code is no longer valid. Request another one.' } },
  ]);
  expect(codeAnswer(null, words)).toBeUndefined();
});

test('a lockout and errors of fields become results of a form', () => {
  const locked = failure({ code: 'too-many-attempts', retryAfter: 90 });
  expect(failureAnswer(locked, context, names)).toEqual({ retryAfter: 90 });
  const issues = {
    email: [{ code: 'email', params: {} }],
    role: [{ code: 'required', params: {} }],
  };
  expect(failureAnswer(failure({ issues }), context, names)).toEqual({
    fieldErrors: { username: [expect.stringContaining('email')] },
  });
});

test('other failures are thrown, so that the form shows its own message', () => {
  const lost = new TypeError('Failed to fetch');
  expect(() => failureAnswer(lost, context, names)).toThrow(lost);
  const unknown = failure({ issues: { role: [{ code: 'required', params: {} }] } });
  expect(() => failureAnswer(unknown, context, names)).toThrow(unknown);
});

test.each([
  ['trips.example.com', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('at %s, passkeys can be used: %s', (hostname, expected) => {
  vi.stubGlobal('window', { PublicKeyCredential: () => {}, location: { hostname } });
  expect(supportsPasskeys()).toBe(expected);
});

test('a browser without passkeys, or a page without TLS, can use none', () => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' } });
  expect(supportsPasskeys()).toBe(false);
});
