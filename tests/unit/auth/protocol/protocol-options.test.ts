import { describe, expect, test } from 'vitest';
import { localStrategy } from '../../../../src/auth/index.ts';
import {
  createHttpRig,
  signedInOverHttp,
  type HttpRig,
} from '../../../support/auth-server/http-rig.ts';
import { people } from '../../../support/auth-server/protocol.ts';
import { ada, errorOf } from '../../../support/auth-server/rig.ts';

const tokensOf = ({ protocol }: HttpRig) => protocol.sessions.issued;
const bodies = ({ protocol }: HttpRig) =>
  protocol.requests.map(({ body }) => (body ? JSON.parse(body) : undefined));

describe('Endpoints', () => {
  test('can have other paths, methods and hosts', async () => {
    const other = await createHttpRig();
    const rig = await createHttpRig({
      server: { paths: { login: '/session', user: '/me', refresh: '/renew/' } },
      strategy: { endpoints: { login: '/session', user: { url: '/me' }, refresh: '/renew/' } },
    });
    await rig.auth.start();
    await rig.auth.login(ada);
    await rig.auth.fetchUser();
    await rig.auth.refresh();
    expect(rig.protocol.order()).toEqual(['login', 'user', 'refresh']);
    const otherHost = await createHttpRig({
      strategy: {
        endpoints: { login: { url: `${other.server.origin}/api/auth/login`, method: 'PUT' } },
      },
    });
    await otherHost.auth.start();
    await errorOf(otherHost.auth.login(ada));
    expect(other.protocol.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/auth/login',
    ]);
  });

  test('login: false signs no one in and sends no request', async () => {
    const rig = await createHttpRig({ strategy: { endpoints: { login: false } } });
    await rig.auth.start();
    await rig.auth.login(ada).catch(() => undefined);
    expect(rig.protocol.requests).toEqual([]);
    expect(rig.auth.getSnapshot().loggedIn).toBe(false);
  });

  test('logout: false signs out only locally', async () => {
    const rig = await signedInOverHttp({ strategy: { endpoints: { logout: false } } });
    await rig.auth.logout();
    expect(rig.protocol.order()).toEqual(['login']);
    expect(rig.auth.getSnapshot().status).toBe('anonymous');
    expect(rig.keptTokens()).toEqual([]);
  });

  test('user: false makes the user an empty object', async () => {
    const rig = await signedInOverHttp({
      strategy: { endpoints: { user: false } },
      server: { shape: (_, { user: _user, ...response }) => response },
    });
    expect(rig.protocol.order()).toEqual(['login']);
    expect(rig.auth.getSnapshot()).toMatchObject({ loggedIn: true, user: {} });
  });
});

