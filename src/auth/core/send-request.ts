import { redirectUrl, safePath } from '../routing/redirect-target';
import type {
  Answer,
  Endpoint,
  EndpointCall,
  Strategy,
  StrategyContext,
} from '../strategies/strategy';
import type { AuthPhase } from './auth-error';
import { requestErrors } from './request-errors';
import type { SessionState } from './state';
import { endpointUrl } from './urls';
import { untilAborted } from './wait';

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
  const timer = timeout && setTimeout(() => limit.abort(), timeout);
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
