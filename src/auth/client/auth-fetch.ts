import type { AuthFetch } from '../core/auth';
import { endpointUrl, pageUrl, parseUrl } from '../core/urls';
import { untilAborted } from '../core/wait';
import type { Refresh } from './refresh';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';

/** Request of the application, with parsed URL and headers. */
interface OwnRequest {
  url: URL;
  /** Request object, if the application passed one. */
  given: Request | null;
  init: RequestInit;
  headers: Headers;
  signal: AbortSignal;
}

/**
 * Returns a `fetch` that adds the token. Requests wait while the token is being refreshed. After a 401, the
 * token is refreshed once, unless it was refreshed in the meantime, and the request is retried
 * once, except after a 403, for the strategy's own endpoints, or if the body is a stream. A request belongs to
 * the session in which it is sent, and is aborted with it.
 */
export function createFetch<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
  { accessToken, renew }: Refresh,
): AuthFetch {
  const { options, strategy: strategyInUse } = state;
  const { retryUnauthorized = true } = options;
  const send: typeof fetch = (input, init) => (options.fetch ?? fetch)(input, init);
  const token = () => tokens.session?.access?.value ?? null;
  /**
   * Last refresh (`generation`) whose token was rejected again, and the places that accept that token. Otherwise,
   * each request to a server that rejects every token would cause a refresh.
   */
  let useless: { generation: number; accepting: Set<string> } | null = null;

  /** Whether a refresh may help a request with the status 401. */
  const mayHelp = (url: URL) =>
    tokens.isRenewable() &&
    (useless?.generation !== tokens.generation || useless.accepting.has(placeOf(url)));

  async function sendWithToken(
    { url, given, init, headers, signal: ownSignal }: OwnRequest,
    sendAsIs: () => Promise<Response>,
  ): Promise<Response> {
    await untilAborted(tokens.load(), ownSignal);
    const { lifetime } = tokens;
    const strategy = strategyInUse();
    const endpoints = (strategy?.endpoints ?? []).map((one) =>
      one ? endpointUrl(options, typeof one === 'string' ? one : one.url) : null,
    );
    if (!strategy || !isAllowed(url, endpoints)) return sendAsIs();
    const isOwn = endpoints.some((endpoint) => endpoint && placeOf(endpoint) === placeOf(url));
    const isGuests =
      !tokens.session && (strategy.holdsToken || state.snapshot.status === 'anonymous');
    const signal = isOwn || isGuests ? ownSignal : AbortSignal.any([ownSignal, lifetime.signal]);
    if (!isOwn) await untilAborted(accessToken(), signal);
    const source = given ?? url.href;
    const attempt = (source: Request | string) => {
      lifetime.signal.throwIfAborted();
      const own = new Headers(headers);
      const method = init.method ?? given?.method ?? 'GET';
      const credentials = strategy.authorize(own, token(), method) ?? given?.credentials;
      // On a redirect to another origin, browsers remove only the header `Authorization`.
      const isCarried = Array.from(own.keys()).some(
        (name) => name !== 'authorization' && own.get(name) !== headers.get(name),
      );
      const followsRedirects = !given || given.redirect === 'follow';
      const response = send(source, {
        ...(credentials && { credentials }),
        ...(isCarried && followsRedirects && { redirect: 'error' }),
        ...init,
        headers: own,
        signal,
      });
      return untilAborted(response, signal);
    };
    const isLast =
      isOwn ||
      !retryUnauthorized ||
      (strategy.holdsToken && !token()) ||
      init.body instanceof ReadableStream ||
      given?.bodyUsed;
    const { generation } = tokens;
    if (isLast) return attempt(source);
    const response = await attempt(given?.clone() ?? source);
    if (!isUnauthorized(response)) {
      if (useless?.generation === generation) useless.accepting.add(placeOf(url));
      return response;
    }
    if (tokens.generation === generation && mayHelp(url)) {
      await untilAborted(renew(), signal).catch(() => signal.throwIfAborted());
    }
    // Without new tokens, the response is final.
    const { generation: renewed } = tokens;
    if (renewed === generation) return response;
    void response.body?.cancel();
    const last = await attempt(source);
    if (isUnauthorized(last) && useless?.generation !== renewed) {
      useless = { generation: renewed, accepting: new Set() };
    }
    return last;
  }

  function isAllowed(url: URL, endpoints: readonly (URL | null)[]): boolean {
    const { origins } = options;
    if (!url.protocol.startsWith('http')) return false;
    if (typeof origins === 'function') return origins(url);
    if (origins) return origins.some((origin) => parseUrl(origin)?.origin === url.origin);
    return [pageUrl(options), ...endpoints].some((known) => known?.origin === url.origin);
  }

  return async function authFetch(input, { auth = true, ...init } = {}) {
    const given = input instanceof Request ? input : null;
    const headers = new Headers(init.headers ?? given?.headers);
    // Resolve the URL like `fetch` does, so that the checked URL is the requested one.
    const base = globalThis.document?.baseURI ?? pageUrl(options);
    const url = parseUrl(given?.url ?? String(input), base);
    const sendAsIs = () => send(input, init);
    if (!auth || !url || headers.has('authorization')) return sendAsIs();
    // A waiting request is aborted with the session, like one in progress.
    const control = new AbortController();
    const own = init.signal ?? given?.signal;
    const signal = own ? AbortSignal.any([own, control.signal]) : control.signal;
    tokens.pending.add(control);
    try {
      return await sendWithToken({ url, given, init, headers, signal }, sendAsIs);
    } finally {
      tokens.pending.delete(control);
    }
  };
}

/** Whether the token of a request was rejected, rather than the rights of its user. */
function isUnauthorized({ status, headers }: Response): boolean {
  const challenge = headers.get('www-authenticate') ?? '';
  return status === 401 && !challenge.includes('insufficient_scope');
}

/** Returns a URL without query, hash and trailing slash. */
function placeOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '');
}
