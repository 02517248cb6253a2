import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { ProblemError, tooMany } from '../problem.ts';
import {
  bearerOf,
  isJson,
  jsonBody,
  queryOf,
  signedIn,
  type ApiEnv,
} from '../routes/route-parts.ts';
import type { Services } from '../services.ts';
import type { Session } from '../store/account-stores.ts';
import { publicUser } from '../store/user.ts';
import {
  challengeSchema,
  credentialsSchema,
  keepSchema,
  logoutSchema,
  refreshSchema,
  type SessionInfo,
} from './account-schemas.ts';

/** Creates the routes for sign-in, refresh, sign-out and the user. */
export function signInRoutes(services: Services) {
  const { store, sessions, limitLogin, authenticate, secondStep, deviceOf } = services;

  return new Hono<ApiEnv>()
    .post('/login', jsonBody(credentialsSchema), async (c) => {
      const { email, password, code } = c.req.valid('json');
      const device = deviceOf(c);
      const outcome = await limitLogin(email, device.address, () => authenticate(email, password));
      if (outcome.kind === 'wait') throw tooMany(outcome.seconds);
      if (!outcome.value) throw new ProblemError('sign-in-failed');
      await secondStep.check(outcome.value, code, device.address);
      // The password may have been changed while it was checked.
      const user = store.users.get(outcome.value.id);
      if (user?.passwordHash !== outcome.value.passwordHash) {
        throw new ProblemError('sign-in-failed');
      }
      const pair = await sessions.start(user, device);
      return c.json({ ...pair, user: publicUser(user) });
    })
    .post('/login/code', jsonBody(challengeSchema), async (c) => {
      const client = deviceOf(c).address;
      return c.json(await secondStep.resend(c.req.valid('json').challenge, client), 202);
    })
    .post('/refresh', jsonBody(refreshSchema), async (c) =>
      c.json(await sessions.renew(c.req.valid('json').refresh_token)),
    )
    .post('/logout', async (c) => {
      const { everywhere = false, refresh_token: refreshToken } = await logoutBody(c);
      const end = async (kind: 'access' | 'refresh', token: string) => {
        const session = await sessions.toEnd(kind, token);
        if (session && everywhere) store.sessions.removeAll(session.userId);
        else if (session) store.sessions.remove(session.id);
        return session !== null;
      };
      const isEnded = refreshToken !== undefined && (await end('refresh', refreshToken));
      const token = isEnded ? null : bearerOf(c);
      if (token) await end('access', token);
      return c.body(null, 204);
    })
    .get('/user', signedIn(sessions, null), (c) => c.json({ user: publicUser(c.get('user')) }));
}

// Signing out succeeds whatever is sent: an invalid body is ignored.
async function logoutBody(c: Context): Promise<v.InferOutput<typeof logoutSchema>> {
  if (!isJson(c.req.header('Content-Type'))) return {};
  const read = v.safeParse(logoutSchema, await c.req.json().catch(() => null));
  return read.success ? read.output : {};
}

/** Creates the routes of a user's sessions. */
export function sessionRoutes({ store, sessions }: Services) {
  const anyone = signedIn(sessions, null);

  return new Hono<ApiEnv>()
    .get('/', anyone, (c) => {
      const current = c.get('session').id;
      const all = store.sessions.list(c.get('user').id);
      return c.json({ sessions: all.map((session) => sessionInfo(session, current)) });
    })
    .delete('/', anyone, queryOf(keepSchema), (c) => {
      const kept = c.req.valid('query').keep ? c.get('session').id : undefined;
      store.sessions.removeAll(c.get('user').id, kept);
      return c.body(null, 204);
    })
    .delete('/:id', anyone, (c) => {
      const session = store.sessions.get(c.req.param('id'));
      if (session?.userId !== c.get('user').id) throw new ProblemError('not-found');
      store.sessions.remove(session.id);
      return c.body(null, 204);
    });
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
