import { defaultLimits } from '#src/demo-api/routes/limits.ts';
import type { Breakage, Seen } from './demo-back-end.ts';

type Next = () => Promise<Response>;
type Json = Record<string, unknown>;

/** Returns a response with another status or JSON. */
export async function changed(
  response: Response,
  change: (body: Json) => Json | void,
  status: number = response.status,
): Promise<Response> {
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Json);
  const headers = new Headers(response.headers);
  headers.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(change(body) ?? body), {
    status: status === 204 ? 200 : status,
    headers,
  });
}

/** Response with JSON. */
export const json = (status: number, body: Json = {}) => Response.json(body, { status });

/** Tokens that look right. */
export const madeUpTokens = { token: 'a.b.c', refresh_token: 'd.e.f', user: {} };

/** Breaks one endpoint. */
export const at = (
  path: string,
  act: (seen: Seen, next: Next) => Promise<Response> | Response,
): Breakage => ({
  proxy: (seen, next) => (seen.path === `/api/auth${path}` ? act(seen, next) : next()),
});

/** Changes the successful answers of an endpoint. */
export const answering = (path: string, change: (body: Json) => Json | void): Breakage =>
  at(path, async (_seen, next) => {
    const response = await next();
    return response.ok ? changed(response, change) : response;
  });

/** Answers a request as before if it succeeded, so that everything stays valid any number of times. */
export function repeating(path: string, keyOf: (body: Json) => unknown): Breakage {
  const before = new Map<string, Promise<Response>>();
  return at(path, async ({ body }, next) => {
    const key = JSON.stringify(keyOf(body));
    if (keyOf(body) === undefined) return next();
    const earlier = await before.get(key);
    if (earlier?.ok) return earlier.clone();
    const response = next();
    before.set(key, response);
    return (await response).clone();
  });
}

/** Answers differently for an address without an account. */
export const telling = (path: string, status: number): Breakage =>
  at(path, async ({ body, store }, next) => {
    const response = await next();
    const isKnown = store.users.byEmail(String(body.email)) !== null;
    return isKnown ? response : changed(response, () => ({ code: 'unknown' }), status);
  });

/** Takes any code for the right one. */
export const takingAnyCode = (path: string): Breakage =>
  at(path, ({ body, sent }, next) => {
    if (body.code) body.code = sent.find(({ to }) => to === body.email)?.code ?? body.code;
    return next();
  });

const endless = { pair: 10_000, account: 10_000, client: 10_000, seconds: 3600 };

/** Lets codes be guessed without end. */
export const guessable: Breakage = {
  options: {
    limits: {
      logins: { ...defaultLimits.logins, client: 10_000 },
      messages: endless,
      wrongCodes: endless,
    },
  },
  store: (store) => ({ ...store, proofs: { ...store.proofs, countGuess: () => 1 } }),
};

/** Has no lockout. */
export const withoutLockout: Breakage = {
  options: { limits: { logins: endless } },
};
