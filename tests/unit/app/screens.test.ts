import { expect, test, vi } from 'vitest';
import * as ar from '#src/app/screens/languages/ar.ts';
import * as de from '#src/app/screens/languages/de.ts';
import * as en from '#src/app/screens/languages/en.ts';
import * as fr from '#src/app/screens/languages/fr.ts';
import * as ja from '#src/app/screens/languages/ja.ts';
import { signInBy } from '#src/app/screens/sign-in-screen.tsx';
import { AuthRequestError, type Auth } from '#src/auth/index.ts';

const typed = { username: 'ada@example.com', password: 'sesame', remember: true };
const { signal } = new AbortController();

function authThat(login: () => Promise<null>) {
  return { login: vi.fn<Auth['login']>(login) };
}

function refusal(status: number | null, more: Partial<AuthRequestError> = {}) {
  return authThat(() => Promise.reject(new AuthRequestError('No.', 'login', status, more)));
}

test('signing in sends what was typed, the code only in the second step', async () => {
  const auth = authThat(() => Promise.resolve(null));
  expect(await signInBy(auth)(typed, { signal })).toEqual({ ok: true });
  expect(auth.login).toHaveBeenLastCalledWith(
    { email: 'ada@example.com', password: 'sesame' },
    { remember: true, signal },
  );
  await signInBy(auth, { identifier: 'name' })({ ...typed, code: '123456' }, { signal });
  expect(auth.login).toHaveBeenLastCalledWith(
    { name: 'ada@example.com', password: 'sesame', code: '123456' },
    { remember: true, signal },
  );
});

test.each([
  [401, {}, { formError: true }],
  [429, { retryAfter: 1200 }, { retryAfter: 2 }],
  [429, {}, { retryAfter: 30 }],
  [
    422,
    { details: { email: ['Unknown domain.'], code: ['Used.'] } },
    { fieldErrors: { username: ['Unknown domain.'], code: ['Used.'] } },
  ],
])('a response of %i with %o is understood', async (status, more, response) => {
  expect(await signInBy(refusal(status, more))(typed, { signal })).toEqual(response);
});

test('the application answers to a failure that it knows, such as a request for a code', async () => {
  const auth = refusal(401, { details: { code: 'code-required' } });
  const answerTo = vi.fn(({ status }: AuthRequestError) =>
    status === 401 ? ({ challenge: 'otp' } as const) : undefined,
  );
  expect(await signInBy(auth, { answerTo })(typed, { signal })).toEqual({ challenge: 'otp' });
  const other = signInBy(refusal(429, { retryAfter: 5000 }), { answerTo });
  expect(await other(typed, { signal })).toEqual({ retryAfter: 5 });
});

test.each([500, 403, 422, null])(
  'a response of %s without an explanation is thrown',
  async (status) => {
    await expect(signInBy(refusal(status))(typed, { signal })).rejects.toThrow('No.');
  },
);

test('an error that is not a response of the server is thrown', async () => {
  const auth = authThat(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(signInBy(auth)(typed, { signal })).rejects.toThrow(TypeError);
});

test.each([
  ['sign-in screen', en.signInScreen, [ar, de, fr, ja].map(({ signInScreen }) => signInScreen)],
  ['sign-up screen', en.signUpScreen, [ar, de, fr, ja].map(({ signUpScreen }) => signUpScreen)],
  ['recover screen', en.recoverScreen, [ar, de, fr, ja].map(({ recoverScreen }) => recoverScreen)],
  ['trip form', en.tripForm, [ar, de, fr, ja].map(({ tripForm }) => tripForm)],
] as const)('the labels of the %s are complete in each language', (_, english, others) => {
  for (const words of others) {
    expect(Object.keys(words)).toEqual(Object.keys(english));
    const inEnglish: readonly unknown[] = Object.values(english);
    const same = Object.values(words).filter((word: unknown) => inEnglish.includes(word));
    // "Dates" and "Notes" are French too.
    expect(same.length).toBeLessThanOrEqual(2);
  }
});
