import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { base64url } from 'jose';
import { accountRoutes, type AccountOptions } from './accounts/account-routes.ts';
import { createMailbox, mailboxPolicy, mailboxRoutes } from './accounts/mailbox.ts';
import type { Message } from './accounts/messages.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { ProblemError, problemResponse } from './problem.ts';
import { infoRoutes, type DemoAccount } from './routes/info-routes.ts';
import { isLocalOrigin, type ApiEnv } from './routes/route-parts.ts';
import {
  createSessions,
  createTokens,
  lifetimes,
  type Device,
  type Lifetimes,
} from './routes/sessions.ts';
import { tripRoutes } from './routes/trip-routes.ts';
import { isNotStored, type Store } from './store/store.ts';
import { passwordRounds, type Random } from './store/user.ts';

/** Options of the API. */
export interface ApiOptions extends AccountOptions {
  /** Store of the data. */
  store: Store;
  /**
   * Returns the time in milliseconds since 1970.
   * @default Date.now
   */
  clock?: () => number;
  /**
   * Random source for ids and salts.
   * @default crypto.getRandomValues
   */
  random?: Random;
  /**
   * Lifetimes in seconds. Default: 1800 for access tokens, 30 days for refresh tokens and 30 for a repeated
   * refresh.
   */
  lifetimes?: Partial<Lifetimes>;
  /** Called with each message to a user; a demonstration also shows it in the mailbox. */
  onMessage?: (message: Message) => void;
  /**
   * Rounds of the password hash.
   * @default 600000
   */
  rounds?: number;
  /**
   * Maximum number of trips per user.
   * @default 5000
   */
  mostTrips?: number;
  /**
   * Returns browser and network address of the client, from the request and the environment of the server. By
   * default, the browser is that of the request, and all clients have the same address.
   */
  deviceOf?: (request: Request, env: unknown) => Partial<Device>;
  /**
   * Account that the sign-in page shows; none by default. It makes the API a demonstration, whose mailbox
   * shows the messages to all users; ignored if `origin` is public.
   */
  demo?: DemoAccount;
  /** Called when a request fails because of an error of the server. */
  onError?: (error: unknown, requestId: string) => void;
}

/** Maximum size of a body in bytes. */
export const mostBytes = 128 * 1024;

/** Creates the demonstration API: a Hono app for `fetch` requests below `/api`, in any environment. */
export function createApi(options: ApiOptions) {
  const { store, key, clock = Date.now, random = randomBytes, rounds = passwordRounds } = options;
  const seconds = () => Math.floor(clock() / 1000);
  const newId = () => base64url.encode(random(12));
  const times = { ...lifetimes, ...options.lifetimes };
  const tokens = createTokens(key);
  const sessions = createSessions(store, tokens, times, random, seconds);
  // The mailbox contains the codes of all users, so a public server does not show it.
  const demo = isLocalOrigin(options.origin) ? options.demo : undefined;
  const mailbox = demo ? createMailbox() : null;
  const accounts = accountRoutes({
    options,
    store,
    sessions,
    tokens,
    deliver: (message) => {
      mailbox?.add(message);
      options.onMessage?.(message);
    },
    random,
    rounds,
    now: seconds,
    newId,
    deviceOf: (request, env) => {
      const said = request.headers.get('User-Agent') ?? '';
      const { userAgent = said, address = '' } = options.deviceOf?.(request, env) ?? {};
      return { userAgent: userAgent.slice(0, 300), address };
    },
  });
  const trips = tripRoutes({
    trips: store.trips,
    sessions,
    newId,
    timestamp: () => new Date(clock()).toISOString(),
    mostTrips: options.mostTrips ?? 5000,
  });

  const app = new Hono<ApiEnv>();
  guard(app, newId, options.onError);
  return app
    .route('/api/auth/sessions', sessionRoutes(store.sessions, sessions))
    .route('/api/auth', accounts)
    .route('/api/mailbox', mailboxRoutes(mailbox))
    .route('/api/trips', trips)
    .route('/api', infoRoutes({ store, sessions, demo, routes: () => app.routes }));
}

/** Type of the API for `hono/client`. */
export type Api = ReturnType<typeof createApi>;

function randomBytes(size: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(size));
}

// Headers of every response, including failures.
function guard(app: Hono<ApiEnv>, newId: () => string, report: ApiOptions['onError']): void {
  app.onError((error, c) => failure(error, c, report));
  app.notFound((c) => withHeaders(c, problemResponse('not-found')));
  // Before the headers of all others, so that it is set after them.
  app.use('/api/mailbox/page', async (c, next) => {
    await next();
    c.header('Content-Security-Policy', await mailboxPolicy());
  });
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
