import { type AuthPhase, AuthRequestError, requestErrors } from '../core/auth-error';
import type { Answer, Endpoint, EndpointCall, Strategy, StrategyContext } from '../core/strategy';
import { endpointUrl } from '../core/urls';
import { pause, startTimer, untilAborted } from '../core/wait';
import { redirectUrl, safePath } from './redirects';
import type { SessionState } from './state';

/** Creates the context of a strategy: the token and a function that sends requests to its endpoints. */
export function contextOf<User extends object>(
  state: SessionState<User>,
  name: string,
  token: string | null,
  signal: AbortSignal,
  phase: AuthPhase,
): StrategyContext {
  const strategy = state.findStrategy(name);
  return {
    name,
    names: state.names,
    token,
    signal,
    now: state.now,
    tabStore: state.tabStore,
    urlOf: (name) => redirectUrl(state, name),
    safePath: (path) => safePath(state, path),
    send: (endpoint, call) => sendRequest(state, strategy, endpoint, call, signal, phase),
  };
}

async function sendRequest<User extends object>(
  state: SessionState<User>,
  strategy: Strategy<User>,
  endpoint: Endpoint,
  { method: usual, body, token = null, keepalive = false }: EndpointCall,
  signal: AbortSignal,
  phase: AuthPhase,
): Promise<Answer> {
  const { url, method = usual } = typeof endpoint === 'string' ? { url: endpoint } : endpoint;
  const { noResponse, badStatus } = requestErrors(method, url, phase);
  const { timeout } = state;
  const { fetch: send = fetch, describeFailure } = state.options;
  const headers = new Headers({ accept: 'application/json' });
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const hasBody = !!body && !/^(get|head)$/i.test(method);
  if (hasBody && !isForm) headers.set('content-type', 'application/json');
  const limit = new AbortController();
  const timer = timeout && startTimer(() => limit.abort(), timeout);
  const either = AbortSignal.any([signal, limit.signal]);
  const fetching = async () => {
    const response = await send(endpointUrl(state.options, url) ?? url, {
      method,
      headers,
      credentials: strategy.authorize(headers, token, method) ?? 'same-origin',
      ...(hasBody && { body: isForm ? body : JSON.stringify(body) }),
      signal: either,
      cache: 'no-store',
      keepalive,
      // The browser would send tokens and passwords to another origin.
      redirect: 'manual',
    });
    return { response, text: await response.text() };
  };
  const { response, text } = await untilAborted(fetching(), either)
    .catch((cause: unknown) => {
      signal.throwIfAborted();
      throw noResponse(cause);
    })
    .finally(() => clearTimeout(timer || undefined));
  const { status, ok } = response;
  const content = parseJson(text);
  const serverTime = Date.parse(response.headers.get('date') ?? '') || null;
  if (ok) return { body: content, serverTime };
  let details: unknown;
  try {
    details = describeFailure?.(status, content);
  } catch (error) {
    // An unexpected body must not hide the status.
    globalThis.reportError?.(error);
  }
  throw badStatus(response, state.now(), details);
}

/** Parses JSON, or returns undefined if it is invalid: the parser's error would quote it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Maximum time in milliseconds by which a server can delay the next attempt with `Retry-After`. */
const longestWait = 300_000;

/** Returns the milliseconds that the server asked to wait after a failure, at most five minutes; 0 if it did not. */
export function requestedWait(error: unknown): number {
  const { retryAfter } = error instanceof AuthRequestError ? error : {};
  return Math.min(retryAfter ?? 0, longestWait);
}

/**
 * Retries `work` with growing delays as long as its own phase fails temporarily, but not after
 * `timeout`, because a call that timed out once would do so again.
 */
export async function retry<User extends object, Value>(
  { options, now, timeout }: SessionState<User>,
  phase: AuthPhase,
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  const { attempts = 3, delay = 200, maxDelay = 10_000 } = options.retry ?? {};
  const { random = Math.random } = options;
  const begun = now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const mine = error instanceof AuthRequestError && error.phase === phase ? error : null;
      if (!mine?.retryable || attempt >= attempts) throw error;
      if (timeout && now() - begun >= timeout) throw error;
      const spread = Math.min(maxDelay, delay * 2 ** attempt) * (0.5 + random() / 2);
      const ms = Math.max(mine.retryAfter ?? 0, spread);
      if (ms > maxDelay) throw error;
      await pause(ms, signal);
    }
  }
}
