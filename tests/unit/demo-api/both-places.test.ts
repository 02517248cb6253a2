import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserPassword, openBrowserApi } from '#src/demo-api/browser-api.ts';
import { openNodeApi, type NodeApi } from '#src/demo-api/node-api.ts';
import type { ApiOptions } from '#src/demo-api/services.ts';
import {
  callerOf,
  fewRounds,
  fixedRandom,
  startOfTest,
  type Call,
  type Got,
} from '#tests/support/demo-api/test-api.ts';

/** Headers that must be the same in both places; the others belong to the connection. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
const folder = mkdtempSync(join(tmpdir(), 'tessera-api-'));
const time = { now: startOfTest };

// Both draw the same random bytes, starting with the first request.
function optionsOf(): Omit<Partial<ApiOptions>, 'store' | 'demo'> & { begin: () => void } {
  let random = fixedRandom(1);
  return {
    begin: () => (random = fixedRandom(2)),
    clock: () => time.now,
    random: (size: number) => random(size),
    rounds: fewRounds,
    deviceOf: () => ({ userAgent: 'agent', address: '::1' }),
  };
}

let server: ServerType;
let inNode: NodeApi;
let overHttp: Call;
let inPage: Call;

beforeAll(async () => {
  const key = new Uint8Array(32).fill(9);
  const { begin: beginPage, ...pageOptions } = optionsOf();
  const page = await openBrowserApi({ ...pageOptions, key });
  const { begin: beginNode, ...nodeOptions } = optionsOf();
  writeFileSync(join(folder, 'signing-key'), Buffer.from(key).toString('base64url'));
  inNode = await openNodeApi({
    ...nodeOptions,
    folder,
    password: page.demo.password,
    showsDemo: true,
  });
  server = createAdaptorServer({
    fetch: inNode.app.fetch,
    // A connection that is idle while the machine is busy must not be closed before the next request.
    serverOptions: { keepAliveTimeout: 60_000 },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  overHttp = callerOf((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init));
  inPage = callerOf((path, init) => page.fetch(path, init));
  beginPage();
  beginNode();
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  inNode.close();
  rmSync(folder, { recursive: true });
});

const ada = { email: 'ada@example.com', password: 'a longer password' };

/** Requests of one user, in order; earlier responses are available. */
const steps: ReadonlyArray<(call: Call, before: readonly Got[], token: string) => Promise<Got>> = [
  (call) => call('GET', '/api/demo'),
  (call, [demo]) => call('POST', '/api/auth/login', { body: demo?.body }),
  (call, _before, token) => call('GET', '/api/auth/user', { token }),
  (call, _before, token) => call('GET', '/api/auth/sessions', { token }),
  (call, _before, token) => call('GET', '/api/trips?pageSize=100', { token }),
  (call, _before, token) => call('GET', '/api/trips?pageSize=100&page=2&sort=title', { token }),
  (call, _before, token) => call('GET', '/api/trips?sort=-title&q=in&rating=2.5', { token }),
  (call, _before, token) =>
    call('GET', '/api/trips?sort=country&from=2026-04-01&to=2026-04-30', { token }),
  (call, _before, token) => call('GET', '/api/trips?sort=-rating&tag=Family&tag=Food', { token }),
  (call, _before, token) => call('GET', '/api/trips/facets', { token }),
  (call, _before, token) =>
    call('POST', '/api/trips', {
      token,
      headers: { 'Idempotency-Key': 'one' },
      body: {
        title: 'Half \ud800 a pair, \u{1F6B2}',
        country: 'XK',
        dates: { from: '2026-01-01', to: '2026-01-31' },
        rating: 3.5,
        tags: ['b', 'a', '\u{1F6B2}'],
        color: 'oklch(0.5 0.1 30)',
        notes: '<p>\r\n\t"x" \\ é é</p><script>1</script>',
        link: 'https://example.com/?a=%20',
      },
    }),
  (call, before, token) => call('GET', `/api/trips/${before.at(-1)?.body.id}`, { token }),
  (call, before, token) =>
    call('PATCH', `/api/trips/${before.at(-1)?.body.id}`, {
      token,
      headers: { 'If-Match': '"1"' },
      body: { rating: 5, dates: null },
    }),
  (call, before, token) =>
    call('PUT', `/api/trips/${before.at(-1)?.body.id}`, {
      token,
      headers: { 'If-Match': '"1"' },
      body: { title: 'late' },
    }),
  (call, before, token) =>
    call('DELETE', `/api/trips/${before.at(-1)?.body.current.id}`, { token }),
  (call, _before, token) => call('POST', '/api/trips', { token, body: { title: '', rating: 7 } }),
  (call, _before, token) => call('POST', '/api/trips', { token, raw: '{' }),
  (call, _before, token) => call('GET', '/api/trips/%2e%2e%2fx', { token }),
  (call) => call('GET', '/api/trips', { token: 'x' }),
  (call) => call('POST', '/api/auth/login', { body: { email: 'x@example.com', password: 'x' } }),
  ...Array.from(
    { length: 5 },
    () => (call: Call) =>
      call('POST', '/api/auth/login', { body: { email: 'X@example.com', password: 'y' } }),
  ),
  (call, _before, token) =>
    call('POST', '/api/trips', { token, raw: '{}', headers: { 'Content-Type': 'text/plain' } }),
  (call, _before, token) => call('PUT', '/api/trips/seed-1-001', { token, body: { title: 'x' } }),
  (call, before) =>
    call('POST', '/api/auth/refresh', { body: { refresh_token: before[1]?.body.refresh_token } }),
  (call, _before, token) =>
    call('PUT', '/api/auth/password', { token, body: { current: 'x', password: ada.password } }),
  (call) => call('PUT', '/api/auth/user'),
  (call) => call('GET', '/api/problems'),
  (call) => call('POST', '/api/auth/signup', { body: ada }),
  (call) => call('GET', '/api/mailbox'),
  (call, before) => {
    const code = before.at(-1)?.body.messages[0].code;
    return call('POST', '/api/auth/signup', { body: { ...ada, code } });
  },
  (call) => call('POST', '/api/auth/reset/request', { body: ada }),
  (call) => call('POST', '/api/auth/reset/code', { body: { ...ada, code: '0000000' } }),
  (call) => call('POST', '/api/auth/reset', { body: { ...ada, token: 'made up' } }),
  (call, _before, token) => call('GET', '/api/auth/passkeys', { token }),
  (call, _before, token) => call('POST', '/api/auth/logout', { token }),
  (call, _before, token) => call('GET', '/api/auth/user', { token }),
  // Last: the server closes a connection that sends an unread body for too long, as on a busy machine.
  (call) => call('POST', '/api/trips', { raw: JSON.stringify({ notes: 'x'.repeat(200_000) }) }),
];

