import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAuthServer, type HttpAuthServer } from '../../../support/auth-server/http-server.ts';
import { ada, createRig, errorOf, signedIn } from '../../../support/auth-server/rig.ts';

// Each test reproduces a known defect of the helper that the specification was derived from, and shows that ours does
// not have it.

describe('The token is not sent anywhere else', () => {
  let elsewhere: HttpAuthServer;
  beforeAll(async () => {
    elsewhere = await startAuthServer();
  });
  afterAll(() => elsewhere.close());

  test.each([
    'https://third.party/x',
    'https://app.example.com@third.party/x',
    'http://app.example.com/x',
    '//third.party/x',
    String.raw`\\third.party\x`,
  ])('%s is requested without it', async (address) => {
    const sent: Array<string | null> = [];
    const rig = await signedIn();
    const other = createRig({
      ...rig,
      options: {
        fetch: async (_, init) => {
          sent.push(new Headers(init?.headers).get('authorization'));
          return Response.json({ user: { id: 1 } });
        },
      },
    });
    await other.auth.start();
    expect(sent).toEqual([expect.stringMatching(/^Bearer /)]);
    await other.auth.fetch(address);
    await other.auth.fetch(new URL(address, 'https://app.example.com'));
    expect(sent.slice(1)).toEqual([null, null]);
  });

  test('a request can omit it', async () => {
    const { auth, protocol } = await signedIn();
    await auth.fetch('/api/things', { auth: false });
    expect(protocol.calls('api')[0]?.headers['authorization']).toBeUndefined();
  });

  test("a request's own header is not overwritten", async () => {
    const { auth, protocol } = await signedIn();
    await auth.fetch('/api/things', { headers: { authorization: 'Basic x' } });
    expect(protocol.calls('api').at(0)?.headers['authorization']).toBe('Basic x');
  });
});

describe('The refresh', () => {
  test.each([
    ['a relative URL', '/api/auth/refresh'],
    ['an absolute URL', 'https://app.example.com/api/auth/refresh'],
    ['a trailing slash', '/api/auth/refresh/'],
  ])('does not wait for itself: %s', async (_, url) => {
    const protocolPath = { refresh: new URL(url, 'https://app.example.com').pathname };
    const rig = await signedIn({
      strategy: { endpoints: { refresh: url } },
      server: { paths: protocolPath },
    });
    rig.clock.advance(1800);
    expect((await rig.auth.fetch('/api/things')).status).toBe(200);
    expect(rig.protocol.order()).toEqual(['login', 'refresh', 'api']);
  });

  test('a failure for three requests is reported once', async () => {
    const { auth, protocol, clock, failures } = await signedIn();
    clock.advance(1800);
    protocol.faults.every('refresh', { kind: 'status', status: 401 });
    await Promise.all([1, 2, 3].map(() => errorOf(auth.fetch('/api/things'))));
    expect(failures.map(({ phase }) => phase)).toEqual(['refresh']);
    expect(protocol.order()).toEqual(['login', 'refresh']);
  });
});

describe('Requests', () => {
  test('every listener can be removed', async () => {
    const { auth } = createRig();
    const listener = vi.fn();
    const names = ['error', 'redirect', 'login', 'logout', 'refresh', 'user'] as const;
    const ends = [auth.subscribe(listener), ...names.map((name) => auth.on(name, listener))];
    for (const end of ends) end();
    await auth.start();
    await auth.login(ada);
    await auth.refresh();
    auth.redirect('home');
    await auth.logout();
    await errorOf(auth.login({}));
    expect(listener).not.toHaveBeenCalled();
  });
});
