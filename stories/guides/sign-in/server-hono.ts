import { Hono } from 'hono';
import type { VerifiedClaims } from '#src/auth/server/index.ts';
import { readSession } from './server-session.ts';

export const app = new Hono<{ Variables: { session: VerifiedClaims } }>();

app.use('/api/*', async (context, next) => {
  const session = await readSession(context.req.raw);
  if (!session) return context.json({ message: 'Sign in first.' }, 401);
  context.set('session', session);
  return next();
});

app.get('/api/me', (context) => context.json({ id: context.get('session').sub }));
