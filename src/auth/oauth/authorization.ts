import { encodeBase64url, randomString } from '../core/encoding';
import type { StrategyContext } from '../core/strategy';
import { parseUrl, pathOf } from '../core/urls';
import type { Attempt } from './attempts';
import { OAuthError, type OAuthOptions, type OAuthRequest } from './oauth-options';
import type { ProviderPlan } from './provider';

/** Parameters of a response, which are removed from the URL of the page. */
const responseParams = [
  'code',
  'state',
  'iss',
  'error',
  'error_description',
  'error_uri',
  'session_state',
];

/** Response of a provider in the URL of the page. */
export interface AuthorizationResponse {
  state: string;
  code: string | null;
  error: string | null;
  issuer: string | null;
}

/** Creates an attempt with new random strings. */
export function startAttempt<User extends object>(
  options: OAuthOptions<User>,
  request: OAuthRequest,
  client: string,
  redirectUri: string,
  remember: boolean,
  { name, now, safePath }: StrategyContext,
): Attempt {
  return {
    state: randomString(options.stateLength),
    nonce: randomString(43),
    verifier: randomString(43),
    strategy: name,
    client,
    redirectUri,
    scope: request.scope ?? options.scope ?? 'openid',
    returnTo: safePath(request.returnTo),
    remember,
    at: now(),
  };
}

/** Returns the URL at which the user signs in, with a PKCE challenge (RFC 7636, section 4.3). */
export async function authorizationUrl<User extends object>(
  { clientId, audience, params }: OAuthOptions<User>,
  request: OAuthRequest,
  { state, nonce, verifier, redirectUri, scope }: Attempt,
  { authorization }: ProviderPlan,
): Promise<string> {
  const url = new URL(authorization);
  const fields = {
    ...params,
    ...request.params,
    audience: request.audience ?? audience,
    prompt: request.prompt,
    login_hint: request.loginHint,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value) url.searchParams.set(name, value);
  }
  return url.href;
}

async function challengeOf(verifier: string): Promise<string> {
  if (!crypto.subtle) {
    throw new OAuthError('setup', 'PKCE needs a secure context: serve the page over HTTPS.');
  }
  // The verifier is ASCII.
  const bytes = Uint8Array.from(verifier, (letter) => letter.charCodeAt(0));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return encodeBase64url(new Uint8Array(hash));
}

/**
 * Returns the response of a provider; null if the page has another URL than `redirectUri`, or no response.
 * Parameters must not be repeated (RFC 6749, section 3.1), so a repeated one counts as missing.
 */
export function responseOf(page: URL, redirectUri: string): AuthorizationResponse | null {
  const { origin, pathname = '' } = parseUrl(redirectUri) ?? {};
  if (page.origin !== origin || pathOf(page.pathname) !== pathOf(pathname)) return null;
  const only = (name: string) => {
    const [value = null, ...others] = page.searchParams.getAll(name);
    return others.length > 0 ? null : value;
  };
  const state = only('state');
  const code = only('code');
  const error = only('error');
  return state && (code || error) ? { state, code, error, issuer: only('iss') } : null;
}

/** Removes the response from the address bar and the history, so that it is neither reused nor leaked. */
export function hideResponse(page: URL): void {
  const url = new URL(page);
  for (const name of responseParams) url.searchParams.delete(name);
  try {
    globalThis.history?.replaceState(history.state, '', url);
  } catch {
    // A sandboxed page may not change its address; the response is used up anyway.
  }
}

/**
 * Returns the code of a response.
 * @throws OAuthError if it comes from another provider (RFC 9207, section 2.4) or reports an error.
 */
export function codeOf(
  { code, error, issuer }: AuthorizationResponse,
  provider: ProviderPlan,
): string {
  if (issuer === null ? provider.namesIssuer : issuer !== provider.issuer) {
    const hint = provider.issuer ? '' : ' Set `issuer` if the provider names itself.';
    const message = `The response comes from a different provider than the request.${hint}`;
    throw new OAuthError('response', message);
  }
  if (error === 'access_denied') {
    throw new OAuthError('denied', 'Access was denied. Sign in again to continue.', error);
  }
  if (error !== null) {
    throw new OAuthError('provider', 'The provider could not sign in the user: see `code`.', error);
  }
  if (code === null) throw new OAuthError('response', 'The response has no code. Sign in again.');
  return code;
}
