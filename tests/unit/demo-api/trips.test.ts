import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tripLimits } from '#src/demo-api/store/trip.ts';
import {
  fullTrip as full,
  openTestApi,
  signIn,
  type Sent,
  type TestApi,
} from '#tests/support/demo-api/test-api.ts';

let api: TestApi;
let token = '';
const call = (method: string, path: string, sent: Sent = {}) =>
  api.call(method, path, { token, ...sent });
const create = (body: object, headers = {}) => call('POST', '/api/trips', { body, headers });
const put = (id: string, version: string | number, body: object) =>
  call('PUT', `/api/trips/${id}`, { body, headers: { 'If-Match': `"${version}"` } });
const patch = (id: string, version: string | number, body: object) =>
  call('PATCH', `/api/trips/${id}`, { body, headers: { 'If-Match': `"${version}"` } });

const open = async () => {
  api = await openTestApi();
  token = (await signIn(api.call)).token;
};

describe('A trip', () => {
  beforeEach(open);

  test('is created, read, changed and deleted', async () => {
    const made = await create(full);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...full, version: 1, createdAt: '2026-04-15T09:30:00.000Z' });
    const path = `/api/trips/${made.body.id}`;
    expect([made.headers.get('Location'), made.headers.get('ETag')]).toEqual([path, '"1"']);
    expect((await call('GET', path)).text).toBe(made.text);
    api.wait(60);
    const changed = await patch(made.body.id, 1, { rating: null, tags: [] });
    expect(changed.body).toEqual({
      ...made.body,
      rating: null,
      tags: [],
      version: 2,
      updatedAt: '2026-04-15T09:31:00.000Z',
    });
    const anew = await put(made.body.id, 2, { title: 'Only a title' });
    expect(anew.body).toMatchObject({ title: 'Only a title', dates: null, notes: '', version: 3 });
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await put(made.body.id, 3, full)).status).toBe(404);
  });

  test('accepts what was read when it is sent back unchanged', async () => {
    const { body } = await call('GET', '/api/trips/seed-1-003');
    const { status, body: after } = await put(body.id, 1, body);
    expect(status).toBe(200);
    expect(after).toEqual({ ...body, version: 2, updatedAt: after.updatedAt });
  });

  test('is created once for one key', async () => {
    const headers = { 'Idempotency-Key': 'draft-1' };
    const first = await create(full, headers);
    // The response may have been lost, and more was written before it was sent again: the current state is returned.
    const again = await create({ ...full, title: 'later' }, headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await create(full, { 'Idempotency-Key': 'draft-2' })).body.id).not.toBe(first.body.id);
    expect((await create(full, { 'Idempotency-Key': 'no spaces' })).body.code).toBe(
      'invalid-header',
    );
  });

  test('counts against the maximum of an account', async () => {
    api = await openTestApi({ mostTrips: 181 });
    token = (await signIn(api.call)).token;
    const headers = { 'Idempotency-Key': 'last' };
    expect((await create(full, headers)).status).toBe(201);
    expect((await create(full)).body.code).toBe('limit-reached');
    expect((await create(full, headers)).status).toBe(200);
  });
});

describe('Two users who change one trip', () => {
  beforeEach(open);

  test('do not overwrite each other: exactly one wins, and the other gets the current version', async () => {
    const responses = await Promise.all([
      put('seed-1-003', 1, { ...full, title: 'one' }),
      put('seed-1-003', 1, { ...full, title: 'two' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = responses.find(({ status }) => status === 200);
    const lost = responses.find(({ status }) => status === 412);
    expect(lost?.body).toMatchObject({ code: 'stale-version', current: won?.body });
    expect(lost?.headers.get('ETag')).toBe('"2"');
    expect((await call('GET', '/api/trips/seed-1-003')).body).toEqual(won?.body);
  });

  test('may be one without a response: the requested state is not a conflict', async () => {
    const first = await put('seed-1-003', 1, { ...full, title: ' one ' });
    const again = await put('seed-1-003', 1, { ...full, title: ' one ' });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect((await put('seed-1-003', 1, { ...full, rating: 4 })).status).toBe(412);
  });

  test('must send the version that they change', async () => {
    const { status, body } = await call('PUT', '/api/trips/seed-1-003', { body: full });
    expect([status, body.code]).toEqual([428, 'version-required']);
    expect((await call('PATCH', '/api/trips/seed-1-003', { body: {} })).status).toBe(428);
  });

  test.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 200],
    ['"2"', 412],
    ['', 412],
    ['"01e0"', 412],
  ])('send it as If-Match does: %s responds with %i', async (mark, status) => {
    const headers = { 'If-Match': mark };
    expect((await call('PATCH', '/api/trips/seed-1-003', { body: {}, headers })).status).toBe(
      status,
    );
  });

  test('may delete only what they have seen', async () => {
    await patch('seed-1-003', 1, { title: 'changed' });
    const headers = { 'If-Match': '"1"' };
    const { status, body } = await call('DELETE', '/api/trips/seed-1-003', { headers });
    expect([status, body.current.title]).toEqual([412, 'changed']);
  });
});

describe('Users', () => {
  beforeEach(open);

  test('see no trips of others', async () => {
    const { token: other } = await signIn(api.call, 'admin@example.com');
    const path = '/api/trips/seed-1-003';
    const sent = { token: other, body: full, headers: { 'If-Match': '*' } };
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const { status, text } = await api.call(
        method,
        path,
        method === 'GET' ? { token: other } : sent,
      );
      expect([method, status, text.includes('Minho')]).toEqual([method, 404, false]);
    }
  });

  test('who are read-only write nothing', async () => {
    const { token: reader } = await signIn(api.call, 'reader@example.com');
    expect((await api.call('GET', '/api/trips', { token: reader })).body.total).toBe(20);
    for (const [method, path] of [
      ['POST', '/api/trips'],
      ['PUT', '/api/trips/seed-3-001'],
      ['PATCH', '/api/trips/seed-3-001'],
      ['DELETE', '/api/trips/seed-3-001'],
      ['POST', '/api/trips/seed-3-001/restore'],
    ] as const) {
      const sent = { token: reader, body: full, headers: { 'If-Match': '*' } };
      const { status, headers } = await api.call(method, path, sent);
      expect([method, status]).toEqual([method, 403]);
      expect(headers.get('WWW-Authenticate')).toContain('insufficient_scope');
    }
  });
});

