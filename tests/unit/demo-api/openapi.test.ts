import { Validator } from '@seriousme/openapi-schema-validator';
import { hc } from 'hono/client';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api, Trip, TripPage } from '#src/demo-api/index.ts';
import { problems } from '#src/demo-api/problem.ts';
import type { Description } from '#tests/support/demo-api/described-answers.ts';
import { openTestApi, signIn, type TestApi } from '#tests/support/demo-api/test-api.ts';

interface SentMessage {
  resendAfter: number;
}
interface Operation {
  summary?: string;
  security?: unknown;
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  parameters?: ReadonlyArray<{ name: string; in: string; schema: object }>;
  responses: Record<string, { description: string }>;
}

let api: TestApi;
let description: { paths: Record<string, Record<string, Operation>> } & Description;
const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      ...operation,
    })),
  );

beforeAll(async () => {
  api = await openTestApi();
  description = (await api.call('GET', '/api/openapi.json')).body;
});

describe('The description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(description)),
    );
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('lists every route and no other', () => {
    const routes = api.app.routes.filter(({ method }) => method !== 'ALL');
    const names = routes.map(({ method, path }) => {
      return `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    });
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...new Set(names)].sort());
    expect(names).toContain('patch /api/trips/{id}');
  });

  test('describes what each does and how it responds', () => {
    for (const { name, summary, responses } of operations()) {
      expect([name, Boolean(summary)]).toEqual([name, true]);
      expect([name, Object.keys(responses).some((status) => status < '300')]).toEqual([name, true]);
    }
  });

  test('requires a token if and only if a request without one is rejected', async () => {
    for (const { name, security } of operations()) {
      const [method = '', path = ''] = name.toUpperCase().split(' ');
      const address = path.toLowerCase().replace('{id}', 'x');
      const { body } = await api.call(method, address, { body: method === 'GET' ? undefined : {} });
      expect([name, body?.code === 'token-missing']).toEqual([name, security !== undefined]);
    }
  });

  test('contains the query, the headers and the fields', () => {
    const list = description.paths['/api/trips']?.get;
    const names = list?.parameters?.map(({ name }) => name);
    expect(names).toEqual([
      'q',
      'country',
      'tag',
      'rating',
      'from',
      'to',
      'sort',
      'page',
      'pageSize',
    ]);
    const put = description.paths['/api/trips/{id}']?.put;
    expect(put?.parameters?.map((one) => `${one.in} ${one.name}`)).toEqual([
      'path id',
      'header If-Match',
    ]);
    const fields = put?.requestBody?.content['application/json']?.schema.properties ?? {};
    expect(Object.keys(fields)).toContain('dates');
    expect(fields).toMatchObject({ title: { type: 'string', minLength: 1, maxLength: 120 } });
  });
});

test('Every kind of failure is listed where its type points to', async () => {
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
  expect((await api.call('GET', '/api/demo')).status).toBe(404);
  const demo = { email: 'demo@example.com', password: 'shown' };
  const open = await openTestApi({ demo });
  const { body, headers } = await open.call('GET', '/api/demo');
  expect(body).toEqual(demo);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('A client generated from its types can call it', async () => {
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
