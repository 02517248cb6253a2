import { AuthError, UserFieldMissingError } from '../core/auth-error';
import type { Answer, Grant, LogoutChoices, StrategyContext } from '../core/strategy';
import { isToken } from '../core/token';
import { tokenReader } from '../strategies/token-calls';
import type { Attempt } from './attempts';
import { codeOf, type AuthorizationResponse } from './authorization';
import { OAuthError, type OAuthOptions } from './oauth-options';
import { assignLocation } from './popup';
import { loadJson, type LoadProvider, type ProviderPlan } from './provider';
import type { IdTokenClaims, IdTokenRules } from './verify-id-token';

/** Last verified ID token, with the access token that came with it. */
interface Identity {
  access: string | undefined;
  token: string;
  claims: IdTokenClaims;
}

/** Creates the calls to a provider that get, refresh and revoke tokens. */
export function oauthTokens<User extends object>(
  options: OAuthOptions<User>,
  provider: LoadProvider,
) {
  const { clientId, lifetimes = {}, user: source = 'userinfo', toUser } = options;
  const { clockTolerance: tolerance = 300, assign = assignLocation } = options;
  const checkIdToken = idTokenCheck();
  const access = tokenReader({ property: 'access_token', maxAge: lifetimes.access ?? 1800 }, '', 0);
  const renewal = tokenReader({ maxAge: lifetimes.refresh ?? 2_592_000 }, 'refresh_', 0);
  let last: Identity | null = null;

  /** Returns the identity of a session; null for one of another tab or before a reload. */
  const identityOf = (token: string | null) => (last?.access === token ? last : null);
  const userOf = (found: Record<string, unknown>) => (toUser ? toUser(found) : (found as User));

  async function ask(
    fields: Record<string, string>,
    { token }: ProviderPlan,
    { send, now }: StrategyContext,
    phase: 'login' | 'refresh',
  ) {
    const body = new URLSearchParams({ ...fields, client_id: clientId });
    const answer = await send(token, { method: 'POST', body });
    const { token_type: type = 'Bearer', id_token: idToken } = (answer.body ?? {}) as Fields;
    // An API would reject a token that is bound to a key (RFC 6749, section 7.1).
    if (!/^bearer$/i.test(String(type))) {
      throw new OAuthError('provider', 'The provider sent a token that is not a bearer token.');
    }
    const tokens = {
      access: access.get(answer, now(), phase),
      refresh: renewal.find(answer, now()),
    };
    return { answer, tokens, idToken: isToken(idToken) ? idToken : null };
  }

  async function identify(
    token: string,
    expected: Pick<IdTokenRules, 'nonce' | 'subject'>,
    access: string | undefined,
    answer: Answer,
    plan: ProviderPlan,
    context: StrategyContext,
  ): Promise<void> {
    const now = answer.serverTime ?? context.now();
    const rules = { ...expected, clientId, now, tolerance };
    const claims = await checkIdToken(token, rules, plan, context);
    last = { access, token, claims };
  }

  /** Exchanges the code of a response for tokens. */
  async function exchange(
    response: AuthorizationResponse,
    { verifier, nonce, redirectUri, scope, returnTo, remember }: Attempt,
    context: StrategyContext,
  ): Promise<Grant<User>> {
    const plan = await provider(context);
    const fields = {
      grant_type: 'authorization_code',
      code: codeOf(response, plan),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    };
    const { answer, tokens, idToken } = await ask(fields, plan, context, 'login');
    const token = tokens.access.value;
    last = null;
    if (scope.split(' ').includes('openid')) {
      if (!idToken) throw new OAuthError('id-token', 'The provider sent no ID token.');
      await identify(idToken, { nonce, subject: null }, token, answer, plan, context);
    }
    return { ...tokens, returnTo, remember };
  }

  async function refresh(value: string | null, context: StrategyContext): Promise<Grant<User>> {
    const plan = await provider(context);
    const fields = { grant_type: 'refresh_token', refresh_token: value ?? '' };
    const { answer, tokens, idToken } = await ask(fields, plan, context, 'refresh');
    const before = identityOf(context.token);
    const token = tokens.access.value;
    if (before) last = { ...before, access: token };
    if (!idToken || !plan.issuer || !plan.jwks) return tokens;
    const expected = { nonce: null, subject: before?.claims.sub ?? null };
    await identify(idToken, expected, token, answer, plan, context).catch((error: unknown) => {
      // The previous refresh token is used up, so do not lose the new one to a missing key or a
      // wrong clock.
      if (error instanceof OAuthError && error.reason === 'id-token') throw error;
    });
    return tokens;
  }

  async function fetchUser(context: StrategyContext): Promise<User> {
    const { userinfo } = await provider(context);
    const claims = identityOf(context.token)?.claims;
    if (claims && (source === 'id-token' || !userinfo)) return userOf(claims);
    if (!userinfo) {
      throw new OAuthError('setup', 'The provider has no user endpoint: set `endpoints.userinfo`.');
    }
    const { body } = await context.send(userinfo, { method: 'GET', token: context.token });
    if (typeof body !== 'object' || body === null) throw new UserFieldMissingError('sub');
    const found = body as Fields;
    // The tokens could be of different users (OpenID Connect Core 1.0, section 5.3.2). An endpoint of the
    // application may omit the claim.
    const usual = options.endpoints?.userinfo ? claims?.sub : undefined;
    if (claims && (found.sub ?? usual) !== claims.sub) {
      throw new OAuthError('id-token', 'The user endpoint returned another user.');
    }
    return userOf(found);
  }

  /** Revokes the refresh token, and leaves the page to end the session at the provider. */
  async function logout({ refreshToken }: LogoutChoices, context: StrategyContext): Promise<void> {
    const hint = identityOf(context.token)?.token;
    last = null;
    const { revocation, endSession } = await provider(context);
    const body = new URLSearchParams({
      token: refreshToken ?? '',
      token_type_hint: 'refresh_token',
      client_id: clientId,
    });
    const revoking =
      revocation && refreshToken
        ? context.send(revocation, { method: 'POST', body, keepalive: true })
        : null;
    if (endSession) {
      const url = new URL(endSession);
      const back = context.urlOf('logout');
      if (hint) url.searchParams.set('id_token_hint', hint);
      if (back) url.searchParams.set('post_logout_redirect_uri', back);
      url.searchParams.set('client_id', clientId);
      assign(url.href);
    }
    await revoking;
  }

  const adopt = (value: string, kind: 'access' | 'refresh', now: number) =>
    (kind === 'access' ? access : renewal).adopt(value, now);

  return { exchange, refresh, fetchUser, logout, adopt };
}

