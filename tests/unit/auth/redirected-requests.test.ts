import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cookieStrategy, refreshStrategy } from '#src/auth/index.ts';
import { fetchWithJar, signedInOverHttp } from '../../support/auth-server/http-rig.ts';
import { startAuthServer, type HttpAuthServer } from '../../support/auth-server/http-server.ts';
import { createRig, errorOf, signedIn, type RigChoices } from '../../support/auth-server/rig.ts';

describe('A redirect of the API to another origin', () => {
  let elsewhere: HttpAuthServer;
  beforeAll(async () => {
    elsewhere = await startAuthServer();
  });
  afterAll(() => elsewhere.close());

  const redirected = async (options: RigChoices['options'], server?: RigChoices['server']) => {
    const rig = await signedInOverHttp({ options, server });
    const to = `${elsewhere.origin}/api/things`;
    elsewhere.protocol.requests.length = 0;
    for (const status of [302, 307] as const) {
      rig.protocol.faults.next('api', { kind: 'redirect', status, to });
    }
    return rig;
  };
  const leaks = () =>
    elsewhere.protocol.requests.filter(({ headers }) =>
      ['authorization', 'x-auth', 'x-xsrf-token', 'x-key'].some((name) => headers[name]),
    );

  test('does not carry a token in a custom header along: the request fails', async () => {
    const strategies = { local: refreshStrategy({ token: { name: 'X-Auth' } }) };
    const { auth, server, protocol } = await redirected({ strategies });
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await errorOf(auth.fetch(`${server.origin}/api/things`))).name).toBe('TypeError');
    }
    expect(protocol.calls('api').map(({ headers }) => !!headers['x-auth'])).toEqual([true, true]);
    expect(elsewhere.protocol.requests).toEqual([]);
  });

  test('does not carry an echoed CSRF cookie along: the request fails', async () => {
    const jar = new Map<string, string>();
    vi.stubGlobal('document', {
      get cookie() {
        return `XSRF-TOKEN=${jar.get('XSRF-TOKEN') ?? ''}`;
      },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { auth, server, protocol } = await redirected(
      { strategies: { cookie: cookieStrategy() }, fetch: fetchWithJar(jar) },
      { cookies: true },
    );
    for (let turn = 0; turn < 2; turn += 1) {
      const put = auth.fetch(`${server.origin}/api/things`, { method: 'PUT' });
      expect((await errorOf(put)).name).toBe('TypeError');
    }
    expect(protocol.calls('api').map(({ headers }) => !!headers['x-xsrf-token'])).toEqual([
      true,
      true,
    ]);
    expect(elsewhere.protocol.requests).toEqual([]);
  });

  test('is followed with Authorization, which browsers drop', async () => {
    const { auth, server } = await redirected({});
    expect((await auth.fetch(`${server.origin}/api/things`)).status).toBe(401);
    expect([elsewhere.protocol.requests.length, leaks()]).toEqual([2, []]);
  });

  test('is followed if the request asks for it, in any form', async () => {
    const sent: unknown[] = [];
    const rig = await signedIn({ strategy: { token: { name: 'X-Key' } } });
    const { auth } = createRig({
      ...rig,
      strategy: { token: { name: 'X-Key' } },
      options: {
        fetch: async (input, init) => {
          sent.push(new Request(input, init).redirect);
          return Response.json({ user: { id: 1 } });
        },
      },
    });
    await auth.start();
    const url = 'https://app.example.com/api/things';
    await auth.fetch(url);
    await auth.fetch(url, { redirect: 'follow' });
    await auth.fetch(new Request(url));
    await auth.fetch(new Request(url, { redirect: 'manual' }));
    await auth.fetch(url, { auth: false });
    expect(sent.slice(1)).toEqual(['error', 'follow', 'error', 'manual', 'follow']);
  });
});