test('The API responds with the same bytes in Node.js with SQLite and in the page with memory', async () => {
  const there: Got[] = [];
  const here: Got[] = [];
  for (const [index, step] of steps.entries()) {
    time.now += 1000;
    const tokens = [there, here].map((before) => before[1]?.body.token ?? '');
    const [one, two] = [
      await step(overHttp, there, tokens[0] ?? ''),
      await step(inPage, here, tokens[1] ?? ''),
    ];
    there.push(one);
    here.push(two);
    expect([index, one.status, one.text]).toEqual([index, two.status, two.text]);
    expect(headersOf(one)).toEqual(headersOf(two));
  }
  const statuses = [200, 201, 202, 204, 400, 401, 403, 404, 405, 410, 412, 413, 415, 422, 428, 429];
  expect([...new Set(there.map(({ status }) => status))].sort()).toEqual(statuses);
});

function headersOf({ headers }: Got): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name)));
}

afterEach(() => vi.unstubAllGlobals());

describe('The API in the page', () => {
  /** Signs in with the account that an API offers; returns what its requests send. */
  async function signIn({ fetch, demo }: Awaited<ReturnType<typeof openBrowserApi>>) {
    const headers = { 'Content-Type': 'application/json' };
    const login = { method: 'POST', headers, body: JSON.stringify(demo) };
    const { token } = (await (await fetch('/api/auth/login', login)).json()) as { token: string };
    return { headers: { Authorization: `Bearer ${token}` } };
  }

  test('is called like fetch: with a string, a URL or a request', async () => {
    const { fetch } = await openBrowserApi();
    const url = new URL('http://localhost/api/problems');
    for (const input of ['/api/problems', url, new Request(url)]) {
      expect((await fetch(input)).status).toBe(200);
    }
    expect((await fetch('/elsewhere')).status).toBe(404);
  });

  test('offers an account that can sign in', async () => {
    const api = await openBrowserApi();
    expect(api.demo).toEqual({ email: 'demo@example.com', password: browserPassword });
    expect(await (await api.fetch('/api/demo')).json()).toEqual(api.demo);
    expect((await api.fetch('/api/auth/user', await signIn(api))).status).toBe(200);
  });

  test('shares nothing between two instances', async () => {
    const [one, two] = [await openBrowserApi(), await openBrowserApi()];
    const sent = await signIn(one);
    expect((await one.fetch('/api/trips', sent)).status).toBe(200);
    expect((await two.fetch('/api/trips', sent)).status).toBe(401);
  });

  test('ends an aborted request', async () => {
    const { fetch } = await openBrowserApi();
    const before = fetch('/api/problems', { signal: AbortSignal.abort() });
    await expect(before).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const during = fetch('/api/problems', { signal: controller.signal });
    controller.abort();
    await expect(during).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('names the browser in the list of sessions', async () => {
    vi.stubGlobal('navigator', { userAgent: 'A browser' });
    const api = await openBrowserApi();
    const response = await api.fetch('/api/auth/sessions', await signIn(api));
    expect(await response.json()).toMatchObject({
      sessions: [{ current: true, userAgent: 'A browser' }],
    });
  });

  test('has users without trips on request', async () => {
    const api = await openBrowserApi({ hasTrips: false });
    const response = await api.fetch('/api/trips', await signIn(api));
    expect(await response.json()).toMatchObject({ items: [], total: 0 });
  });

  test('explains the fix if the page has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    await expect(openBrowserApi()).rejects.toThrow(/Open it over https:/);
  });
});
