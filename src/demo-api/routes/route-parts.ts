import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { fieldErrors, ProblemError } from '../problem.ts';
import { scopesOf, type Scope } from '../store/user.ts';
import type { Sessions, SignedIn } from './sessions.ts';

/** Variables of a request. */
export interface ApiEnv {
  Variables: SignedIn & { requestId: string };
}

/** Guards a route: requires a signed-in user, optionally with a scope. */
export function signedIn(sessions: Sessions, scope: Scope | null): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const token = bearerOf(c);
    if (token === null) throw new ProblemError('token-missing');
    const { user, session } = await sessions.check(token);
    if (scope && !scopesOf[user.role].includes(scope)) {
      const headers = { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` };
      throw new ProblemError('forbidden', { headers });
    }
    c.set('user', user);
    c.set('session', session);
    await next();
  };
}

/** Returns the access token of a request, or null. */
export function bearerOf(c: Context): string | null {
  const [, token = null] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return token;
}

/** Handler that validates a part of a request, with the types of its input and its output. */
type Reader<Part extends 'json' | 'query', Schema extends v.GenericSchema> = MiddlewareHandler<
  ApiEnv,
  string,
  {
    in: Record<Part, v.InferInput<Schema>>;
    out: Record<Part, v.InferOutput<Schema>>;
  }
>;

/** Validates a JSON body with a schema. */
export function jsonBody<Schema extends v.GenericSchema>(schema: Schema): Reader<'json', Schema> {
  const reader = validator('json', (value, c) => {
    if (!isJson(c.req.header('Content-Type'))) throw new ProblemError('not-json');
    const result = v.safeParse(schema, value);
    if (!result.success) throw new ProblemError('invalid-fields', fieldErrors(result.issues));
    return result.output;
  });
  return reader as MiddlewareHandler as Reader<'json', Schema>;
}

/** Validates a query with a schema. */
export function queryOf<Schema extends v.GenericSchema>(schema: Schema): Reader<'query', Schema> {
  const reader = validator('query', (value) => {
    const result = v.safeParse(schema, value);
    if (!result.success) throw new ProblemError('invalid-query', fieldErrors(result.issues));
    return result.output;
  });
  return reader as MiddlewareHandler as Reader<'query', Schema>;
}

/** Whether a `Content-Type` header is that of JSON. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}

/** Whether a host name or address can only be reached on the same machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Whether an origin can only be opened on the same machine; without one, nothing else is known. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopback(new URL(origin).hostname);
}

/** Where passkeys are used: the origin of the page, and its domain. */
export interface PasskeyPlace {
  origin: string;
  /** Domain that the passkeys belong to. */
  rpId: string;
}

/**
 * Returns where a request uses passkeys: at the known origin of the app, or, during development, at any port
 * of localhost. The origin is not taken from other requests, because their `Host` header may be anything.
 * @throws ProblemError for other requests, and for an IP address, which passkeys cannot belong to.
 */
export function passkeyPlace(origin: string | undefined, request: Request): PasskeyPlace {
  const { origin: used, hostname } = new URL(origin ?? request.url);
  const isKnown = origin !== undefined || hostname === 'localhost';
  const isAddress = /^[\d.]+$|^\[/.test(hostname);
  if (!isKnown || isAddress) throw new ProblemError('passkeys-unavailable');
  return { origin: used, rpId: hostname };
}
