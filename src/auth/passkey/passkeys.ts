import type { Auth, AuthUser } from '../core/auth';
import { AuthError } from '../core/auth-error';
import { requestErrors } from '../core/request-errors';
import { creationOptions, credentialJson, requestOptions } from './credential-json';
import { PasskeyError, passkeyErrorOf } from './passkey-error';

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
   * instead of in a dialog. Resolves when the user picks one. Default: false.
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
