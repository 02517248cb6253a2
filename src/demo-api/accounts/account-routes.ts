import { Hono } from 'hono';
import { ProblemError, tooMany } from '../problem.ts';
import {
  accountLimits,
  createLimitLogin,
  createQuota,
  loginLimits,
  type AccountLimits,
  type LoginLimits,
} from '../routes/limits.ts';
import {
  describe,
  jsonBody,
  passkeyPlace,
  signedIn,
  type ApiEnv,
  type RouteDoc,
} from '../routes/route-parts.ts';
import type { Sessions, Tokens } from '../routes/sessions.ts';
import { normalizeText } from '../store/fields.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, type Random, type StoredUser } from '../store/user.ts';
import { changePassword, type AccountParts } from './account-parts.ts';
import { factorChangeSchema, passwordSchema, secondFactorSchema } from './account-schemas.ts';
import { linkRoutes, resetRoutes, signUpRoutes } from './message-routes.ts';
import { createRequestMessage, createSendMessage, type Message } from './messages.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { createChallenges } from './passkey-verifier.ts';
import { createProofHashes, createProofs } from './proofs.ts';
import { createSecondStep } from './second-step.ts';
import { createAuthenticate, signInRoutes } from './session-routes.ts';

/** Options of the API that concern accounts. */
export interface AccountOptions {
  /** Secret for signing tokens and hashing codes, 32 bytes. */
  key: Uint8Array;
  /** Limits of failed sign-ins. */
  limits?: Partial<LoginLimits>;
  /** Limits of messages, codes and passkeys. */
  accountLimits?: Partial<AccountLimits>;
  /**
   * Seconds until another code or link can be requested.
   * @default 30
   */
  resendSeconds?: number;
  /**
   * Origin of the app, such as `https://trips.example.com`, for links in messages and for passkeys. By
   * default, links are paths, and passkeys work on localhost.
   */
  origin?: string;
  /** Origin of the pages that use passkeys. Default: `origin`. */
  passkeyOrigin?: string;
}

/** Dependencies of all routes of accounts. */
export interface AccountContext extends Pick<AccountParts, 'deviceOf' | 'newId' | 'sessions'> {
  /** Options of the API. */
  options: AccountOptions;
  /** Store of the data. */
  store: Store;
  /** Sessions. */
  sessions: Sessions;
  /** Issuer of tokens. */
  tokens: Tokens;
  /** Sends a message. */
  deliver: (message: Message) => void;
  /** Random source. */
  random: Random;
  /** Rounds of the password hash. */
  rounds: number;
  /** Returns the time in seconds since 1970. */
  now: () => number;
}

/** Creates the routes of sign-in, sign-up, recovery, second step and passkeys. */
export function accountRoutes(context: AccountContext) {
  const { options, store, sessions, tokens, deliver, random, rounds, now } = context;
  const { origin, passkeyOrigin = origin, resendSeconds = 30 } = options;
  const limits = { ...accountLimits, ...options.accountLimits };
  const quota = (name: keyof typeof limits) => createQuota(name, store.attempts, limits[name], now);
  const hashes = createProofHashes(options.key);
  const timestamp = () => new Date(now() * 1000).toISOString();
  const send = createSendMessage({ deliver, origin, newId: context.newId, timestamp });
  const wrongCodeQuota = quota('wrongCodes');
  const proofs = createProofs({ store: store.proofs, hashes, wrongCodeQuota, random, now });
  const messageQuota = quota('messages');
  const requestMessage = createRequestMessage({ proofs, messageQuota, send, now, resendSeconds });
  const parts: AccountParts = {
    store,
    sessions,
    proofs,
    requestMessage,
    send,
    limitLogin: createLimitLogin(store.attempts, { ...loginLimits, ...options.limits }, now),
    authenticate: createAuthenticate(store.users, random, rounds),
    deviceOf: context.deviceOf,
    newId: context.newId,
    hash: (password) => hashPassword(password, random, rounds),
  };
  const secondStep = createSecondStep({ users: store.users, tokens, proofs, requestMessage, now });
  const passkeys = passkeyRoutes({
    ...parts,
    challenges: createChallenges({ store: store.proofs, hashes, random, now }),
    challengeQuota: quota('challenges'),
    placeOf: (used) => passkeyPlace(passkeyOrigin, used),
    now,
  });

  return new Hono<ApiEnv>()
    .route('/', signInRoutes({ ...parts, secondStep }))
    .route('/signup', signUpRoutes(parts))
    .route('/reset', resetRoutes(parts))
    .route('/link', linkRoutes(parts))
    .route('/', securityRoutes(parts))
    .route('/passkeys', passkeys);
}

const docs = {
  password: {
    summary: 'Change the password; ends all other sessions',
    answers: { 204: { description: 'Password changed.' } },
    problems: ['password-wrong', 'too-many-attempts'],
  },
  factor: {
    summary: 'Get the second factor of the user',
    answers: { 200: { description: 'The second factor, or null.', schema: secondFactorSchema } },
  },
  changeFactor: {
    summary: 'Turn the second factor on or off',
    answers: {
      200: { description: 'The new second factor, or null.', schema: secondFactorSchema },
    },
    problems: ['password-wrong', 'too-many-attempts'],
  },
} satisfies Record<string, RouteDoc>;

/** Creates the routes of a signed-in user's password and second factor, which require the password again. */
function securityRoutes(parts: AccountParts) {
  const { store, sessions, proofs, send, limitLogin, authenticate, deviceOf } = parts;
  const anyone = signedIn(sessions, null);

  // A stolen session alone must not be enough, nor may it allow unlimited guesses of the password.
  const confirm = async ({ email }: StoredUser, password: string, address: string) => {
    const outcome = await limitLogin(email, address, () => authenticate(email, password));
    if (outcome.kind === 'wait') throw tooMany(outcome.seconds);
    if (!outcome.value) throw new ProblemError('password-wrong');
  };

  return new Hono<ApiEnv>()
    .put('/password', describe(docs.password), anyone, jsonBody(passwordSchema), async (c) => {
      const { current, password } = c.req.valid('json');
      const [user, session] = [c.get('user'), c.get('session')];
      const { address } = deviceOf(c.req.raw, c.env);
      await confirm(user, current, address);
      await changePassword(parts, user, password, { address, keptSessionId: session.id });
      return c.body(null, 204);
    })
    .get('/second-factor', describe(docs.factor), anyone, (c) =>
      c.json({ factor: c.get('user').secondFactor }),
    )
    .put(
      '/second-factor',
      describe(docs.changeFactor),
      anyone,
      jsonBody(factorChangeSchema),
      async (c) => {
        const { factor, password } = c.req.valid('json');
        const user = c.get('user');
        await confirm(user, password, deviceOf(c.req.raw, c.env).address);
        store.users.setSecondFactor(user.id, factor);
        // A link that was sent before would bypass the new step.
        proofs.revoke(normalizeText(user.email));
        if (factor !== user.secondFactor) {
          send(user.email, factor === null ? 'two-steps-off' : 'two-steps-on');
        }
        return c.json({ factor });
      },
    );
}
