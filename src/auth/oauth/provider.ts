import { AuthRequestError } from '../core/auth-error';
import type { StrategyContext } from '../core/strategy';
import { parseUrl } from '../core/urls';
import { OAuthError, type OAuthOptions } from './oauth-options';

/** Provider with its endpoints, which are checked URLs. */
export interface ProviderPlan {
  /** URL that identifies the provider, or null if unknown. */
  issuer: string | null;
  authorization: string;
  token: string;
  userinfo: string | null;
  revocation: string | null;
  endSession: string | null;
  jwks: string | null;
  /** Whether every response names its issuer (RFC 9207). */
  namesIssuer: boolean;
}

/** Returns the provider; loads its discovery document once. */
export type LoadProvider = (context: StrategyContext) => Promise<ProviderPlan>;

/** Creates the function that loads the provider. */
export function providerOf<User extends object>({
  issuer,
  endpoints = {},
}: OAuthOptions<User>): LoadProvider {
  let plan: ProviderPlan | null = null;

  async function load(context: StrategyContext): Promise<ProviderPlan> {
    const isComplete = !!endpoints.authorization && !!endpoints.token && !!endpoints.jwks;
    const found = issuer && !isComplete ? await discover(issuer, context) : {};
    const url = (given: unknown, name: string) => checkedUrl(given ?? found[name], name);
    const needed = (given: unknown, name: string) => {
      const known = url(given, name);
      if (known) return known;
      throw new OAuthError(
        'setup',
        `The provider has no ${name}: set \`issuer\` or \`endpoints\`.`,
      );
    };
    return {
      issuer: issuer ?? null,
      authorization: needed(endpoints.authorization, 'authorization_endpoint'),
      token: needed(endpoints.token, 'token_endpoint'),
      // The application's own endpoint may be relative.
      userinfo: endpoints.userinfo || url(endpoints.userinfo, 'userinfo_endpoint'),
      revocation: url(endpoints.revocation, 'revocation_endpoint'),
      endSession: url(endpoints.endSession, 'end_session_endpoint'),
      jwks: url(endpoints.jwks, 'jwks_uri'),
      namesIssuer: found.authorization_response_iss_parameter_supported === true,
    };
  }

  return async (context) => {
    // Calls do not share a request in progress, because the abort of one would abort the others.
    plan ??= await load(context);
    return plan;
  };
}

/** Loads the discovery document of a provider (OpenID Connect Discovery 1.0, section 4). */
async function discover(
  issuer: string,
  context: StrategyContext,
): Promise<Record<string, unknown>> {
  const root = checkedUrl(issuer, 'issuer') ?? '';
  const url = `${root.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const body = await loadJson(url, context);
  // Another issuer could be the start of a mix-up attack (RFC 8414, section 3.3).
  if (body.issuer !== issuer) {
    const message = `The discovery document belongs to a different issuer than "${issuer}": check \`issuer\`.`;
    throw new OAuthError('provider', message);
  }
  return body;
}

/**
 * Loads a JSON object of the provider. A temporary failure is thrown unchanged, to be retried. Any
 * other becomes an `OAuthError`, because, unlike the same status from the token endpoint, it must
 * not end the session.
 */
export async function loadJson(
  url: string,
  { send }: StrategyContext,
): Promise<Record<string, unknown>> {
  const { body } = await send(url, { method: 'GET' }).catch((error: unknown) => {
    if (!(error instanceof AuthRequestError) || error.retryable) throw error;
    throw new OAuthError('provider', `${error.message} Check the URL of the provider.`);
  });
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  throw new OAuthError('provider', `GET ${url} did not return a JSON object.`);
}

/**
 * Returns a URL that is safe to load, or null for none.
 * @throws OAuthError for anything but HTTPS, except for this device: `javascript:` would run as a script.
 */
function checkedUrl(given: unknown, name: string): string | null {
  if (given === undefined || given === null || given === false) return null;
  const url = parseUrl(String(given));
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return String(given);
  throw new OAuthError('provider', `The ${name} of the provider must be an HTTPS URL.`);
}
