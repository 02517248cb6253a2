import { AuthError } from '../core/auth-error';

/**
 * Why a sign-in with a provider failed:
 * - `setup`: an option is missing, or the page is not served over HTTPS.
 * - `provider`: the provider is not configured as expected, or returned an error, whose `code` is set.
 * - `denied`: the user or the provider denied access.
 * - `state-unknown`: the response does not belong to a sign-in in this tab, and may be forged; or the client or the
 *   issuer of the strategy has changed since.
 * - `state-used`: the response was already used.
 * - `state-old`: the sign-in took too long.
 * - `response`: the response is malformed, or comes from another provider.
 * - `id-token`: the ID token is missing or invalid.
 * - `clock`: the ID token is not valid at the time of this device.
 * - `popup-blocked`: the browser blocked the window.
 */
export type OAuthErrorReason =
  | 'setup'
  | 'provider'
  | 'denied'
  | 'state-unknown'
  | 'state-used'
  | 'state-old'
  | 'response'
  | 'id-token'
  | 'clock'
  | 'popup-blocked';

/** Reports a failed sign-in with a provider. It contains no code, no token and no state. */
export class OAuthError extends AuthError {
  override name = 'OAuthError';
  /** Why it failed. */
  readonly reason: OAuthErrorReason;
  /** Error code of the provider, such as `login_required` (RFC 6749, section 4.1.2.1), or null. */
  readonly code: string | null;

  constructor(reason: OAuthErrorReason, message: string, code: string | null = null) {
    super(message, 'login');
    this.reason = reason;
    this.code = code;
  }
}
