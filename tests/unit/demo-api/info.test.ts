import { hc } from 'hono/client';
import { expect, test } from 'vitest';
import type { Api, Trip, TripPage } from '#src/demo-api/index.ts';
import { problems } from '#src/demo-api/problem.ts';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

interface SentMessage {
  resendAfter: number;
}

test('Every kind of failure is listed where its type points to', async () => {
  const api = await openTestApi();
  const { body } = await api.call('GET', '/api/problems');
  expect(body.problems).toHaveLength(Object.keys(problems).length);
  expect(body.problems[0]).toEqual({
    type: '/api/problems#malformed-json',
    code: 'malformed-json',
    status: 400,
    title: 'The body is not JSON.',
  });
});

test('The demo account is shown only if it is offered', async () => {
  const closed = await openTestApi();
  expect((await closed.call('GET', '/api/demo')).status).toBe(404);
  const demo = { email: 'demo@example.com', password: 'shown' };
  const open = await openTestApi({ demo });
  const { body, headers } = await open.call('GET', '/api/demo');
  expect(body).toEqual(demo);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('A client generated from its types can call it', async () => {
  const api = await openTestApi();
  const { token } = await signIn(api.call);
  const { api: client } = hc<Api>('http://localhost', {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => api.app.request(input, init),
    headers: { Authorization: `Bearer ${token}` },
  });
  const asked = await client.trips.$get({
    query: { country: ['PT', 'CH'], q: 'douro', sort: '-title', page: '1' },
  });
  const page: TripPage = await asked.json();
  const param = { id: page.items[0]?.id ?? '' };
  const headers = { 'If-Match': '"1"' };
  const change = { param, json: { rating: 5 } };
  const changed: Trip = await (await client.trips[':id'].$patch(change, { headers })).json();
  expect(changed).toMatchObject({ rating: 5, version: 2, country: 'PT' });
  const json = { email: 'ada@example.com', password: 'a longer password' };
  const { resendAfter } = (await (await client.auth.signup.$post({ json })).json()) as SentMessage;
  expect(resendAfter).toBe(30);
});
