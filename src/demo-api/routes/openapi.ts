import { toJsonSchema } from '@valibot/to-json-schema';
import type { RouterRoute } from 'hono/types';
import type * as v from 'valibot';
import { problems, problemSchema, type ProblemCode } from '../problem.ts';
import { docOf, type AnswerDoc, type RouteDoc } from './route-parts.ts';

/** JSON value of a description. */
type Json = Record<string, unknown>;

const title = 'Trips demo API';
const about =
  'A travel journal for each user. Signing in returns an access token, which is valid for 30 minutes, and a refresh token, which is valid for 30 days and can be used once.';

/** Returns the OpenAPI 3.1 description of the routes, generated from the descriptions of their handlers. */
export function describeApi(routes: readonly RouterRoute[]): Json {
  const paths: Record<string, Json> = {};
  for (const [name, doc] of routeDocs(routes)) {
    const [method = '', path = ''] = name.split(' ');
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[address] ??= {})[method.toLowerCase()] = operation(method, address, doc);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: about },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

// A route consists of several handlers, each of which describes a part.
function routeDocs(routes: readonly RouterRoute[]): Map<string, RouteDoc> {
  const found = new Map<string, RouteDoc>();
  for (const { method, path, handler } of routes) {
    const part = docOf(handler);
    if (!part) continue;
    const name = `${method} ${path}`;
    const doc = found.get(name) ?? {};
    found.set(name, {
      ...doc,
      ...part,
      problems: [
        ...(doc.problems ?? []),
        ...(part.problems ?? []),
        'server-error',
        ...(method === 'GET' ? [] : (['not-stored'] as const)),
      ],
    });
  }
  return found;
}

function operation(method: string, path: string, doc: RouteDoc): Json {
  const { summary, body, bodyRequired = false, query, headers = {}, scope, answers = {} } = doc;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter('path', name ?? '', true, {})),
    ...(query ? queryParameters(query) : []),
    ...Object.entries(headers).map(([name, description]) =>
      parameter('header', name, false, { description }),
    ),
  ];
  return {
    summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: bodyRequired, content: content(schemaOf(body, 'ignore')) } }
      : {}),
    ...(scope === undefined ? {} : { security: [{ bearer: scope === null ? [] : [scope] }] }),
    responses: {
      ...answerResponses(answers),
      ...(method === 'GET'
        ? { 304: { description: 'Not modified: the cached response is still current.' } }
        : {}),
      ...problemResponses(doc.problems ?? []),
    },
  };
}

function parameter(place: string, name: string, required: boolean, { description }: Json): Json {
  return {
    name,
    in: place,
    required,
    schema: { type: 'string' },
    ...(description ? { description } : {}),
  };
}

function queryParameters(query: v.GenericSchema): Json[] {
  const { properties = {} } = schemaOf(query, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    ...(description ? { description } : {}),
    schema,
  }));
}

function answerResponses(answers: Readonly<Record<number, AnswerDoc>>): Json {
  const responses = Object.entries(answers).map(([status, { description, schema, headers }]) => {
    const described = Object.entries(headers ?? {}).map(([name, text]) => [
      name,
      { description: text, schema: { type: 'string' } },
    ]);
    return [
      status,
      {
        description,
        ...(headers ? { headers: Object.fromEntries(described) } : {}),
        ...(schema ? { content: content(schemaOf(schema, 'output')) } : {}),
      },
    ];
  });
  return Object.fromEntries(responses);
}

function problemResponses(codes: readonly ProblemCode[]): Json {
  const responses: Record<string, Json> = {};
  for (const code of new Set(codes)) {
    const [status, text] = problems[code];
    const before = responses[status]?.description;
    responses[status] = {
      description: before ? `${String(before)} ${code}: ${text}` : `${code}: ${text}`,
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    };
  }
  return responses;
}

function content(schema: Json): Json {
  return { 'application/json': { schema } };
}

// Constraints that only code can check are described in the messages of their failures.
function schemaOf(schema: v.GenericSchema, typeMode: 'ignore' | 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
  });
  return rest;
}
