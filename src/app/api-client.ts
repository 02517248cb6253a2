import { hc, type ClientResponse } from 'hono/client';
import type { Auth } from '../auth';
import type { Api, Problem, Trip, User } from '../demo-api';

/** Client of the API, typed by the API itself. */
export type ApiClient = ReturnType<typeof hc<Api>>['api'];

/** Client whose requests carry the session, of the API at an origin. */
export function createApiClient(auth: Auth<User>, origin: string): ApiClient {
  return hc<Api>(origin, { fetch: auth.fetch as typeof fetch }).api;
}

/** Answer of the API that is no success. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  /** Status of the answer. */
  readonly status: number;
  /** What the API says about it; null where something else answered. */
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.title ?? `The server answered ${status}.`);
    this.status = status;
    this.problem = problem;
  }

  /** Trip that a change to an old version met, or null. */
  get current(): Trip | null {
    return this.status === 412 ? ((this.problem?.current as Trip | undefined) ?? null) : null;
  }
}

/** Body of a successful answer. @throws ApiFailure for any other, and whatever the request threw. */
export async function bodyOf<Body>(request: Promise<ClientResponse<Body>>): Promise<Body> {
  const answer = await request;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
  return (await answer.json()) as Body;
}

/** Called when only success matters. @throws ApiFailure where there is none. */
export async function succeed(request: Promise<ClientResponse<unknown>>): Promise<void> {
  const answer = await request;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
}

/** Query that carries what is set, as the API reads it. */
export function queryOf<Query extends Readonly<Record<string, string | string[] | undefined>>>(
  query: Query,
): Query {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set) as Query;
}

async function problemOf(answer: ClientResponse<unknown>): Promise<Problem | null> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/problem+json')) return null;
  return (await answer.json().catch(() => null)) as Problem | null;
}
