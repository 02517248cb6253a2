import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, signIn, type Sent, type TestApi } from '#tests/support/demo-api/test-api.ts';

const full = {
  title: 'Night train to Graz',
  country: 'AT',
  dates: { from: '2026-05-01', to: '2026-05-04' },
  departure: '2026-04-30T20:10+02:00[Europe/Berlin]',
  arrival: '2026-05-01T07:55+02:00[Europe/Vienna]',
  rating: 4.5,
  tags: ['train', 'Wandern'],
  color: 'oklch(0.7 0.1 200 / 50%)',
  notes: '<p onclick="x()">raw</p>\n',
  link: 'https://example.com/a?b=c#d',
};

let api: TestApi;
let token = '';
const call = (method: string, path: string, sent: Sent = {}) =>
  api.call(method, path, { token, ...sent });
const create = () => call('POST', '/api/trips', { body: full });
const restore = (id: string, sent: Sent = {}) => call('POST', `/api/trips/${id}/restore`, sent);

beforeEach(async () => {
  api = await openTestApi();
  token = (await signIn(api.call)).token;
});

describe('A deleted trip', () => {
  test('is restored with its id, version, times and all fields', async () => {
    const made = await create();
    api.wait(60);
    const before = await call('PATCH', `/api/trips/${made.body.id}`, {
      body: { rating: 2 },
      headers: { 'If-Match': '"1"' },
    });
    expect((await call('DELETE', `/api/trips/${made.body.id}`)).status).toBe(204);
    api.wait(60);
    const restored = await restore(made.body.id);
    expect([restored.status, restored.text]).toEqual([200, before.text]);
    expect(restored.headers.get('ETag')).toBe('"2"');
    expect((await call('GET', `/api/trips/${made.body.id}`)).text).toBe(before.text);
  });

  test('can be restored again, if the response to the first request was lost', async () => {
    await call('DELETE', '/api/trips/seed-1-003');
    const first = await restore('seed-1-003');
    const again = await restore('seed-1-003');
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  test('is restored for a day, only to its user, and only into a journal with room', async () => {
    await call('DELETE', '/api/trips/seed-1-003');
    const { token: other } = await signIn(api.call, 'admin@example.com');
    expect((await restore('seed-1-003', { token: other })).status).toBe(404);
    expect((await restore('none')).status).toBe(404);
    api.wait(86_400);
    token = (await signIn(api.call)).token;
    expect((await restore('seed-1-003')).status).toBe(404);

    api = await openTestApi({ mostTrips: 180 });
    token = (await signIn(api.call)).token;
    await call('DELETE', '/api/trips/seed-1-003');
    expect((await create()).status).toBe(201);
    const { status, body } = await restore('seed-1-003');
    expect([status, body.code]).toEqual([409, 'limit-reached']);
  });
});
