import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { createReadSession } from '#src/auth/server/index.ts';

const sessions: Record<string, { user: string }> = {
  good: { user: 'ada' },
  'a b': { user: 'bob' },
};
const verify = vi.fn(
  (token: string) => (Object.hasOwn(sessions, token) && sessions[token]) || null,
);
const readSession = createReadSession({ verify, cookie: '__Host-session' });

const ask = (headers: Record<string, string>, method = 'GET', read = readSession) =>
  read({ headers: new Headers(headers), method });

describe('the session of a request', () => {
  test.each([
    ['Bearer good', 'ada'],
    ['bearer good', 'ada'],
    ['Bearer wrong', undefined],
    ['Bearer', undefined],
    ['Bearer good x', undefined],
    ['Basic good', undefined],
    ['', undefined],
  ])('with the header "%s" is of %s', async (authorization, user) => {
    expect((await ask({ authorization }))?.user).toBe(user);
  });

  test.each([
    ['__Host-session=good', 'ada'],
    ['a=1; __Host-session=good; b=2', 'ada'],
    ['a=1;__Host-session=good', 'ada'],
    ['__Host-session=a%20b', 'bob'],
    ['__Host-session=%', undefined],
    ['__Host-session', undefined],
    ['x__Host-session=good', undefined],
    ['a="; __Host-session2=good"', undefined],
  ])('with the cookies "%s" is of %s', async (cookie, user) => {
    expect((await ask({ cookie }))?.user).toBe(user);
  });

  test('with two session cookies is of no one: one may be of a subdomain', async () => {
    expect(await ask({ cookie: '__Host-session=good; __Host-session=wrong' })).toBeNull();
    expect(await ask({ cookie: '__Host-session=good; __Host-session=good' })).toBeNull();
  });

  test('with an invalid token in the header is not that of the cookie', async () => {
    const cookie = '__Host-session=good';
    expect(await ask({ authorization: 'Bearer wrong', cookie })).toBeNull();
    expect(await ask({ authorization: 'Bearer', cookie })).toBeNull();
    expect(await ask({ authorization: 'Basic YTpi', cookie })).toEqual({ user: 'ada' });
  });

  test('is not read from cookies unless one is named', async () => {
    const bearerOnly = createReadSession({ verify });
    expect(await ask({ cookie: 'false=good; undefined=good' }, 'GET', bearerOnly)).toBeNull();
  });

  test('fails with the database, instead of looking like a guest', async () => {
    const failing = createReadSession({
      verify: (): Promise<{ user: string }> => Promise.reject(new Error('down')),
    });
    await expect(ask({ authorization: 'Bearer good' }, 'GET', failing)).rejects.toThrow('down');
  });
});

describe('a request that changes something, with a cookie', () => {
  const own = { cookie: '__Host-session=good; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' };

  test.each([
    ['an echoed token', own, 'ada'],
    ['no token', { cookie: own.cookie }, undefined],
    ['another token', { ...own, 'x-xsrf-token': 'abd' }, undefined],
    [
      'an empty token',
      { cookie: '__Host-session=good; XSRF-TOKEN=', 'x-xsrf-token': '' },
      undefined,
    ],
    [
      'a token without its cookie',
      { cookie: '__Host-session=good', 'x-xsrf-token': 'abc' },
      undefined,
    ],
    ['two token cookies', { ...own, cookie: `${own.cookie}; XSRF-TOKEN=abc` }, undefined],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }, undefined],
    ['a sibling domain', { ...own, 'sec-fetch-site': 'same-site' }, undefined],
    ['the same origin', { ...own, 'sec-fetch-site': 'same-origin' }, 'ada'],
  ])('and %s is of %3$s', async (_, headers, user) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'CUSTOM']) {
      expect((await ask(headers as Record<string, string>, method))?.user).toBe(user);
    }
  });

  test('needs no token if another protection exists, but still the same origin', async () => {
    const read = createReadSession({ verify, cookie: 'session', csrf: false });
    const cookie = 'session=good';
    expect(await ask({ cookie }, 'POST', read)).toEqual({ user: 'ada' });
    expect(await ask({ cookie, 'sec-fetch-site': 'cross-site' }, 'POST', read)).toBeNull();
  });

  test('needs none with a token in the header, which no other site can add', async () => {
    expect(await ask({ authorization: 'Bearer good' }, 'POST')).toEqual({ user: 'ada' });
  });
});

describe('in a framework', () => {
  const request = (headers: Record<string, string>) =>
    new Request('https://app.example.com/orders', { headers });

  test('Hono reads it in a middleware', async () => {
    const app = new Hono<{ Variables: { session: { user: string } } }>();
    app.use(async (context, next) => {
      const session = await readSession(context.req.raw);
      if (!session) return context.json({ message: 'Sign in first.' }, 401);
      context.set('session', session);
      return next();
    });
    app.get('/orders', (context) => context.json(context.get('session')));
    const good = await app.request(request({ authorization: 'Bearer good' }));
    expect([good.status, await good.json()]).toEqual([200, { user: 'ada' }]);
    expect((await app.request(request({}))).status).toBe(401);
  });
});
