import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { accountRoutes } from './accounts/account-routes.ts';
import { mailboxRoutes } from './accounts/mailbox.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { problemCodes, ProblemError, problemResponse, problems } from './problem.ts';
import type { ApiEnv } from './routes/route-parts.ts';
import { tripRoutes } from './routes/trip-routes.ts';
import { createServices, type ApiOptions, type Services } from './services.ts';
import { isNotStored } from './store/store.ts';

/** Maximum size of a body in bytes. */
export const mostBytes = 128 * 1024;

/** Creates the demonstration API: a Hono app for `fetch` requests below `/api`, in any environment. */
export function createApi(options: ApiOptions) {
  const services = createServices(options);
  const app = new Hono<ApiEnv>();
  guard(app, services.newId, options.onError);
  return app
    .route('/api/auth/sessions', sessionRoutes(services))
    .route('/api/auth', accountRoutes(services))
    .route('/api/mailbox', mailboxRoutes(services.mailbox))
    .route('/api/trips', tripRoutes(services))
    .route('/api', infoRoutes(services));
}

/** Creates the routes of the demo account and of the kinds of failures. */
function infoRoutes({ demo }: Services) {
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

/** Type of the API for `hono/client`. */
export type Api = ReturnType<typeof createApi>;

// Headers of every response, including failures.
function guard(app: Hono<ApiEnv>, newId: () => string, report: ApiOptions['onError']): void {
  app.onError((error, c) => failure(error, c, report));
  app.notFound((c) => withHeaders(c, problemResponse('not-found')));
  app.use(
    requestId({ generator: newId, limitLength: 64 }),
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      // Left to the server that provides TLS.
      strictTransportSecurity: false,
      xFrameOptions: 'DENY',
    }),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, methods) => {
        const headers = { Allow: methods.join(', ') };
        return withHeaders(c, problemResponse('method-not-allowed', { headers }));
      },
    }),
    bodyLimit({
      maxSize: mostBytes,
      onError: () => {
        throw new ProblemError('body-too-large');
      },
    }),
  );
  // Personal data is not cached, and tokens are not stored.
  app.use('/api/*', cacheControl('private, no-cache'), etag());
  app.use('/api/auth/*', cacheControl('no-store'));
}

function cacheControl(value: string) {
  return async (c: Context, next: () => Promise<void>) => {
    c.header('Cache-Control', value);
    c.header('Vary', 'Authorization');
    await next();
  };
}

function failure(error: Error, c: Context<ApiEnv>, report: ApiOptions['onError']): Response {
  if (error instanceof ProblemError) {
    return withHeaders(c, problemResponse(error.code, error.extra));
  }
  if (error instanceof HTTPException && error.status === 400) {
    return withHeaders(c, problemResponse('malformed-json'));
  }
  const id = c.get('requestId');
  // The error of an aborted request is its abort.
  if (!c.req.raw.signal.aborted) report?.(error, id);
  const code = isNotStored(error) ? 'not-stored' : 'server-error';
  return withHeaders(c, problemResponse(code, { members: { requestId: id } }));
}

// Headers that were set before a failure are kept.
function withHeaders(c: Context, response: Response): Response {
  return c.newResponse(response.body, response);
}
