import type { ClientResponse, hc } from 'hono/client';
import type { Auth } from '../../auth';
import type { Api, Problem, Trip, User } from '../../demo-api';

/** Client of the API, typed by the API itself. */
export type ApiClient = ReturnType<typeof hc<Api>>['api'];

/** Values of a request. */
interface RequestValues {
  param?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  json?: unknown;
}

/** Options of a request. */
interface RequestOptions {
  headers?: Readonly<Record<string, string>>;
  init?: RequestInit;
}

/**
 * Creates an authenticated client of the API at an origin. It has the types of Hono's client without its code, because
 * the page loads it before the sign-in: properties are segments of the path, and `$get` and others send a request.
 */
export function createApiClient(auth: Auth<User>, origin: string): ApiClient {
  const send = async (
    path: readonly string[],
    method: string,
    { param = {}, query = {}, json }: RequestValues = {},
    { headers, init }: RequestOptions = {},
  ) => {
    const segments = path.map((name) =>
      name.startsWith(':') ? (param[name.slice(1)] ?? '') : name,
    );
    const url = new URL(segments.map(encodeURIComponent).join('/'), origin);
    for (const [name, value = []] of Object.entries(query)) {
      for (const each of [value].flat()) url.searchParams.append(name, each);
    }
    const type = json !== undefined && { 'Content-Type': 'application/json' };
    const body = json !== undefined && { body: JSON.stringify(json) };
    return auth.fetch(url.href, { ...init, method, headers: { ...type, ...headers }, ...body });
  };
  const routeOf = (path: readonly string[]): unknown =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          String(name).startsWith('$')
            ? send.bind(null, path, String(name).slice(1).toUpperCase())
            : routeOf([...path, String(name)]),
      },
    );
  return routeOf(['api']) as ApiClient;
}

/** Unsuccessful response of the API. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly status: number;
  /** Problem in the response; null if it is not from the API. */
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.title ?? `The server responded with status ${status}.`);
    this.status = status;
    this.problem = problem;
  }

  /** Current trip after a conflict, or null. */
  get current(): Trip | null {
    return this.status === 412 ? ((this.problem?.current as Trip | undefined) ?? null) : null;
  }
}

/**
 * Returns the body of a successful response. @throws ApiFailure for other responses, and errors of the
 * request.
 */
export async function bodyOf<Body>(request: Promise<ClientResponse<Body>>): Promise<Body> {
  const answer = await request;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
  return (await answer.json()) as Body;
}

/** Waits for success. @throws ApiFailure for an unsuccessful response. */
export async function succeed(request: Promise<ClientResponse<unknown>>): Promise<void> {
  const answer = await request;
  if (!answer.ok) throw new ApiFailure(answer.status, await problemOf(answer));
}

async function problemOf(answer: ClientResponse<unknown>): Promise<Problem | null> {
  const type = answer.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/problem+json')) return null;
  return (await answer.json().catch(() => null)) as Problem | null;
}

/**
 * Returns a `fetch` that notifies other tabs after a change of trips; `onNews` is called when another tab has
 * made one. The message does not contain the change.
 */
export function trackTrips(onNews: () => void): typeof fetch {
  const channel = new BroadcastChannel('tessera.trips');
  channel.addEventListener('message', onNews);
  return async (input, init) => {
    const answer = await fetch(input, init);
    const isWriting = /^(POST|PUT|PATCH|DELETE)$/.test(init?.method ?? '');
    if (isWriting && answer.ok && new URL(answer.url).pathname.startsWith('/api/trips')) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
      channel.postMessage('written');
    }
    return answer;
  };
}
