import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Auth } from '#src/auth/index.ts';
import { createPasskeys, type PasskeyError } from '#src/auth/passkey/index.ts';
import { errorOf } from '../../../support/auth-server/rig.ts';

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const credential = {
  id: 'AQI',
  rawId: bytes(1, 2),
  type: 'public-key',
  authenticatorAttachment: null,
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes(251, 255), authenticatorData: bytes(3), signature: bytes(4) },
};

let get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>();
let create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();
const login = vi.fn<Auth['login']>();
const send = vi.fn<Auth['fetch']>();
const passkeysOf = () => createPasskeys({ login, fetch: send } as unknown as Auth);

beforeEach(() => {
  get = vi.fn(async () => credential);
  create = vi.fn(async () => credential);
  login.mockReset().mockResolvedValue({ sub: 'ada' });
  send.mockReset().mockImplementation(async () => {
    return Response.json({ challenge: '-_8', user: { id: 'AQ' }, rpId: 'example.com' });
  });
  vi.stubGlobal('PublicKeyCredential', {
    isConditionalMediationAvailable: async () => true,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
  });
  vi.stubGlobal('navigator', { credentials: { get, create } });
});
afterEach(() => vi.unstubAllGlobals());

const reasonOf = async (work: Promise<unknown>) => ((await errorOf(work)) as PasskeyError).reason;

describe('a sign-in with a passkey', () => {
  test('passes what the device answers to the strategy, as JSON', async () => {
    const user = await passkeysOf().signIn({ remember: true, request: { username: 'ada' } });
    expect(user).toEqual({ sub: 'ada' });
    expect(send).toHaveBeenCalledWith(
      '/api/auth/passkeys/login/options',
      expect.objectContaining({ method: 'POST', body: '{"username":"ada"}' }),
    );
    const [json, options] = login.mock.calls[0] ?? [];
    expect(json).toEqual({
      id: 'AQI',
      rawId: 'AQI',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: '-_8', authenticatorData: 'Aw', signature: 'BA' },
    });
    expect(options).toMatchObject({ strategy: 'passkey', remember: true });
  });

  test('decodes the challenge and the credentials for browsers that cannot', async () => {
    send.mockImplementation(async () =>
      Response.json({ challenge: '-_8', allowCredentials: [{ id: 'AQI', type: 'public-key' }] }),
    );
    await passkeysOf().signIn();
    expect(get.mock.calls[0]?.[0].publicKey).toMatchObject({
      challenge: Uint8Array.of(251, 255),
      allowCredentials: [{ id: Uint8Array.of(1, 2), type: 'public-key' }],
    });
    expect(get.mock.calls[0]?.[0]).not.toHaveProperty('mediation');
  });

  test('prefers the functions of the platform', async () => {
    const parsed = { challenge: bytes(9) };
    vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: () => parsed });
    get.mockResolvedValue({ toJSON: () => ({ id: 'json' }) });
    await passkeysOf().signIn();
    expect(get.mock.calls[0]?.[0].publicKey).toBe(parsed);
    expect(login.mock.calls[0]?.[0]).toEqual({ id: 'json' });
  });

  test.each([
    ['NotAllowedError', 'canceled'],
    ['SecurityError', 'not-allowed'],
    ['NotSupportedError', 'unsupported'],
    ['ConstraintError', 'unsupported'],
    ['InvalidStateError', 'exists'],
    ['UnknownError', 'failed'],
  ])('that ends with %s is %s', async (name, reason) => {
    get.mockRejectedValue(new DOMException('No.', name));
    expect(await reasonOf(passkeysOf().signIn())).toBe(reason);
    expect(login).not.toHaveBeenCalled();
  });

  test('in a frame without the permission is not allowed, rather than canceled', async () => {
    const allowsFeature = vi.fn(() => false);
    vi.stubGlobal('document', { featurePolicy: { allowsFeature } });
    get.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    expect(await reasonOf(passkeysOf().signIn())).toBe('not-allowed');
    expect(allowsFeature).toHaveBeenCalledWith('publickey-credentials-get');
  });

  test('without a result is canceled', async () => {
    get.mockResolvedValue(null);
    expect(await reasonOf(passkeysOf().signIn())).toBe('canceled');
  });

  test.each([null, 7, {}, { challenge: 7 }, { challenge: '%' }])(
    'with the options %j of a broken server fails',
    async (options) => {
      send.mockImplementation(async () => Response.json(options));
      expect(await reasonOf(passkeysOf().signIn())).toBe('failed');
      expect(get).not.toHaveBeenCalled();
    },
  );

  test('is not possible on a server, or in a browser without passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const passkey = passkeysOf();
    expect(await reasonOf(passkey.signIn())).toBe('unsupported');
    expect(await reasonOf(passkey.register())).toBe('unsupported');
    expect(await passkey.isAvailable()).toBe(false);
    expect(await passkey.isAutofillAvailable()).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  test('in an input is not possible everywhere', async () => {
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => false });
    expect(await reasonOf(passkeysOf().signIn({ conditional: true }))).toBe('unsupported');
    vi.stubGlobal('PublicKeyCredential', {});
    expect(await reasonOf(passkeysOf().signIn({ conditional: true }))).toBe('unsupported');
    expect(send).not.toHaveBeenCalled();
  });

  test('asks nothing with an aborted signal', async () => {
    const signal = AbortSignal.abort(new Error('The page was left.'));
    expect((await errorOf(passkeysOf().signIn({ signal }))).message).toBe('The page was left.');
    expect(send).not.toHaveBeenCalled();
  });

  test('replaces one that waits in an input', async () => {
    const passkey = passkeysOf();
    get.mockImplementationOnce(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const waiting = reasonOf(passkey.signIn({ conditional: true }));
    await expect.poll(() => get.mock.calls.length).toBe(1);
    expect(get.mock.calls[0]?.[0].mediation).toBe('conditional');
    await passkey.signIn();
    expect(await waiting).toBe('canceled');
    expect(login).toHaveBeenCalledTimes(1);
  });
});

describe('a request of the options', () => {
  test.each([401, 429, 500])('that answers %d is a typed error', async (status) => {
    send.mockImplementation(async () => new Response(null, { status }));
    expect(await errorOf(passkeysOf().register())).toMatchObject({
      name: 'AuthRequestError',
      status,
      message: `POST /api/auth/passkeys/register/options responded with status ${status}.`,
    });
    expect(create).not.toHaveBeenCalled();
  });

  test('that has to wait says how long', async () => {
    const headers = { 'retry-after': '30' };
    send.mockImplementation(async () => new Response(null, { status: 429, headers }));
    expect(await errorOf(passkeysOf().signIn())).toMatchObject({ retryAfter: 30_000 });
  });

  test('without a response is a typed error', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    expect(await errorOf(passkeysOf().signIn())).toMatchObject({ status: null, retryable: true });
  });
});

test('a registration decodes the user and sends the new passkey', async () => {
  const passkey = createPasskeys({ login, fetch: send } as unknown as Auth, {
    endpoints: { register: '/keys' },
  });
  await passkey.register();
  expect(create.mock.calls[0]?.[0].publicKey).toMatchObject({ user: { id: Uint8Array.of(1) } });
  expect(send.mock.calls[1]?.[0]).toBe('/keys');
  expect(JSON.parse(String(send.mock.calls[1]?.[1]?.body))).toMatchObject({ id: 'AQI' });
});
