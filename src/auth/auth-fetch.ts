import { accessToken } from './access-token';
import type { AuthFetch } from './auth';
import type { Core } from './auth-core';
import { renewTokens } from './renew-tokens';
import { endpointUrl, pageUrl } from './send-request';
import { untilAborted } from './until-aborted';

/**
 * `fetch` that puts the token on. A request waits while the token is being renewed. A 401 is answered with one renewal, unless
 * there was one meanwhile, and one repetition; never for 403, for the strategy's own endpoints, or where the body is a stream.
 */
export async function authFetch<User extends object>(
  core: Core<User>,
  input: Parameters<AuthFetch>[0],
  { auth = true, ...init }: NonNullable<Parameters<AuthFetch>[1]> = {},
): Promise<Response> {
  const send = core.options.fetch ?? fetch;
  const given = input instanceof Request ? input : null;
  const headers = new Headers(init.headers ?? given?.headers);
  const url = urlOf(core, given?.url ?? String(input));
  const strategy = core.strategy();
  if (!auth || !strategy || !url || !isAllowed(core, url) || headers.has('authorization')) {
    return send(input, init);
  }
  const signal = init.signal ?? given?.signal;
  signal?.throwIfAborted();
  const isOwn = strategy.endpoints.some((address) => isSamePlace(endpointUrl(core, address), url));
  const token = isOwn
    ? (core.kept?.access?.value ?? null)
    : await untilAborted(accessToken(core), signal);
  const { generation, life } = core;
  const attempt = async (source: RequestInfo | URL, token: string | null) => {
    const own = new Headers(headers);
    const credentials = strategy.authorize(own, token, init.method ?? given?.method ?? 'GET');
    const control = new AbortController();
    core.pending.add(control);
    try {
      return await send(source, {
        ...(credentials && !given && { credentials }),
        ...init,
        headers: own,
        signal: signal ? AbortSignal.any([signal, control.signal]) : control.signal,
      });
    } finally {
      core.pending.delete(control);
    }
  };
  const isOnce =
    isOwn ||
    core.options.retryUnauthorized === false ||
    (strategy.holdsToken && token === null) ||
    init.body instanceof ReadableStream ||
    given?.bodyUsed;
  if (isOnce) return attempt(input, token);
  const response = await attempt(given ? given.clone() : input, token);
  const challenge = response.headers.get('www-authenticate') ?? '';
  if (response.status !== 401 || challenge.includes('insufficient_scope')) return response;
  if (core.life === life && core.generation === generation) {
    if (!strategy.refresh) return response;
    await untilAborted(renewTokens(core), signal).catch(() => signal?.throwIfAborted());
  }
  // Nothing new to try, or somebody else's session: the answer stands.
  if (core.life !== life || core.generation === generation) return response;
  void response.body?.cancel().catch(() => {});
  return attempt(input, core.kept?.access?.value ?? null);
}

function urlOf<User extends object>(core: Core<User>, address: string): URL | null {
  const base = pageUrl(core);
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

function isAllowed<User extends object>(core: Core<User>, url: URL): boolean {
  const { origins } = core.options;
  if (!/^https?:$/.test(url.protocol)) return false;
  if (typeof origins === 'function') return origins(url);
  if (origins) return origins.includes(url.origin);
  const endpoints = core.strategy()?.endpoints ?? [];
  return (
    url.origin === pageUrl(core)?.origin ||
    endpoints.some((address) => urlOf(core, endpointUrl(core, address))?.origin === url.origin)
  );
}

/** Whether two addresses have the same origin and path, a closing slash or a query left aside. */
function isSamePlace(address: string, url: URL): boolean {
  if (!URL.canParse(address)) return false;
  const other = new URL(address);
  const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return other.origin === url.origin && path(other) === path(url);
}
