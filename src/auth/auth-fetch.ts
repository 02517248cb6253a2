import type { AuthFetch } from './auth';
import type { Core } from './auth-core';
import { accessToken, renewTokens } from './renew-tokens';
import { endpointUrl, pageUrl, parseUrl } from './page-url';
import { loadTokens } from './session';
import { isRenewable } from './session-tokens';
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
  const { fetch: send = fetch } = core.options;
  const given = input instanceof Request ? input : null;
  const headers = new Headers(init.headers ?? given?.headers);
  // Where `fetch` itself starts from; what was judged is also what is called.
  const base = globalThis.document?.baseURI ?? pageUrl(core);
  const url = parseUrl(given?.url ?? String(input), base);
  if (!auth || !url || headers.has('authorization')) return send(input, init);
  // A request that waits is aborted with the session just as one that is on its way.
  const control = new AbortController();
  const ownSignal = init.signal ?? given?.signal;
  const signal = ownSignal ? AbortSignal.any([ownSignal, control.signal]) : control.signal;
  core.pending.add(control);
  try {
    return await sendWithToken(core, { ...init, headers, signal }, given, url);
  } finally {
    core.pending.delete(control);
  }
}

async function sendWithToken<User extends object>(
  core: Core<User>,
  init: RequestInit & { headers: Headers; signal: AbortSignal },
  given: Request | null,
  url: URL,
): Promise<Response> {
  const { fetch: send = fetch, retryUnauthorized = true } = core.options;
  const { headers, signal } = init;
  await untilAborted(loadTokens(core), signal);
  const { strategy, life } = core;
  const endpoints = (strategy?.endpoints ?? []).map((one) =>
    one ? endpointUrl(core, typeof one === 'string' ? one : one.url) : null,
  );
  const source = given ?? url.href;
  if (!strategy || !isAllowed(core, url, endpoints)) return send(source, init);
  const isOwn = endpoints.some((endpoint) => endpoint && placeOf(endpoint) === placeOf(url));
  const token = () => core.kept?.access?.value ?? null;
  if (!isOwn) await untilAborted(accessToken(core), signal);
  const attempt = (source: Request | string) => {
    life.signal.throwIfAborted();
    const own = new Headers(headers);
    const method = init.method ?? given?.method ?? 'GET';
    const credentials = strategy.authorize(own, token(), method) ?? given?.credentials;
    // Browsers leave nothing but `Authorization` behind where a redirect leads to another origin.
    const isCarried = Array.from(own.keys()).some(
      (name) => name !== 'authorization' && own.get(name) !== headers.get(name),
    );
    const redirect = isCarried && (!given || given.redirect === 'follow') ? 'error' : undefined;
    return send(source, {
      ...(credentials && { credentials }),
      ...(redirect && { redirect }),
      ...init,
      headers: own,
    });
  };
  const isLast =
    isOwn ||
    !retryUnauthorized ||
    (strategy.holdsToken && !token()) ||
    init.body instanceof ReadableStream ||
    given?.bodyUsed;
  const { generation } = core;
  if (isLast) return attempt(source);
  const response = await attempt(given?.clone() ?? source);
  const challenge = response.headers.get('www-authenticate') ?? '';
  if (response.status !== 401 || challenge.includes('insufficient_scope')) return response;
  if (core.generation === generation && core.life === life && isRenewable(core)) {
    await untilAborted(renewTokens(core), signal).catch(() => signal.throwIfAborted());
  }
  // Nothing new to try, or somebody else's session: the answer stands.
  if (core.generation === generation || core.life !== life) return response;
  void response.body?.cancel();
  return attempt(source);
}

function isAllowed<User extends object>(
  core: Core<User>,
  url: URL,
  endpoints: readonly (URL | null)[],
): boolean {
  const { origins } = core.options;
  if (!url.protocol.startsWith('http')) return false;
  if (typeof origins === 'function') return origins(url);
  if (origins) return origins.some((origin) => parseUrl(origin)?.origin === url.origin);
  return [pageUrl(core), ...endpoints].some((known) => known?.origin === url.origin);
}

/** Address without query, hash and closing slash. */
function placeOf({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '');
}