type Fields = Record<string, unknown>;

/** Verifies an ID token; loads the keys of the provider when they are needed. */
type CheckIdToken = (
  token: string,
  rules: IdTokenRules,
  provider: ProviderPlan,
  context: StrategyContext,
) => Promise<IdTokenClaims>;

/**
 * Creates the verification of ID tokens. Keys are loaded again for a token with an unknown key, because
 * providers replace them.
 */
function idTokenCheck(): CheckIdToken {
  let keys: Record<string, unknown> | null = null;
  return async (token, rules, { issuer, jwks }, context) => {
    if (!issuer || !jwks) {
      const message = 'An ID token cannot be verified: set `issuer` and `endpoints.jwks`.';
      throw new OAuthError('setup', message);
    }
    // The library is as large as the rest; only a sign-in needs it.
    const { verifyIdToken } = await import('./verify-id-token').catch((cause: unknown) => {
      throw new AuthError('A part of the application could not be loaded.', 'login', cause);
    });
    const hadKeys = keys !== null;
    keys ??= await loadJson(jwks, context);
    const claims = await verifyIdToken(token, keys, issuer, rules);
    if (claims) return claims;
    if (hadKeys) {
      keys = await loadJson(jwks, context);
      const again = await verifyIdToken(token, keys, issuer, rules);
      if (again) return again;
    }
    throw new OAuthError('id-token', 'The ID token is signed with an unknown key.');
  };
}