describe('Tokens', () => {
  test.each([
    ['a path', 'data.access', (token: unknown) => ({ data: { access: token } })],
    ['a key with a dot in it', 'data.access', (token: unknown) => ({ 'data.access': token })],
  ])('are found under %s', async (_, property, wrap) => {
    const rig = await signedInOverHttp({
      strategy: { token: { property } },
      server: { shape: (_endpoint, { token, ...response }) => ({ ...response, ...wrap(token) }) },
    });
    expect(await rig.auth.getAccessToken()).toBe(tokensOf(rig)[0]);
  });

  test('are the entire response if the property is false', async () => {
    const rig = await createHttpRig({
      options: { strategies: { bare: localStrategy({ token: { property: false } }) } },
      server: {
        shape: (endpoint, response) => (endpoint === 'login' ? response['token'] : response),
      },
    });
    await rig.auth.start();
    expect(await rig.auth.login(ada)).toEqual(people.ada);
    expect(await rig.auth.getAccessToken()).toBe(tokensOf(rig)[0]);
  });

  test('use another header, with another prefix or none, which is never doubled', async () => {
    const headersWith = async (token: object, wrap = (text: string) => text) => {
      const rig = await signedInOverHttp({
        strategy: { token },
        server: {
          shape: (_, response) => ({ ...response, token: wrap(String(response['token'])) }),
        },
      });
      await rig.auth.fetch(`${rig.server.origin}/api/things`, { method: 'POST', body: 'x' });
      const { headers } = rig.protocol.calls('api')[0] ?? { headers: {} as Record<string, string> };
      const name = (text = '') => text.replace(tokensOf(rig)[0] ?? '', 'T');
      return [name(headers['authorization']), name(headers['x-token'])];
    };
    expect(await headersWith({ type: false })).toEqual(['T', '']);
    expect(await headersWith({ type: 'Token', name: 'X-Token' })).toEqual(['', 'Token T']);
    expect(await headersWith({}, (text) => `Bearer ${text}`)).toEqual(['Bearer T', '']);
  });

  test('a refresh token can have another property and another field', async () => {
    const rig = await signedInOverHttp({
      strategy: { refreshToken: { property: 'renewal.key', data: 'key' } },
      server: {
        shape: (_, { refresh_token, ...response }) => ({
          ...response,
          renewal: { key: refresh_token },
        }),
      },
    });
    rig.protocol.faults.next('refresh', { kind: 'status', status: 503 });
    await errorOf(rig.auth.refresh());
    expect(bodies(rig)[1]).toEqual({ key: tokensOf(rig)[1] });
  });

  test('a server that keeps the refresh token in a cookie is sent none', async () => {
    const rig = await signedInOverHttp({
      strategy: { refreshToken: { required: false } },
      server: { shape: (_, { refresh_token: _token, ...response }) => response },
    });
    rig.protocol.faults.next('refresh', {
      kind: 'status',
      status: 200,
      body: '{"token":"renewed"}',
    });
    await rig.auth.refresh();
    expect(bodies(rig)[1] ?? {}).toEqual({});
    expect(await rig.auth.getAccessToken()).toBe('renewed');
  });

  test('tokenRequired sends the access token with the refresh', async () => {
    const rig = await signedInOverHttp({ strategy: { refreshToken: { tokenRequired: true } } });
    await rig.auth.refresh();
    expect(rig.protocol.calls('refresh')[0]?.headers['authorization']).toBe(
      `Bearer ${tokensOf(rig)[0]}`,
    );
  });
});

describe('Payloads', () => {
  test('contain client_id, grant_type and scope if configured', async () => {
    const rig = await signedInOverHttp({
      strategy: { clientId: 'shop', grantType: 'password', scope: 'read write' },
    });
    await rig.auth.refresh();
    expect(bodies(rig)).toEqual([
      { ...ada, client_id: 'shop', grant_type: 'password', scope: 'read write' },
      { client_id: 'shop', grant_type: 'refresh_token', refresh_token: tokensOf(rig)[1] },
    ]);
  });

  test('can be form data', async () => {
    const rig = await createHttpRig();
    await rig.auth.start();
    await rig.auth.login(new URLSearchParams(ada));
    expect(rig.protocol.requests[0]?.body).toBe('username=ada&password=right');
    expect(rig.protocol.requests[0]?.headers['content-type']).toMatch(/x-www-form-urlencoded/);
  });
});

describe('Users', () => {
  test('are found under a path, or are the entire response of the user endpoint', async () => {
    const nested = await signedInOverHttp({
      strategy: { user: { property: 'data.user' } },
      server: { shape: (_, { user, ...response }) => ({ ...response, data: { user } }) },
    });
    expect(nested.auth.getSnapshot().user).toEqual(people.ada);
    const bareUser = await signedInOverHttp({
      strategy: { user: { property: false } },
      server: {
        shape: (endpoint, response) => (endpoint === 'user' ? response['user'] : response),
      },
    });
    expect(bareUser.auth.getSnapshot().user).toEqual(people.ada);
    expect(bareUser.protocol.order()).toEqual(['login', 'user']);
  });

  test('are fetched if the sign-in response has none, unless autoFetch is off', async () => {
    const shape = (endpoint: string, { user, ...response }: Record<string, unknown>) =>
      endpoint === 'login' ? response : { user };
    const fetched = await signedInOverHttp({ server: { shape } });
    expect(fetched.protocol.order()).toEqual(['login', 'user']);
    const left = await createHttpRig({
      server: { shape },
      strategy: { user: { autoFetch: false } },
    });
    await left.auth.start();
    await left.auth.login(ada);
    expect(left.protocol.order()).toEqual(['login']);
  });
});
