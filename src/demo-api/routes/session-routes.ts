import { Hono } from 'hono';
import * as v from 'valibot';
import { ProblemError } from '../problem.ts';
import type { Session, SessionStore } from '../store/store.ts';
import { keepSchema, sessionSchema, type SessionInfo } from './auth-schemas.ts';
import { describe, queryOf, signedIn, type ApiEnv, type RouteDoc } from './route-parts.ts';
import type { Sessions } from './sessions.ts';

const docs = {
  list: {
    summary: 'List the sessions of the user, latest first',
    answers: {
      200: { description: 'Sessions.', schema: v.object({ sessions: v.array(sessionSchema) }) },
    },
  },
  endAll: {
    summary: 'Sign out of all sessions, or of all other sessions',
    answers: { 204: { description: 'Signed out.' } },
  },
  endOne: {
    summary: 'End one session',
    answers: { 204: { description: 'Session ended.' } },
    problems: ['not-found'],
  },
} satisfies Record<string, RouteDoc>;

/** Creates the routes of a user's sessions. */
export function sessionRoutes(store: SessionStore, sessions: Sessions) {
  const anyone = signedIn(sessions, null);

  return new Hono<ApiEnv>()
    .get('/', describe(docs.list), anyone, (c) => {
      const current = c.get('session').id;
      const all = store.list(c.get('user').id);
      return c.json({ sessions: all.map((session) => sessionInfo(session, current)) });
    })
    .delete('/', describe(docs.endAll), anyone, queryOf(keepSchema), (c) => {
      const kept = c.req.valid('query').keep ? c.get('session').id : undefined;
      store.removeAll(c.get('user').id, kept);
      return c.body(null, 204);
    })
    .delete('/:id', describe(docs.endOne), anyone, (c) => {
      const session = store.get(c.req.param('id'));
      if (session?.userId !== c.get('user').id) throw new ProblemError('not-found');
      store.remove(session.id);
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