describe('A field', () => {
  // Fields that the server sets each time.
  beforeAll(open);

  const long = (length: number) => 'x'.repeat(length);
  const { title, notes, tag, tags } = tripLimits;

  test.each<[string, unknown]>([
    ['title', long(title)],
    ['country', null],
    ['dates', { from: '2024-02-29', to: '2024-02-29' }],
    ['rating', 0.5],
    ['tags', Array.from({ length: tags }, (_, index) => `${index}${long(tag - 2)}`)],
    ['color', 'hsl(12 76.9% 61%)'],
    ['notes', long(notes)],
    ['link', 'http://münchen.example/ä'],
  ])('accepts %s: %j', async (field, value) => {
    expect((await create({ title: 'x', [field]: value })).status).toBe(201);
  });

  test.each<[string, unknown, string]>([
    ['title', undefined, 'This field is required.'],
    ['title', ' \n ', 'Enter a title.'],
    ['title', long(title + 1), 'Use at most 120 characters.'],
    ['title', 'a\u0000b', 'Remove invisible characters, such as tabs.'],
    ['country', 'fr', 'Choose a country from the list.'],
    ['dates', { from: '2026-02-30', to: '2026-03-01' }, 'Enter a valid date.'],
    ['dates', { from: '2026-03-02', to: '2026-03-01' }, 'The end date is before the start date.'],
    ['dates', '2026-03-02', 'Enter a first and a last day.'],
    ['rating', 5.5, 'Enter at most 5 stars.'],
    ['rating', 3.2, 'Use whole or half stars.'],
    ['rating', '3', 'Enter a number.'],
    ['tags', 'train', 'Enter a list of tags.'],
    ['tags', [''], 'Remove empty tags.'],
    ['tags', [long(tag + 1)], 'Use at most 60 characters.'],
    ['tags', Array.from({ length: tags + 1 }, String), 'Use at most 20 tags.'],
    ['color', 'no color', 'Enter a color such as #2f6f73 or oklch(0.7 0.1 200).'],
    ['color', 'red;background:url(x)', 'Enter a color such as #2f6f73 or oklch(0.7 0.1 200).'],
    ['notes', long(notes + 1), 'Use at most 20000 characters.'],
    ['link', 'javascript:alert(1)', 'Enter a URL that starts with https://.'],
  ])('rejects %s: %j', async (field, value, sentence) => {
    const { status, body } = await create({ title: 'x', [field]: value });
    expect(status).toBe(422);
    expect(body.code).toBe('invalid-fields');
    expect(body.errors).toEqual({ [field]: [sentence] });
  });

  test('is reported with all other invalid ones, and nothing is written', async () => {
    const { body } = await patch('seed-1-003', 1, {
      title: '',
      rating: 9,
      country: 'fr',
      notes: 'n',
    });
    expect(Object.keys(body.errors)).toEqual(['title', 'country', 'rating']);
    expect((await call('GET', '/api/trips/seed-1-003')).body.version).toBe(1);
  });

  test('is returned as stored: trimmed, well-formed, each tag once', async () => {
    const { body } = await create({ title: ' a\ud800 ', tags: ['x', ' x ', 'y'], notes: '\udc00' });
    expect([body.title, body.tags, body.notes]).toEqual(['a\ufffd', ['x', 'y'], '\ufffd']);
  });
});
