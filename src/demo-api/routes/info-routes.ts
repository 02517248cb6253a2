import { Hono } from 'hono';
import type { RouterRoute } from 'hono/types';
import * as v from 'valibot';
import { problemCodes, ProblemError, problems } from '../problem.ts';
import type { Services } from '../services.ts';
import { publicUser, userSchema } from '../store/user.ts';
import { describe, signedIn, type ApiEnv } from './route-parts.ts';

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

/**
 * Creates the information routes: the OpenAPI description, the kinds of failures, the users and the demo
 * account.
 * @param routes Returns the routes to describe, called after all are registered.
 */
export function infoRoutes(
  { store, sessions, demo }: Services,
  routes: () => readonly RouterRoute[],
) {
  return new Hono<ApiEnv>()
    .get(
      '/users',
      describe({
        summary: 'List all users',
        answers: {
          200: { description: 'Users.', schema: v.object({ users: v.array(personSchema) }) },
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
        summary: 'Get the demo account',
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
        summary: 'List the kinds of problems',
        answers: { 200: { description: 'Kinds of problems.', schema: problemList } },
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
        summary: 'Get this description in OpenAPI 3.1',
        answers: { 200: { description: 'The description.', schema: v.looseObject({}) } },
      }),
      async (c) => {
        // Loaded only when the description is requested.
        const { describeApi } = await import('./openapi.ts');
        return c.json(describeApi(routes()));
      },
    );
}
