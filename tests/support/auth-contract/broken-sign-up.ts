import { hashPassword } from '#src/demo-api/store/user.ts';
import { fewRounds } from '../demo-api/test-api.ts';
import { answering, at, guessable, json, repeating, takingAnyCode } from './breakages.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Back ends with broken sign-ups. */
export const brokenSignUp: BrokenBackEnds = {
  'sign-up sends a code, and makes the account with it': [
    [
      () => answering('/signup', (body) => void delete body.token),
      /signup answered without `token` and `refresh_token` to the right code/,
    ],
  ],
  'sign-up makes no account before the code': [
    [
      () =>
        at('/signup', async ({ body, store }, next) => {
          const { email, password } = body as { email: string; password: string };
          const random = (size: number) => new Uint8Array(size);
          store.users.insert({
            id: email,
            name: '',
            email,
            role: 'editor',
            passwordHash: await hashPassword(password, random, fewRounds),
            secondFactor: null,
          });
          return next();
        }),
      /login answered 200 before the address was confirmed/,
    ],
  ],
  'sign-up refuses a wrong code': [
    [() => takingAnyCode('/signup'), /signup answered 201 to a wrong code/],
  ],
  'a code of a sign-up can be used once': [
    [() => repeating('/signup', ({ code }) => code), /signup answered 201 to a code that was used/],
  ],
  'a code of a sign-up cannot be guessed': [
    [() => guessable, /signup answered 201 to the right code after 20 wrong ones/],
  ],
  'a code of a sign-up can be used for its address only': [
    [() => takingAnyCode('/signup'), /signup answered with tokens to the code of another address/],
  ],
  'sign-up does not reveal who exists': [
    [
      () =>
        at('/signup', ({ body, store }, next) =>
          store.users.byEmail(String(body.email)) ? json(409) : next(),
        ),
      /signup reveals who exists: 409 for an account, 202 without one/,
    ],
  ],
  'sign-up sends no code to an address with an account': [
    [
      () => ({ message: (message) => ({ ...message, code: '123456' }) }),
      /A code to sign up was sent to user-1@example\.com, which has an account/,
    ],
  ],
  'a stranger does not choose the password of a sign-up': [
    [
      () => {
        const first = new Map<unknown, unknown>();
        return at('/signup', ({ body }, next) => {
          if (!first.has(body.email)) first.set(body.email, body.password);
          body.password = first.get(body.email);
          return next();
        });
      },
      /login answered 200 to the password that a stranger chose/,
    ],
  ],
  'sign-up refuses an address with a line break': [
    [
      () =>
        at('/signup', ({ body }, next) => {
          body.email = String(body.email).replace(/\s.*/s, '');
          return next();
        }),
      /signup answered 202 to an address with a line break/,
    ],
  ],
};
