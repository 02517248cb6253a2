import { createAuth, refreshStrategy } from '#src/auth/index.ts';
import { createPasskeys } from '#src/auth/passkey/index.ts';
import type {
  CodeRequest,
  IdentityRequest,
  PasskeyRequest,
  ProviderRequest,
  SignInAnswer,
  SignInRequest,
} from '#src/components/account-form/index.ts';

/** Posts JSON to your server, which responds with a result of the form. */
async function post(path: string, body: unknown, signal: AbortSignal): Promise<SignInAnswer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (response.status === 401) return { formError: true };
  if (response.status === 429)
    return { retryAfter: Number(response.headers.get('Retry-After')) || 60 };
  if (!response.ok) throw new Error(`The server responded with ${response.status}.`);
  return (await response.json()) as SignInAnswer;
}

export const signIn: SignInRequest = async (credentials, { signal }) => {
  const result = await post('/api/sign-in', credentials, signal);
  if ('ok' in result) window.location.assign('/');
  return result;
};

export const identify: IdentityRequest = (identity, { signal }) =>
  post('/api/sign-in/identify', identity, signal);

export const sendLink: IdentityRequest = (identity, { signal }) =>
  post('/api/sign-in/link', identity, signal);

export const sendCode: CodeRequest = (account, { signal }) =>
  post('/api/sign-in/code', account, signal);

const auth = createAuth({
  strategies: { passkey: refreshStrategy({ endpoints: { login: '/api/auth/passkeys/login' } }) },
});
const passkeys = createPasskeys(auth);

export const signInByPasskey: PasskeyRequest = async (passkey, { signal }) => {
  await passkeys.signIn({ ...passkey, signal });
  window.location.assign('/');
  return { ok: true };
};

export const leaveFor: ProviderRequest = async (provider) => {
  window.location.assign(`/api/sign-in/with/${encodeURIComponent(provider)}`);
};
