import type { Core } from './auth-core';
import { AuthRequestError, type AuthPhase } from './auth-error';
import type { Answer, Endpoint, EndpointCall, Strategy, StrategyContext } from './strategy';
import { untilAborted } from './until-aborted';

/** What a strategy works with: the token and a way to its endpoints. */
export function contextOf<User extends object>(
  core: Core<User>,
  strategy: Strategy<User>,
  token: string | null,
  signal: AbortSignal,
  phase: AuthPhase,
): StrategyContext {
  return {
    token,
    signal,
    now: core.now,
    send: (endpoint, call) => sendRequest(core, strategy, endpoint, call, signal, phase),
  };
}

/** Address of the page, or undefined on a server. */
export function pageUrl<User extends object>({ options }: Core<User>): URL | undefined {
  const text = options.location?.() ?? globalThis.location?.href;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Address of an endpoint, complete where that can be told. */
export function endpointUrl<User extends object>(core: Core<User>, address: string): string {
  const base = core.options.baseUrl ?? pageUrl(core)?.href;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

async function sendRequest<User extends object>(
  core: Core<User>,
  strategy: Strategy<User>,
  endpoint: Endpoint,
  { method: usual, body, token = null, keepalive }: EndpointCall,
  signal: AbortSignal,
  phase: AuthPhase,
): Promise<Answer> {
  const { url, method = usual } = typeof endpoint === 'string' ? { url: endpoint } : endpoint;
  // A query might hold a secret; an error names the path alone.
  const where = `${method} ${url.replace(/[?#].*/s, '')}`;
  const headers = new Headers({ accept: 'application/json' });
  const credentials = strategy.authorize(headers, token, method);
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const { fetch: send = fetch, timeout = 30_000, describeFailure } = core.options;
  const limit = new AbortController();
  const timer = timeout === false ? undefined : setTimeout(() => limit.abort(), timeout);
  const either = AbortSignal.any([signal, limit.signal]);
  const fetching = async () => {
    const response = await send(endpointUrl(core, url), {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
      signal: either,
      cache: 'no-store',
      ...(credentials && { credentials }),
      ...(keepalive && { keepalive }),
    });
    return { response, text: await response.text() };
  };
  const { response, text } = await untilAborted(fetching(), either)
    .catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new AuthRequestError(`${where} got no answer.`, { phase, retryable: true, cause });
    })
    .finally(() => clearTimeout(timer));
  const { status, ok } = response;
  const content = parse(text, response.headers.get('content-type'));
  const serverTime = Date.parse(response.headers.get('date') ?? '') || null;
  if (ok && content) return { body: content.body, serverTime };
  throw new AuthRequestError(
    `${where} answered ${status}${ok ? ' with something that is no JSON' : ''}.`,
    {
      phase,
      status,
      retryable: status === 408 || status === 425 || status === 429 || status >= 500,
      retryAfter: waitOf(response.headers.get('retry-after'), serverTime ?? core.now()),
      details: describeFailure?.(status, content?.body),
    },
  );
}

/** Body of an answer, or null where it is no JSON; a plain text is itself, digits too. */
function parse(text: string, type: string | null): { body: unknown } | null {
  const isPlain = type?.includes('text/plain');
  if (!text) return { body: undefined };
  try {
    const body: unknown = JSON.parse(text);
    return { body: isPlain && typeof body !== 'object' ? text : body };
  } catch {
    // The error would quote the text.
    return isPlain ? { body: text } : null;
  }
}

/** Milliseconds of a `Retry-After` header (RFC 9110, section 10.2.3): seconds or a date. */
function waitOf(header: string | null, now: number): number | null {
  if (!header) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
