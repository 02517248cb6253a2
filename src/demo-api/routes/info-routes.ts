import { Hono } from 'hono';
import { problemCodes, ProblemError, problems } from '../problem.ts';
import type { Services } from '../services.ts';
import type { ApiEnv } from './route-parts.ts';

/** Creates the routes of the demo account and of the kinds of failures. */
export function infoRoutes({ demo }: Services) {
  return new Hono<ApiEnv>()
    .get('/demo', (c) => {
      if (!demo) throw new ProblemError('not-found');
      c.header('Cache-Control', 'no-store');
      return c.json(demo);
    })
    .get('/problems', (c) => {
      const list = problemCodes.map((code) => {
        const [status, title] = problems[code];
        return { type: `/api/problems#${code}`, code, status, title };
      });
      return c.json({ problems: list });
    });
}
