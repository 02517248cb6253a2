import { answering, at, guessable, repeating, telling } from './breakages.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Back ends with broken resets. */
export const brokenReset: BrokenBackEnds = {
  'a reset sets the new password': [
    [
      () => at('/reset', () => new Response(null, { status: 204 })),
      /login answered 401 to the new password/,
    ],
  ],
  'a reset ends the sessions': [
    [
      () => ({
        store: (store) => ({ ...store, sessions: { ...store.sessions, removeAll: () => {} } }),
      }),
      /refresh answered 200 to the refresh token of a session from before the reset/,
    ],
  ],
  'a link of a reset can be used once': [
    [() => repeating('/reset', ({ token }) => token), /reset answered 204 to a link that was used/],
  ],
  'a link of a reset cannot be made up': [
    [
      () => at('/reset', () => new Response(null, { status: 204 })),
      /reset answered 204 to a token that is made up/,
    ],
  ],
  'a code of a reset is exchanged for a token': [
    [() => answering('/reset/code', () => ({})), /reset\/code answered without `token`/],
  ],
  'a code of a reset can be used once': [
    [
      () => repeating('/reset/code', ({ code }) => code),
      /reset\/code answered with tokens to a code that was used/,
    ],
  ],
  'a code of a reset cannot be guessed': [
    [() => guessable, /reset\/code answered with tokens to the right code after 20 wrong ones/],
  ],
  'a reset does not reveal who exists': [
    [() => telling('/reset/request', 404), /reset\/request reveals who exists: 202 for an account/],
  ],
  'a code of a reset does not reveal who exists': [
    [() => telling('/reset/code', 404), /reset\/code reveals who exists: 400 for an account/],
  ],
  'a link of a reset leads to the app, whatever the request says': [
    [
      () => {
        let host = '';
        return {
          proxy: ({ headers }, next) => {
            host = headers.get('X-Forwarded-Host') ?? host;
            return next();
          },
          message: ({ link }) => ({ link: `https://${host}${link}` }),
        };
      },
      /The link of a reset leads to what the request says: https:\/\/evil\.example/,
    ],
  ],
};
