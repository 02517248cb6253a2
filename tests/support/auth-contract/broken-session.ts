import {
  answering,
  at,
  changed,
  json,
  madeUpTokens,
  repeating,
  telling,
  withoutLockout,
} from './breakages.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Back ends with broken sign-in, refresh, user and sign-out. */
export const brokenSession: BrokenBackEnds = {
  'login answers with tokens and the user': [
    [() => answering('/login', (body) => void delete body.user), /login answered without `user`/],
  ],
  'login refuses a wrong password with 401': [
    [
      () => at('/login', async (_, next) => changed(await next(), () => undefined, 403)),
      /login answered 403 to a wrong password; expected 401/,
    ],
  ],
  'login does not reveal who exists': [
    [() => telling('/login', 404), /login reveals who exists: 401 for an account, 404 without/],
  ],
  'login locks out after many wrong passwords, and says for how long': [
    [() => withoutLockout, /20 wrong passwords for user-1@example\.com did not lead to status 429/],
  ],
  'login locks out an address without an account, too': [
    [
      () =>
        at('/login', async ({ body, store }, next) =>
          store.users.byEmail(String(body.email)) ? next() : json(401),
        ),
      /20 wrong passwords for contract-.+ did not lead to status 429/,
    ],
  ],
  'login answers are not stored': [
    [
      () =>
        at('/login', async (_, next) => {
          const response = await next();
          response.headers.set('Cache-Control', 'max-age=60');
          return response;
        }),
      /login returned tokens without `Cache-Control: no-store`/,
    ],
  ],
  'user answers with the user of the token': [
    [
      () => answering('/user', () => ({ user: { email: 'other@example.com' } })),
      /user returned a different user than the one who signed in/,
    ],
  ],
  'user refuses a request without a token, and one that is made up': [
    [
      () =>
        at('/user', ({ headers }, next) =>
          headers.has('Authorization') ? next() : json(200, { user: {} }),
        ),
      /user answered 200 without a token; expected 401/,
    ],
  ],
  'refresh answers with new tokens': [
    [
      () =>
        at('/refresh', async ({ body }, next) =>
          changed(await next(), (answer) => ({ ...answer, refresh_token: body.refresh_token })),
        ),
      /refresh answered with the refresh token that was sent/,
    ],
  ],
  'a refresh token can be used once': [
    [
      () => repeating('/refresh', (body) => body.refresh_token),
      /refresh answered 200 to a refresh token that was used/,
    ],
  ],
  'a refresh token that is used again ends the session': [
    [
      () => {
        const used = new Set<unknown>();
        return at('/refresh', ({ body }, next) => {
          if (used.has(body.refresh_token)) return json(401);
          used.add(body.refresh_token);
          return next();
        });
      },
      /refresh answered 200 although a token of the session had been stolen/,
    ],
  ],
  'an access token is not a refresh token, and vice versa': [
    [
      () =>
        at('/refresh', async (_, next) => {
          const response = await next();
          return response.ok ? response : json(200, madeUpTokens);
        }),
      /refresh answered 200 to an access token as a refresh token/,
    ],
  ],
  'logout ends the session': [
    [
      () => at('/logout', () => new Response(null, { status: 204 })),
      /refresh answered 200 to the refresh token of a session that was ended/,
    ],
  ],
  'logout succeeds without a session': [
    [
      () =>
        at('/logout', ({ headers }, next) => (headers.has('Authorization') ? next() : json(401))),
      /logout answered 401 to a sign-out without a session/,
    ],
  ],
};
