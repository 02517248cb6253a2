import { beforeAll, expect, test } from 'vitest';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
let token = '';
const create = (body: object) => api.call('POST', '/api/trips', { token, body });
const patch = (id: string, version: number, body: object) =>
  api.call('PATCH', `/api/trips/${id}`, { token, body, headers: { 'If-Match': `"${version}"` } });

beforeAll(async () => {
  api = await openTestApi();
  token = (await signIn(api.call)).token;
});

test('A trip arrives after its departure, also if only one of them is changed', async () => {
  const departure = '2026-04-03T23:30-07:00[America/Los_Angeles]';
  const early = '2026-04-04T19:25+13:00[Pacific/Auckland]';
  const fault = { errors: { arrival: ['The arrival must be after the departure.'] } };
  const both = await create({ title: 'Early', departure, arrival: early });
  expect([both.status, both.body]).toMatchObject([422, fault]);
  expect(both.body.issues).toEqual({ arrival: [{ code: 'arrivalOrder', params: {} }] });
  expect((await create({ title: 'At once', departure, arrival: departure })).status).toBe(422);
  const { body } = await create({ title: 'Later', departure });
  const changed = await patch(body.id, 1, { arrival: early });
  expect([changed.status, changed.body]).toMatchObject([422, fault]);
  const arrival = '2026-04-05T06:30+12:00[Pacific/Auckland]';
  expect((await patch(body.id, 1, { arrival })).body).toMatchObject({ departure, arrival });
});

test.each([
  ['2026-02-30T09:30+01:00[Europe/Berlin]'],
  ['2026-03-29T02:30+01:00[Europe/Berlin]'],
  ['2026-04-15T09:30+02:00[Europe/Tessera]'],
  ['2026-04-15T09:30+02:00[+02:00]'],
  ['2026-04-15T09:30Z'],
])('A trip does not depart at %j', async (departure) => {
  const arrival = '2026-04-15T09:30+02:00[Europe/Berlin]';
  const { status, body } = await create({ title: 'Never', departure, arrival });
  expect([status, body.issues]).toEqual([422, { departure: [{ code: 'moment', params: {} }] }]);
});
