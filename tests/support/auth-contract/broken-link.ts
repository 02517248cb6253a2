import { answering, at, json, madeUpTokens, repeating, telling } from './breakages.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Back ends with broken links. */
export const brokenLink: BrokenBackEnds = {
  'a link signs in': [
    [
      () => answering('/link', () => ({})),
      /link answered without `token` and `refresh_token` to a link that is good/,
    ],
  ],
  'a link can be used once': [
    [() => repeating('/link', ({ token }) => token), /link answered 200 to a link that was used/],
  ],
  'a link can be used once if it is opened twice at the same time': [
    [
      () => ({
        store: (store) => ({ ...store, proofs: { ...store.proofs, remove: () => true } }),
      }),
      /A link that was opened twice at the same time signed in twice/,
    ],
  ],
  'a link of a sign-in does not reset the password': [
    [
      () =>
        at('/reset', async (_, next) => {
          const { ok } = await next();
          return ok ? json(400) : json(200);
        }),
      /reset answered 200 to a link of a sign-in/,
    ],
  ],
  'a link of a reset does not sign in': [
    [
      () => at('/link', () => json(200, madeUpTokens)),
      /link answered with tokens to a link of a reset/,
    ],
  ],
  'a link is useless after a reset': [
    [
      () => ({
        store: (store) => ({
          ...store,
          proofs: {
            ...store.proofs,
            removeAll: (account, purpose) => {
              if (purpose) store.proofs.removeAll(account, purpose);
            },
          },
        }),
      }),
      /link answered 200 to a link from before a reset/,
    ],
  ],
  'a request for a link does not reveal who exists': [
    [() => telling('/link/request', 404), /link\/request reveals who exists: 202 for an account/],
  ],
};
