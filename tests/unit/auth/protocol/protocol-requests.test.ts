import { describe, expect, test } from 'vitest';
import { signedInOverHttp, type HttpRig } from '../../../support/auth-server/http-rig.ts';

const refused = { kind: 'status', status: 401 } as const;
const things = ({ server }: HttpRig) => `${server.origin}/api/things`;
/** Requests to the API: token, method and body of each. */
const sent = ({ protocol }: HttpRig) =>
  protocol.calls('api').map(({ headers, method, body }) => {
    const token = (headers['authorization'] ?? '').replace('Bearer ', '');
    return [protocol.sessions.issued.indexOf(token), method, body];
  });

const bodies: ReadonlyArray<readonly [name: string, make: () => BodyInit, text: string]> = [
  ['text', () => 'twice', 'twice'],
  ['fields', () => new URLSearchParams({ a: 'é' }), 'a=%C3%A9'],
  ['bytes', () => new TextEncoder().encode('bytes'), 'bytes'],
  ['a blob', () => new Blob(['blob']), 'blob'],
];

describe('A request that the API responds to with 401', () => {
  test.each(bodies)('is retried completely: %s', async (_, make, text) => {
    const rig = await signedInOverHttp();
    rig.protocol.faults.next('api', refused);
    const response = await rig.auth.fetch(things(rig), { method: 'PUT', body: make() });
    expect(response.status).toBe(200);
    expect(sent(rig)).toEqual([
      [0, 'PUT', text],
      [2, 'PUT', text],
    ]);
  });

  test('is retried completely: a Request with its own body, headers and method', async () => {
    const rig = await signedInOverHttp();
    rig.protocol.faults.next('api', refused);
    const request = new Request(things(rig), {
      method: 'DELETE',
      body: 'everything',
      headers: { 'x-own': 'kept' },
    });
    expect((await rig.auth.fetch(request)).status).toBe(200);
    expect(sent(rig)).toEqual([
      [0, 'DELETE', 'everything'],
      [2, 'DELETE', 'everything'],
    ]);
    expect(rig.protocol.calls('api').map(({ headers }) => headers['x-own'])).toEqual([
      'kept',
      'kept',
    ]);
  });

  test('is not retried if its body is a consumed stream', async () => {
    const rig = await signedInOverHttp();
    rig.protocol.faults.next('api', refused);
    const body = new Blob(['once']).stream();
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await rig.auth.fetch(things(rig), init)).status).toBe(401);
    expect(sent(rig)).toEqual([[0, 'POST', 'once']]);
  });

  test('causes one refresh and five retries if there are five at once', async () => {
    const rig = await signedInOverHttp();
    rig.protocol.faults.next('api', ...Array.from({ length: 5 }, () => refused));
    const pending = Array.from({ length: 5 }, () => rig.auth.fetch(things(rig)));
    expect((await Promise.all(pending)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect([rig.protocol.calls('refresh').length, sent(rig).length]).toEqual([1, 10]);
  });

  test('is retried without another refresh if its token was renewed meanwhile', async () => {
    const rig = await signedInOverHttp();
    const gate = rig.protocol.faults.hold('api', 'before');
    const pending = rig.auth.fetch(things(rig));
    await gate.reached;
    await rig.auth.refresh();
    rig.protocol.sessions.expire(rig.protocol.sessions.issued[0] ?? '');
    gate.release();
    expect((await pending).status).toBe(200);
    expect([rig.protocol.calls('refresh').length, sent(rig)]).toEqual([
      1,
      [
        [0, 'GET', ''],
        [2, 'GET', ''],
      ],
    ]);
  });

  test('because of a scope is returned immediately (RFC 6750, section 3.1)', async () => {
    const rig = await signedInOverHttp();
    const headers = { 'www-authenticate': 'Bearer error="insufficient_scope"' };
    rig.protocol.faults.next('api', { ...refused, headers });
    expect((await rig.auth.fetch(things(rig))).status).toBe(401);
    expect(rig.protocol.calls('refresh')).toEqual([]);
  });

  test('is returned if the refresh fails, and not retried unchanged', async () => {
    const rig = await signedInOverHttp();
    rig.protocol.faults.every('api', refused);
    rig.protocol.faults.every('refresh', { kind: 'status', status: 503 });
    expect((await rig.auth.fetch(things(rig))).status).toBe(401);
    expect(sent(rig)).toHaveLength(1);
  });

  test('is returned if retries are off', async () => {
    const rig = await signedInOverHttp({ options: { retryUnauthorized: false } });
    rig.protocol.faults.next('api', refused);
    expect((await rig.auth.fetch(things(rig))).status).toBe(401);
    expect(rig.protocol.calls('refresh')).toEqual([]);
  });

  test('is not retried as another user who signed in meanwhile', async () => {
    const rig = await signedInOverHttp();
    const gate = rig.protocol.faults.hold('api', 'before');
    const pending = rig.auth.fetch(things(rig), { method: 'POST', body: "Ada's" }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
    await gate.reached;
    rig.protocol.sessions.expire(rig.protocol.sessions.issued[0] ?? '');
    await rig.auth.login({ username: 'bob', password: 'right' });
    gate.release();
    expect([401, 'SessionChangedError']).toContain(await pending);
    expect(sent(rig)).toEqual([[0, 'POST', "Ada's"]]);
  });
});

describe("The strategy's own endpoints", () => {
  test.each(['login', 'logout', 'refresh'] as const)(
    '%s is called immediately with the current token, and not retried',
    async (name) => {
      const rig = await signedInOverHttp();
      rig.clock.advance(1800);
      rig.protocol.faults.every(name, refused);
      const url = `${rig.server.origin}/api/auth/${name}?x=1`;
      expect((await rig.auth.fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
      expect(rig.protocol.order()).toEqual(['login', name]);
    },
  );
});

describe('Allowed origins', () => {
  test.each([
    ['a list', (origin: string) => [origin], true],
    ['a list with a closing slash', (origin: string) => [`${origin}/`], true],
    ['never all', () => ['*', 'http://*', 'null', ''], false],
    ['a function', (origin: string) => (url: URL) => url.origin === origin, true],
    ['a list of others', () => ['https://api.example.com'], false],
    ['an empty list', () => [], false],
  ] as const)('are %s', async (_, origins, carries) => {
    const rig = await signedInOverHttp();
    const strict = await signedInOverHttp({
      options: { origins: origins(rig.server.origin) as readonly string[] },
    });
    await strict.auth.fetch(things(rig));
    const [call] = rig.protocol.calls('api');
    expect(call?.headers['authorization'] !== undefined).toBe(carries);
  });
});
