import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import * as v from 'valibot';
import { problemCodes, ProblemError, problems } from '../problem.ts';
import { describe, signedIn, type ApiEnv } from './route-parts.ts';
import type { Sessions } from './sessions.ts';
import type { Store } from '../store/store.ts';
import { publicUser, userSchema } from '../store/user.ts';

/** Account that anyone may try the demonstration with. */
export interface DemoAccount {
  /** Address to sign in with. */
  email: string;
  /** Password. */
  password: string;
}

/** What the routes of information work with. */
export interface InfoParts {
  /** Where the data is. */
  store: Store;
  /** Keeper of the sessions. */
  sessions: Sessions;
  /** Account to try the demonstration with, if one is shown. */
  demo: DemoAccount | undefined;
  /** Routes to describe, asked for when they are all there. */
  routes: () => readonly RouterRoute[];
}

const problemList = v.object({
  problems: v.array(
    v.object({
      type: v.string(),
      code: v.picklist(problemCodes),
      status: v.number(),
      title: v.string(),
    }),
  ),
});
const personSchema = v.object({ ...userSchema.entries, trips: v.number() });

/** Routes that describe the API: its description, its problems, its people and the account to try it with. */
export function infoRoutes({ store, sessions, demo, routes }: InfoParts) {
  return new Hono<ApiEnv>()
    .get(
      '/users',
      describe({
        summary: 'Everybody with an account',
        answers: {
          200: { description: 'People.', schema: v.object({ users: v.array(personSchema) }) },
        },
      }),
      signedIn(sessions, 'users:read'),
      (c) => {
        const people = store.users.list();
        const users = people.map((user) => ({
          ...publicUser(user),
          trips: store.trips.count(user.id),
        }));
        return c.json({ users });
      },
    )
    .get(
      '/demo',
      describe({
        summary: 'Account to try the demonstration with',
        answers: {
          200: {
            description: 'The account.',
            schema: v.object({ email: v.string(), password: v.string() }),
          },
        },
        problems: ['not-found'],
      }),
      (c) => {
        if (!demo) throw new ProblemError('not-found');
        c.header('Cache-Control', 'no-store');
        return c.json(demo);
      },
    )
    .get(
      '/problems',
      describe({
        summary: 'Kinds of failure',
        answers: { 200: { description: 'Kinds.', schema: problemList } },
      }),
      (c) => {
        const list = problemCodes.map((code) => {
          const [status, title] = problems[code];
          return { type: `/api/problems#${code}`, code, status, title };
        });
        return c.json({ problems: list });
      },
    )
    .get(
      '/openapi.json',
      describe({
        summary: 'This description, OpenAPI 3.1',
        answers: { 200: { description: 'The description.', schema: v.looseObject({}) } },
      }),
      async (c) => {
        // Loaded only when the description is requested.
        const { describeApi } = await import('../openapi.ts');
        return c.json(describeApi(routes()));
      },
    );
}
