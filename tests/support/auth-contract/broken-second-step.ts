import {
  answering,
  at,
  changed,
  guessable,
  json,
  madeUpTokens,
  repeating,
  takingAnyCode,
} from './breakages.ts';
import type { BrokenBackEnds } from './demo-back-end.ts';

/** Back ends with broken second factors and passkeys. */
export const brokenSecondStep: BrokenBackEnds = {
  'the right password asks for the code, and gives no tokens': [
    [
      () =>
        at('/login', async (_, next) =>
          changed(await next(), (body) => ({ ...body, factors: [] })),
        ),
      /login answered without `factors: \["email"\]`/,
    ],
  ],
  'password and code sign in': [
    [
      () => at('/login', ({ body }, next) => (body.code ? json(401) : next())),
      /login answered 401 to password and code/,
    ],
  ],
  'a wrong code is refused': [
    [() => takingAnyCode('/login'), /login answered 200 to a wrong code/],
  ],
  'the code does not replace the password': [
    [
      () =>
        at('/login', ({ body, passwords }, next) => {
          if (body.code) body.password = passwords.get(String(body.email));
          return next();
        }),
      /login answered 200 to a wrong password with the right code/,
    ],
  ],
  'the code of a sign-in can be used once': [
    [
      () => repeating('/login', ({ code }) => code),
      /login answered with tokens to a code that was used/,
    ],
  ],
  'the code of a sign-in cannot be guessed': [
    [() => guessable, /login answered with tokens to the right code after 20 wrong ones/],
  ],
  'a sign-in with a passkey has options with a challenge': [
    [
      () => answering('/passkeys/login/options', () => ({ challenge: 'short' })),
      /options answered without a `challenge` of at least 16 bytes/,
    ],
  ],
  'each sign-in with a passkey has another challenge': [
    [
      () => repeating('/passkeys/login/options', () => 'same'),
      /Two sign-ins with a passkey had the same challenge/,
    ],
  ],
  'the options of a sign-in do not reveal who exists': [
    [
      () =>
        at('/passkeys/login/options', async ({ body, store }, next) => {
          const isKnown = store.users.byEmail(String(body.email)) !== null;
          return changed(await next(), (answer) => ({
            ...answer,
            allowCredentials: isKnown ? [{ id: 'eA', type: 'public-key' }] : [],
          }));
        }),
      /options reveals who exists/,
    ],
  ],
  'a new passkey needs a session': [
    [
      () => at('/passkeys/register/options', () => json(200)),
      /register\/options answered 200 to a request for a new passkey without a session/,
    ],
  ],
  'a new passkey has options for the browser': [
    [
      () => answering('/passkeys/register/options', (body) => void delete body.rp),
      /register\/options answered without `rp\.name`/,
    ],
  ],
  'a sign-in with a passkey that is made up is refused': [
    [
      () => at('/passkeys/login', () => json(200, madeUpTokens)),
      /passkeys\/login answered 200 to a passkey that is made up/,
    ],
  ],
};
