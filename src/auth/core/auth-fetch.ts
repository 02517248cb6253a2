import type { AuthFetch } from './auth';
import type { Refresh } from './refresh';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';
import { endpointUrl, pageUrl, parseUrl } from './urls';
import { untilAborted } from './wait';

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
 * once, except after a 403, for the strategy's own endpoints, or if the body is a stream.
 */
export function createFetch<User extends object>(
  { options, strategy: strategyInUse }: SessionState<User>,
  tokens: SessionTokens<User>,
  { accessToken, renew }: Refresh,
): AuthFetch {
  const { retryUnauthorized = true } = options;
  const send: typeof fetch = (input, init) => (options.fetch ?? fetch)(input, init);
  const token = () => tokens.session?.access?.value ?? null;

  async function sendWithToken(
    { url, given, init, headers, signal }: OwnRequest,
    sendAsIs: () => Promise<Response>,
  ): Promise<Response> {
    await untilAborted(tokens.load(), signal);
    const { lifetime } = tokens;
    const strategy = strategyInUse();
    const endpoints = (strategy?.endpoints ?? []).map((one) =>
      one ? endpointUrl(options, typeof one === 'string' ? one : one.url) : null,
    );
    if (!strategy || !isAllowed(url, endpoints)) return sendAsIs();
    const isOwn = endpoints.some((endpoint) => endpoint && placeOf(endpoint) === placeOf(url));
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
      return send(source, {
        ...(credentials && { credentials }),
        ...(isCarried && followsRedirects && { redirect: 'error' }),
        ...init,
        headers: own,
        signal,
      });
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
    const challenge = response.headers.get('www-authenticate') ?? '';
    if (response.status !== 401 || challenge.includes('insufficient_scope')) return response;
    if (tokens.generation === generation && tokens.lifetime === lifetime && tokens.isRenewable()) {
      await untilAborted(renew(), signal).catch(() => signal.throwIfAborted());
    }
    // Without new tokens, or in another user's session, the response is final.
    if (tokens.generation === generation || tokens.lifetime !== lifetime) return response;
    void response.body?.cancel();
    return attempt(source);
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

/** Returns a URL without query, hash and trailing slash. */
function placeOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '');
}
