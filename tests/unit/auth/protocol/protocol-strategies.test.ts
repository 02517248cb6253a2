import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  cookieStrategy,
  localStrategy,
  refreshStrategy,
  type Strategy,
} from '../../../../src/auth/index.ts';
import {
  createHttpRig,
  fetchWithJar,
  type HttpRig,
} from '../../../support/auth-server/http-rig.ts';
import { people } from '../../../support/auth-server/protocol.ts';
import { ada, errorOf } from '../../../support/auth-server/rig.ts';

const tokensOf = ({ protocol }: HttpRig) => protocol.sessions.issued;

describe('Strategies', () => {
  test('two can coexist, each with its own paths and header', async () => {
    const rig = await createHttpRig({
      options: {
        strategies: {
          first: refreshStrategy(),
          second: localStrategy({ token: { name: 'X-Second', type: false } }),
        },
      },
    });
    await rig.auth.start();
    expect(rig.auth.getSnapshot().strategy).toBe('first');
    await rig.auth.login(ada, { strategy: 'second' });
    await rig.auth.fetch(`${rig.server.origin}/api/things`);
    expect(rig.auth.getSnapshot().strategy).toBe('second');
    const sent = rig.protocol.calls('api')[0]?.headers;
    expect([sent?.['x-second'], sent?.['authorization']]).toEqual([tokensOf(rig)[0], undefined]);
    await rig.auth.setStrategy('first');
    expect(rig.auth.getSnapshot()).toMatchObject({ strategy: 'first', loggedIn: false });
    expect(rig.keptTokens()).toEqual([]);
  });

  test('a custom one signs in, renews and is validated like the others', async () => {
    let renewals = 0;
    const token = (value: string) => ({ value, expiresAt: Date.UTC(2030, 0) });
    const own: Strategy = {
      holdsToken: true,
      holdsRefreshToken: false,
      endpoints: [],
      fetchesUser: true,
      authorize: (headers, value) => void headers.set('x-key', String(value)),
      login: async (credentials) => ({ access: token(String(credentials)), refresh: null }),
      fetchUser: async () => ({ id: 7 }),
      refresh: async () => {
        renewals += 1;
        return { access: renewals === 1 ? token('second') : null, refresh: null };
      },
    };
    const rig = await createHttpRig({ options: { strategies: { own }, origins: () => true } });
    await rig.auth.start();
    expect(await rig.auth.login('first')).toEqual({ id: 7 });
    expect(await rig.auth.getAccessToken()).toBe('first');
    await rig.auth.refresh();
    await rig.auth.fetch(`${rig.server.origin}/api/things`, { method: 'HEAD' });
    expect(rig.protocol.calls('api').at(-1)?.headers['x-key']).toBe('second');
    expect((await errorOf(rig.auth.refresh())).name).toBe('TokenMissingError');
    expect(await rig.auth.getAccessToken()).toBe('second');
  });

  test('a cookie strategy holds no token and echoes the CSRF token', async () => {
    const jar = new Map<string, string>();
    vi.stubGlobal('document', {
      get cookie() {
        return `XSRF-TOKEN=${jar.get('XSRF-TOKEN') ?? ''}`;
      },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const rig = await createHttpRig({
      server: { cookies: true },
      options: { strategies: { cookie: cookieStrategy() }, fetch: fetchWithJar(jar) },
    });
    await rig.auth.start();
    expect(await rig.auth.login(ada)).toEqual(people.ada);
    expect([await rig.auth.getAccessToken(), [...rig.store.kept.values()].join()]).toEqual([
      null,
      expect.not.stringContaining(jar.get('session') ?? 'none'),
    ]);
    expect(
      (await rig.auth.fetch(`${rig.server.origin}/api/things`, { method: 'PUT' })).status,
    ).toBe(200);
    const [put] = rig.protocol.calls('api');
    expect([put?.headers['x-xsrf-token'], put?.headers['authorization']]).toEqual([
      jar.get('XSRF-TOKEN'),
      undefined,
    ]);
    await rig.auth.logout();
    expect(rig.protocol.calls('logout')[0]?.status).toBe(200);
    expect((await fetchWithJar(jar)(`${rig.server.origin}/api/auth/user`)).status).toBe(401);
  });
});
