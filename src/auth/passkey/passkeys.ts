import type { Auth, AuthUser } from '../core/auth';
import { AuthError, requestErrors } from '../core/auth-error';
import { creationOptions, credentialJson, requestOptions } from './credential-json';

/** Endpoints of a server for passkeys; each receives a POST with JSON. */
export interface PasskeyEndpoints {
  /** Options for a new passkey of the signed-in user. Default: `/api/auth/passkeys/register/options`. */
  registerOptions?: string;
  /** Verifies and stores the new passkey. Default: `/api/auth/passkeys/register`. */
  register?: string;
  /** Options for a sign-in. Default: `/api/auth/passkeys/login/options`. */
  loginOptions?: string;
}

/** Options of `createPasskeys`. */
export interface PasskeyOptions {
  /** Endpoints. */
  endpoints?: PasskeyEndpoints;
  /** Name of the strategy whose `login` endpoint verifies a sign-in. Default: `passkey`. */
  strategy?: string;
}

/** Options of a registration. */
export interface PasskeyRegistration {
  /** Body of the request for the options, such as a name for the passkey. */
  request?: unknown;
  /** Signal that aborts it, and closes the dialog. */
  signal?: AbortSignal;
}

/** Options of a sign-in with a passkey. */
export interface PasskeySignIn extends PasskeyRegistration {
  /**
   * Whether passkeys are offered while the user fills in an input with `autocomplete="username webauthn"`,
   * instead of in a dialog. Resolves when the user selects one. Default: false.
   */
  conditional?: boolean;
  /** Whether the tokens are stored in `rememberStore`. Default: false. */
  remember?: boolean;
}

/** Passkeys of a sign-in client. */
export interface Passkeys<User extends object = AuthUser> {
  /**
   * Creates a passkey for the signed-in user; resolves with the response of the server.
   * @throws PasskeyError, AuthRequestError, or the reason of `signal`.
   */
  register(options?: PasskeyRegistration): Promise<unknown>;
  /**
   * Signs in with a passkey; resolves with the user. A later call replaces one that is waiting.
   * @throws PasskeyError, the errors of `login`, or the reason of `signal`.
   */
  signIn(options?: PasskeySignIn): Promise<User | null>;
  /** Whether this device can create and use passkeys itself; false on a server. */
  isAvailable(): Promise<boolean>;
  /** Whether passkeys can be offered in an input; false on a server. */
  isAutofillAvailable(): Promise<boolean>;
}

/** Creates the passkeys of a sign-in client. Nothing happens before a call. */
export function createPasskeys<User extends object = AuthUser>(
  auth: Auth<User>,
  { endpoints = {}, strategy = 'passkey' }: PasskeyOptions = {},
): Passkeys<User> {
  const {
    registerOptions = '/api/auth/passkeys/register/options',
    register = '/api/auth/passkeys/register',
    loginOptions = '/api/auth/passkeys/login/options',
  } = endpoints;
  let request: AbortController | null = null;

  /** Runs an operation; a browser allows one at a time, so the next one aborts it. */
  async function run<Value>(
    feature: string,
    given: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    request?.abort(new PasskeyError('canceled'));
    request = new AbortController();
    const signal = given ? AbortSignal.any([request.signal, given]) : request.signal;
    try {
      signal.throwIfAborted();
      if (!isSupported()) throw new PasskeyError('unsupported');
      return await work(signal);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof AuthError ? error : passkeyErrorOf(error, feature);
    }
  }

  async function ask(url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    const { noResponse, badStatus } = requestErrors('POST', url, 'login');
    const response = await auth
      .fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        signal,
      })
      .catch((cause: unknown) => {
        signal.throwIfAborted();
        throw noResponse(cause);
      });
    if (response.ok) return response.json().catch(() => null) as Promise<unknown>;
    throw badStatus(response, Date.now());
  }

  return {
    register: ({ request, signal: given } = {}) =>
      run('publickey-credentials-create', given, async (signal) => {
        const json = await ask(registerOptions, request, signal);
        const publicKey = creationOptions(json as PublicKeyCredentialCreationOptionsJSON);
        const credential = await navigator.credentials.create({ publicKey, signal });
        return ask(register, jsonOf(credential), signal);
      }),
    signIn: ({ conditional = false, remember = false, request, signal: given } = {}) =>
      run('publickey-credentials-get', given, async (signal) => {
        if (conditional && !(await canAutofill())) throw new PasskeyError('unsupported');
        const json = await ask(loginOptions, request, signal);
        const publicKey = requestOptions(json as PublicKeyCredentialRequestOptionsJSON);
        const credential = await navigator.credentials.get({
          publicKey,
          signal,
          ...(conditional && { mediation: 'conditional' }),
        });
        return auth.login(jsonOf(credential), { strategy, remember, signal });
      }),
    isAvailable: async () =>
      isSupported() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    isAutofillAvailable: canAutofill,
  };
}

function jsonOf(credential: Credential | null): unknown {
  if (!credential) throw new PasskeyError('canceled');
  return credentialJson(credential as PublicKeyCredential);
}

/** Whether the browser has passkeys: in a secure context only. */
function isSupported(): boolean {
  return 'PublicKeyCredential' in globalThis && !!globalThis.navigator?.credentials;
}

async function canAutofill(): Promise<boolean> {
  return isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Why a passkey was not used:
 * - `canceled`: the user dismissed the dialog, or it took too long. Browsers do not reveal whether the user
 *   has a passkey, so a device without one is also reported this way.
 * - `unsupported`: passkeys cannot be used here: the browser or the device does not support them.
 * - `not-allowed`: the page may not use them: its domain differs from the passkey's, or is in a frame
 *   without the permission.
 * - `exists`: the device already has a passkey for this user.
 * - `failed`: the device reported another error, which is the `cause`.
 */
export type PasskeyErrorReason = 'canceled' | 'unsupported' | 'not-allowed' | 'exists' | 'failed';

const messages: Record<PasskeyErrorReason, string> = {
  canceled: 'The dialog for the passkey was dismissed.',
  unsupported: 'Passkeys cannot be used in this browser: offer another way to sign in.',
  'not-allowed': 'This page may not use the passkey: check its domain and its permissions.',
  exists: 'This device already has a passkey for the user.',
  failed: 'The passkey could not be used.',
};

/** Reports a passkey that was not created or not used. */
export class PasskeyError extends AuthError {
  override name = 'PasskeyError';
  /** Reason for the failure. */
  readonly reason: PasskeyErrorReason;

  constructor(reason: PasskeyErrorReason, cause?: unknown) {
    super(messages[reason], 'login', cause);
    this.reason = reason;
  }
}

const reasons: Record<string, PasskeyErrorReason> = {
  NotAllowedError: 'canceled',
  SecurityError: 'not-allowed',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  InvalidStateError: 'exists',
};

/** Returns the typed error for one of the browser (Web Authentication Level 3, sections 5.1.3 and 5.1.4). */
function passkeyErrorOf(error: unknown, feature: string): PasskeyError {
  const reason = (error instanceof Error && reasons[error.name]) || 'failed';
  const isForbidden = reason === 'canceled' && !isAllowed(feature);
  return new PasskeyError(isForbidden ? 'not-allowed' : reason, error);
}

/** Whether the Permissions Policy of the page allows a feature; true where it cannot be read. */
function isAllowed(feature: string): boolean {
  const { featurePolicy } = (globalThis.document ?? {}) as Document & {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature(feature) ?? true;
}
