import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { fieldErrors, ProblemError, type ProblemCode } from '../problem.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import { scopesOf, type Scope } from '../store/user.ts';

/** Variables of a request. */
export interface ApiEnv {
  Variables: SignedIn & { requestId: string };
}

/** Response of a route, as described. */
export interface AnswerDoc {
  /** Sentence about the answer. */
  description: string;
  /** Shape of its body; without one there is none. */
  schema?: v.GenericSchema;
  /** Sentences about its headers. */
  headers?: Readonly<Record<string, string>>;
}

/** What a part of a route adds to its description. */
export interface RouteDoc {
  /** Phrase that says what the route does. */
  summary?: string;
  /** Shape of the body. */
  body?: v.GenericSchema;
  /** Whether there must be a body. */
  bodyRequired?: boolean;
  /** Shape of the query. */
  query?: v.GenericSchema;
  /** Sentences about the headers that it heeds. */
  headers?: Readonly<Record<string, string>>;
  /** Permission that is needed; `null` if signing in is enough. */
  scope?: Scope | null;
  /** Answers by status. */
  answers?: Readonly<Record<number, AnswerDoc>>;
  /** Kinds of failure that it can end in. */
  problems?: readonly ProblemCode[];
}

const docs = new WeakMap<object, RouteDoc>();

/** Description of a handler, if it has one. */
export function docOf(handler: object): RouteDoc | undefined {
  return docs.get(handler);
}

/** Handler with a description: validation and documentation cannot diverge. */
function described<Handler extends object>(handler: Handler, doc: RouteDoc): Handler {
  docs.set(handler, doc);
  return handler;
}

/** Description of a route: what it does and how it answers. */
export function describe(doc: RouteDoc): MiddlewareHandler {
  return described<MiddlewareHandler>((_c, next) => next(), doc);
}

/** Guard of a route: lets signed-in people pass, and of those only the ones with the permission. */
export function signedIn(sessions: Sessions, scope: Scope | null): MiddlewareHandler<ApiEnv> {
  const doc: RouteDoc = {
    scope,
    problems: [
      'token-missing',
      'token-expired',
      'token-invalid',
      'session-ended',
      ...(scope ? (['forbidden'] as const) : []),
    ],
  };
  return described<MiddlewareHandler<ApiEnv>>(async (c, next) => {
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
  }, doc);
}

/** Access token of a request, or null. */
export function bearerOf(c: Context): string | null {
  const [, token = null] = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return token;
}

/** Handler that reads a part of a request: what a caller may send, and what it is then. */
type Reader<Part extends 'json' | 'query', Schema extends v.GenericSchema> = MiddlewareHandler<
  ApiEnv,
  string,
  {
    in: Record<Part, v.InferInput<Schema>>;
    out: Record<Part, v.InferOutput<Schema>>;
  }
>;

/** Parser of a JSON body that matches a schema. */
export function jsonBody<Schema extends v.GenericSchema>(schema: Schema): Reader<'json', Schema> {
  const reader = validator('json', (value, c) => {
    if (!isJson(c.req.header('Content-Type'))) throw new ProblemError('not-json');
    const result = v.safeParse(schema, value);
    if (!result.success) throw new ProblemError('invalid-fields', fieldErrors(result.issues));
    return result.output;
  });
  const doc: RouteDoc = {
    body: schema,
    bodyRequired: true,
    problems: ['malformed-json', 'body-too-large', 'not-json', 'invalid-fields'],
  };
  return described(reader as MiddlewareHandler as Reader<'json', Schema>, doc);
}

/** Parser of a query that matches a schema. */
export function queryOf<Schema extends v.GenericSchema>(schema: Schema): Reader<'query', Schema> {
  const reader = validator('query', (value) => {
    const result = v.safeParse(schema, value);
    if (!result.success) throw new ProblemError('invalid-query', fieldErrors(result.issues));
    return result.output;
  });
  const doc: RouteDoc = { query: schema, problems: ['invalid-query'] };
  return described(reader as MiddlewareHandler as Reader<'query', Schema>, doc);
}

/** Whether a header says that a body is JSON. */
export function isJson(contentType: string | undefined): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType ?? '');
}
