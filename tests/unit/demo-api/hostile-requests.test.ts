import { beforeAll, describe, expect, test } from 'vitest';
import { mostBytes } from '#src/demo-api/create-api.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
let token = '';
const total = async () => (await api.call('GET', '/api/trips', { token })).body.total;
const post = (raw: string, headers: Record<string, string> = {}) =>
  api.call('POST', '/api/trips', { token, raw, headers });

beforeAll(async () => {
  api = await openTestApi({ store: openSqliteStore(':memory:') });
  token = (await signIn(api.call)).token;
});

describe('A body', () => {
  test.each(['', '{', '[1', '{"title":"x"', 'title=x', '\u0000', '{"a":1}}'])(
    'that is not JSON is malformed: %j',
    async (raw) => {
      const { status, body, headers } = await post(raw);
      expect([status, body.code]).toEqual([400, 'malformed-json']);
      expect(headers.get('Content-Type')).toBe('application/problem+json');
    },
  );

  test.each(['null', '[]', '"x"', '1', 'true'])(
    'that is not an object is rejected: %s',
    async (raw) => {
      const { status, body } = await post(raw);
      expect([status, body.code]).toEqual([422, 'invalid-fields']);
    },
  );

  test.each(['text/plain', 'application/jsonp'])(
    'of another type is rejected: %s',
    async (type) => {
      const { status, body } = await post('{"title":"x"}', { 'Content-Type': type });
      expect([status, body.code]).toEqual([415, 'not-json']);
    },
  );

  test.each(['application/merge-patch+json; charset=utf-8', 'Application/JSON'])(
    'of type %s is JSON',
    async (type) => {
      expect((await post('{"title":"x"}', { 'Content-Type': type })).status).toBe(201);
    },
  );

  test('that is too large is rejected, whether it declares its size or not', async () => {
    const raw = JSON.stringify({ title: 'x', notes: 'x'.repeat(mostBytes) });
    const sizes: Array<Record<string, string>> = [{}, { 'Content-Length': String(raw.length) }];
    for (const headers of sizes) {
      expect((await post(raw, headers)).body.code).toBe('body-too-large');
    }
    const login = await api.call('POST', '/api/auth/login', { raw });
    expect(login.status).toBe(413);
  });

  test('of deep brackets does no harm', async () => {
    expect((await post(`{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).status).toBe(422);
  });

  test('with keys of the prototype changes no other object', async () => {
    const raw =
      '{"__proto__":{"title":"x","role":"admin","polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    expect((await post(raw)).body.errors).toEqual({ title: ['This field is required.'] });
    const dates = '{"title":"x","dates":{"__proto__":{"from":"2026-01-01"},"to":"2026-01-01"}}';
    expect((await post(dates)).status).toBe(422);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('cannot set the owner of the trip, its identifier or its version', async () => {
    const raw = '{"title":"x","id":"mine","userId":"user-2","user_id":"user-2","version":9}';
    const { body } = await post(raw);
    expect(body).toMatchObject({ version: 1 });
    expect(body.id).not.toBe('mine');
    expect((await api.call('GET', `/api/trips/${body.id}`, { token })).status).toBe(200);
  });
});

describe('SQL in a request', () => {
  const attacks = ["' OR '1'='1", "'; DROP TABLE trips;--", '%', '\\'];

  test.each(attacks)('finds nothing more and breaks nothing: %s', async (attack) => {
    const before = await total();
    const word = encodeURIComponent(attack);
    expect((await api.call('GET', `/api/trips?tag=${word}`, { token })).body.total).toBe(0);
    expect((await api.call('GET', `/api/trips?q=${word}x`, { token })).body.total).toBe(0);
    expect((await api.call('GET', `/api/trips/${word}`, { token })).status).toBe(404);
    const login = { email: attack, password: attack };
    expect((await api.call('POST', '/api/auth/login', { body: login })).status).toBe(401);
    const { body } = await api.call('POST', '/api/trips', {
      token,
      body: { title: attack, tags: [attack] },
    });
    expect(body.title).toBe(attack);
    expect((await api.call('GET', `/api/trips?tag=${word}`, { token })).body.items[0].title).toBe(
      attack,
    );
    expect(await total()).toBe(before + 1);
  });
});

describe('A URL', () => {
  test.each([
    '/api/trips/..%2f..%2fetc%2fpasswd',
    '/api/trips/%ff',
    `/api/trips/${'x'.repeat(5000)}`,
    '/api/trips/constructor',
    '/api/trips/seed-1-003/notes',
    '/api/Trips',
    '/api/../etc/passwd',
  ])('of no route gets a 404: %s', async (path) => {
    const { status, body, headers } = await api.call('GET', path, { token });
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{16}$/);
  });

  test.each([
    ['PUT', '/api/trips', 'GET, HEAD, POST'],
    ['POST', '/api/trips/seed-1-003', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['OPTIONS', '/api/auth/user', 'GET, HEAD'],
    ['TRACE1', '/api/auth/sessions', 'GET, HEAD, DELETE'],
  ])('does not allow %s: %s', async (method, path, allowed) => {
    const { status, body, headers } = await api.call(method, path);
    expect([status, body.code]).toEqual([405, 'method-not-allowed']);
    expect(headers.get('Allow')).toBe(allowed);
  });
});

describe('Every response', () => {
  test('has the security headers', async () => {
    for (const path of ['/api/trips', '/api/auth/user', '/api/nothing', '/api/problems']) {
      const { headers } = await api.call('GET', path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
      expect(headers.has('X-Powered-By')).toBe(false);
    }
  });

  test('names the request, also by the name that it was sent with', async () => {
    const named = await api.call('GET', '/api/problems', { headers: { 'X-Request-Id': 'abc-1' } });
    expect(named.headers.get('X-Request-Id')).toBe('abc-1');
    const odd = await api.call('GET', '/api/problems', { headers: { 'X-Request-Id': '<script>' } });
    expect(odd.headers.get('X-Request-Id')).toMatch(/^[\w-]{16}$/);
  });

  test('to HEAD is that to GET without its body', async () => {
    const head = await api.call('HEAD', '/api/trips/seed-1-003', { token });
    expect([head.status, head.text, head.headers.get('ETag')]).toEqual([200, '', '"1"']);
  });

  test('to an internal error reveals only an identifier to report', async () => {
    const seen: unknown[] = [];
    const broken = await openTestApi({ onError: (error, id) => seen.push(error, id) });
    const { token: own } = await signIn(broken.call);
    const cause = new Error('secret path');
    broken.store.trips.list = () => {
      throw cause;
    };
    const { status, body, text, headers } = await broken.call('GET', '/api/trips', { token: own });
    expect([status, body.code, text.includes('secret')]).toEqual([500, 'server-error', false]);
    expect(seen).toEqual([cause, body.requestId]);
    expect(headers.get('X-Request-Id')).toBe(body.requestId);
  });
});
