import { Hono } from 'hono';
import * as v from 'valibot';
import type { createLoginLimiter } from './login-limits.ts';
import { ProblemError } from './problem.ts';
import {
  bearerOf,
  describe,
  isJson,
  jsonBody,
  queryOf,
  signedIn,
  type ApiEnv,
} from './route-parts.ts';
import type { Device, Sessions } from './sessions.ts';
import type { Session, Store } from './store.ts';
import { publicUser, userSchema, type StoredUser } from './user.ts';

const credentialsSchema = v.object({
  email: v.pipe(
    v.string('Enter an e-mail address.'),
    v.trim(),
    v.nonEmpty('Enter an e-mail address.'),
    v.maxLength(254, 'Use at most 254 characters.'),
  ),
  password: v.pipe(
    v.string('Enter a password.'),
    v.nonEmpty('Enter a password.'),
    v.maxLength(1000, 'Use at most 1000 characters.'),
  ),
});
const refreshSchema = v.object({
  refresh_token: v.pipe(v.string('Send the refresh token.'), v.nonEmpty('Send the refresh token.')),
});
const logoutSchema = v.partial(
  v.object({
    everywhere: v.pipe(v.boolean(), v.description('Whether all sessions of the person end.')),
    refresh_token: v.pipe(v.string(), v.description('Token to go by where no other is at hand.')),
  }),
);
const pairEntries = { token: v.string(), refresh_token: v.string() };
const pairSchema = v.object(pairEntries);
const loginSchema = v.object({ ...pairEntries, user: userSchema });
const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** Schema of a session as answers show one. */
export const sessionSchema = v.object({
  id: v.string(),
  current: v.boolean(),
  createdAt: isoTime,
  lastUsedAt: isoTime,
  expiresAt: isoTime,
  userAgent: v.string(),
  address: v.string(),
});

/** Session as answers show one: `lastUsedAt` is its latest sign-in or refresh. */
export type SessionInfo = v.InferOutput<typeof sessionSchema>;

/** What the routes of sign-in work with. */
export interface AuthParts {
  store: Store;
  sessions: Sessions;
  limited: ReturnType<typeof createLoginLimiter>;
  /** Person of an address and a password, or null; takes the same time for an account that does not exist. */
  authenticate: (email: string, password: string) => Promise<StoredUser | null>;
  /** Where a request comes from. */
  deviceOf: (request: Request, env: unknown) => Device;
}

/** Routes of sign-in, sign-out, refresh, the user and the sessions. */
export function authRoutes({ store, sessions, limited, authenticate, deviceOf }: AuthParts) {
  const anyone = signedIn(sessions, null);

  return new Hono<ApiEnv>()
    .post(
      '/login',
      describe({
        summary: 'Sign in',
        answers: { 200: { description: 'Tokens and the person.', schema: loginSchema } },
        problems: ['sign-in-failed', 'too-many-attempts'],
      }),
      jsonBody(credentialsSchema),
      async (c) => {
        const { email, password } = c.req.valid('json');
        const device = deviceOf(c.req.raw, c.env);
        const outcome = await limited(email, device.address, () => authenticate(email, password));
        if (outcome.kind === 'wait') {
          const { seconds } = outcome;
          const headers = { 'Retry-After': String(seconds) };
          throw new ProblemError('too-many-attempts', {
            headers,
            members: { retryAfter: seconds },
          });
        }
        if (!outcome.value) throw new ProblemError('sign-in-failed');
        const pair = await sessions.start(outcome.value, device);
        return c.json({ ...pair, user: publicUser(outcome.value) });
      },
    )
    .post(
      '/refresh',
      describe({
        summary: 'Renew the tokens; a refresh token is good once',
        answers: { 200: { description: 'New tokens.', schema: pairSchema } },
        problems: [
          'refresh-token-invalid',
          'refresh-token-expired',
          'refresh-token-reused',
          'session-ended',
        ],
      }),
      jsonBody(refreshSchema),
      async (c) => c.json(await sessions.renew(c.req.valid('json').refresh_token)),
    )
    .post(
      '/logout',
      describe({
        summary: 'Sign out; answers the same where there is no session any more',
        body: logoutSchema,
        answers: { 204: { description: 'Signed out.' } },
        problems: ['body-too-large'],
      }),
      async (c) => {
        const sent = isJson(c.req.header('Content-Type'))
          ? await c.req.json().catch(() => null)
          : {};
        const read = v.safeParse(logoutSchema, sent);
        const { everywhere = false, refresh_token: refreshToken } = read.success ? read.output : {};
        for (const token of [bearerOf(c), refreshToken]) {
          const session = token ? await sessions.find(token) : null;
          if (session && everywhere) store.sessions.removeAll(session.userId);
          else if (session) store.sessions.remove(session.id);
        }
        return c.body(null, 204);
      },
    )
    .get(
      '/user',
      describe({
        summary: 'The signed-in person',
        answers: { 200: { description: 'The person.', schema: v.object({ user: userSchema }) } },
      }),
      anyone,
      (c) => c.json({ user: publicUser(c.get('user')) }),
    )
    .get(
      '/sessions',
      describe({
        summary: 'Sessions of the person, the latest first',
        answers: {
          200: { description: 'Sessions.', schema: v.object({ sessions: v.array(sessionSchema) }) },
        },
      }),
      anyone,
      (c) => {
        const current = c.get('session').id;
        const all = store.sessions.list(c.get('user').id);
        return c.json({ sessions: all.map((session) => sessionInfo(session, current)) });
      },
    )
    .delete(
      '/sessions',
      describe({
        summary: 'Sign out everywhere, or everywhere else',
        answers: { 204: { description: 'Signed out.' } },
      }),
      anyone,
      queryOf(
        v.object({
          keep: v.optional(
            v.pipe(
              v.picklist(['current'], 'Give `current` or nothing.'),
              v.description('`current` leaves the session of the request.'),
            ),
          ),
        }),
      ),
      (c) => {
        const kept = c.req.valid('query').keep ? c.get('session').id : undefined;
        store.sessions.removeAll(c.get('user').id, kept);
        return c.body(null, 204);
      },
    )
    .delete(
      '/sessions/:id',
      describe({
        summary: 'End one session',
        answers: { 204: { description: 'Ended.' } },
        problems: ['not-found'],
      }),
      anyone,
      (c) => {
        const session = store.sessions.get(c.req.param('id'));
        if (session?.userId !== c.get('user').id) throw new ProblemError('not-found');
        store.sessions.remove(session.id);
        return c.body(null, 204);
      },
    );
}

function sessionInfo(session: Session, currentId: string): SessionInfo {
  const { id, createdAt, rotatedAt, expiresAt, userAgent, address } = session;
  const time = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    id,
    current: id === currentId,
    createdAt: time(createdAt),
    lastUsedAt: time(rotatedAt),
    expiresAt: time(expiresAt),
    userAgent,
    address,
  };
}
