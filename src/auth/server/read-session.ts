/** Request, or its headers and method: what every runtime with `fetch` has. */
export type SessionRequest = Pick<Request, 'headers' | 'method'>;

/** Options of `createReadSession`. */
export interface ReadSessionOptions<Session> {
  /** Returns the session of a token, or null if it is invalid: `jwtVerifier`, or a query of your database. */
  verify: (token: string) => Session | null | Promise<Session | null>;
  /**
   * Name of the cookie with the token, such as `__Host-session`; false if only the header `Authorization` is
   * read. Default: false.
   */
  cookie?: string | false;
  /**
   * Cookie and header that must be equal in requests with the session cookie and an unsafe method,
   * as `cookieStrategy` sends them; false if another protection exists. Default: `XSRF-TOKEN` and
   * `X-XSRF-TOKEN`.
   */
  csrf?: { cookie?: string; header?: string } | false;
}

/** Returns the session of a request; null for a guest. */
export type ReadSession<Session> = (request: SessionRequest) => Promise<Session | null>;

/**
 * Creates a function that returns the session of a request, on a server with `Request`: Node.js, Deno, Bun,
 * workers. The header `Authorization: Bearer` takes precedence; an invalid one is not replaced by a cookie.
 * A request that may be forged by another site counts as a guest's, and so does one with two session cookies.
 */
export function createReadSession<Session>({
  verify,
  cookie = false,
  csrf = {},
}: ReadSessionOptions<Session>): ReadSession<Session> {
  return async function readSession({ headers, method }) {
    const authorization = headers.get('authorization') ?? '';
    if (/^bearer\b/i.test(authorization)) {
      const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
      return token ? verify(token) : null;
    }
    const token = cookie && onlyCookie(headers, cookie);
    if (!token || (!/^(GET|HEAD|OPTIONS)$/i.test(method) && mayBeForged(headers, csrf)))
      return null;
    return verify(token);
  };
}

/** Whether another site may have sent a request with the user's cookies. */
function mayBeForged(
  headers: Headers,
  csrf: NonNullable<ReadSessionOptions<unknown>['csrf']>,
): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  if (csrf === false) return false;
  const { cookie = 'XSRF-TOKEN', header = 'X-XSRF-TOKEN' } = csrf;
  const echoed = headers.get(header);
  return !echoed || echoed !== onlyCookie(headers, cookie);
}

/** Returns the value of a cookie; null if there are several, because a subdomain can add one. */
function onlyCookie(headers: Headers, name: string): string | null {
  const values = (headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.trim().split('=');
    return key === name ? [rest.join('=')] : [];
  });
  const [value] = values;
  if (value === undefined || values.length > 1) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
