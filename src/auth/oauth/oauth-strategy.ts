import { SignInCanceledError } from '../core/auth-error';
import type { Grant, LoginChoices, Strategy, StrategyContext } from '../core/strategy';
import { keepAttempt, takeAttempt } from './attempts';
import { authorizationUrl, hideResponse, responseOf, startAttempt } from './authorization';
import { OAuthError, type OAuthOptions, type OAuthRequest } from './oauth-options';
import { oauthTokens } from './oauth-tokens';
import { leavePage, openPopup, popupResponse, reportToOpener } from './popup';
import { providerOf } from './provider';

/**
 * Creates a strategy that signs in with a provider through OAuth 2.0 or OpenID Connect: the authorization code
 * flow with PKCE (RFC 6749, RFC 7636, RFC 9700). `login` takes an `OAuthRequest`; it leaves the page, or
 * opens a window. On the page of the `callback` redirect, `start` completes the sign-in.
 */
export function oauthStrategy<User extends object = Record<string, unknown>>(
  options: OAuthOptions<User>,
): Strategy<User> {
  const { clientId, issuer, endpoints, maxAge = 600 } = options;
  // A response must come from the provider that was asked, even if the application has been deployed since.
  const client = JSON.stringify([clientId, issuer ?? endpoints?.authorization]);
  const provider = providerOf(options);
  const { exchange, ...calls } = oauthTokens(options, provider);
  const callbackOf = ({ urlOf }: StrategyContext) => options.redirectUri ?? urlOf('callback');

  async function login(
    given: unknown,
    context: StrategyContext,
    { remember }: LoginChoices,
  ): Promise<Grant<User>> {
    const request: OAuthRequest = given ?? {};
    const callback = callbackOf(context);
    if (!callback) {
      throw new OAuthError('setup', 'The `callback` redirect is disabled: set `redirectUri`.');
    }
    const popup = request.popup ? openPopup() : null;
    try {
      const attempt = startAttempt(options, request, client, callback, remember, context);
      const url = await authorizationUrl(options, request, attempt, await provider(context));
      context.signal.throwIfAborted();
      if (!popup) {
        keepAttempt(context.tabStore, attempt);
        return await leavePage(url, options.assign);
      }
      popup.location.replace(url);
      const response = responseOf(await popupResponse(popup, context.signal), callback);
      if (response?.state !== attempt.state) {
        throw new OAuthError(
          'state-unknown',
          'The window responded to another request. Try again.',
        );
      }
      return await exchange(response, attempt, context);
    } finally {
      popup?.close();
    }
  }

  function resume(page: URL, context: StrategyContext): Promise<Grant<User>> | null {
    const callback = callbackOf(context);
    const response = callback && responseOf(page, callback);
    if (!response) return null;
    try {
      const attempt = takeAttempt({ ...response, client }, context, maxAge * 1000);
      if (!attempt) return null;
      hideResponse(page);
      return exchange(response, attempt, context);
    } catch (error) {
      hideResponse(page);
      const isUnknown = error instanceof OAuthError && error.reason === 'state-unknown';
      // The attempt of a window is in the page that opened it.
      const isSent = isUnknown && reportToOpener(page);
      return Promise.reject(isSent ? new SignInCanceledError() : (error as Error));
    }
  }

  return {
    ...calls,
    holdsToken: true,
    holdsRefreshToken: true,
    fetchesUser: true,
    // `fetch` sends the token to no endpoint of the provider.
    endpoints: [],
    authorize(headers, token) {
      if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
      return undefined;
    },
    login,
    resume,
  };
}
