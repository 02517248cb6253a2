import { AuthError } from '../core/auth-error';

/** Endpoints of a provider. */
export interface OAuthEndpoints {
  /** Page on which users sign in. */
  authorization?: string;
  /** Exchanges the code, and refreshes. */
  token?: string;
  /** User endpoint; your own endpoint also receives the access token. False for none. */
  userinfo?: string | false;
  /** Revokes the refresh token on sign-out (RFC 7009); false for none. */
  revocation?: string | false;
  /** Page that ends the session with the provider; false to sign out without leaving the page. */
  endSession?: string | false;
  /** Keys with which ID tokens are signed. */
  jwks?: string;
}

/** Options of `oauthStrategy`. */
export interface OAuthOptions<User extends object = Record<string, unknown>> {
  /** `client_id` of the application, registered with the provider as a public client. */
  clientId: string;
  /**
   * URL of the provider, whose discovery document lists the endpoints. Without one, set `endpoints`; a
   * response that names its issuer (RFC 9207) is then rejected.
   */
  issuer?: string;
  /** Endpoints; they replace those of the discovery document, which is not loaded if there is no `issuer`. */
  endpoints?: OAuthEndpoints;
  /** URL to which the provider returns. Default: the `callback` redirect. */
  redirectUri?: string;
  /** Requested scopes, separated by spaces. Default: `openid`. */
  scope?: string;
  /** API for which the access token is requested, if the provider supports it. */
  audience?: string;
  /** Other parameters of the authorization request, such as `resource`. */
  params?: Readonly<Record<string, string>>;
  /** Number of characters of `state`. Default: 10. */
  stateLength?: number;
  /** Seconds after which a response is too old. Default: 600. */
  maxAge?: number;
  /** Seconds by which the clock of the device may differ from the provider's. Default: 300. */
  clockTolerance?: number;
  /**
   * Where the user comes from. Default: `userinfo`, if the provider has it. With `id-token`, also
   * set the `userinfo` endpoint if a session survives a reload.
   */
  user?: 'userinfo' | 'id-token';
  /** Converts the claims to the user of the application. Default: the claims. */
  toUser?: (claims: Record<string, unknown>) => User;
  /**
   * Lifetimes in seconds, if the provider names none; false for none. Default: 1800 and 2592000 (30 days).
   */
  lifetimes?: { access?: number | false; refresh?: number | false };
  /** Loads a page of the provider. Default: `location.assign`. */
  assign?: (url: string) => void;
}

/** Argument of `login` with `oauthStrategy`. */
export interface OAuthRequest {
  /**
   * Page of this site to which the `home` redirect returns afterward; URLs of other sites are ignored.
   * Default: the page from which the user was redirected to sign in.
   */
  returnTo?: string;
  /** Whether the provider asks again: `login`, `consent`, `select_account`, or `none`. */
  prompt?: string;
  /** Username or email address that the provider enters into its form. */
  loginHint?: string;
  /** Requested scopes, instead of those of the strategy. */
  scope?: string;
  /** API, instead of that of the strategy. */
  audience?: string;
  /** Other parameters, in addition to those of the strategy. */
  params?: Readonly<Record<string, string>>;
  /** Whether the provider opens in its own window. Call `login` in a click handler; otherwise, browsers block it. */
  popup?: boolean;
}

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
