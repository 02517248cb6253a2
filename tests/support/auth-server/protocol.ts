import { randomUUID } from 'node:crypto';
import { FaultPlan, type Endpoint, type Fault } from './faults.ts';
import { Sessions, type Issued, type TokenChoices } from './sessions.ts';

/** Request as the server read it. */
export interface ProtocolRequest {
  method: string;
  /** Path with its query. */
  path: string;
  /** Headers by their lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Request in the log. */
export interface Logged extends ProtocolRequest {
  /** Endpoint of the request; `null` if there is none. */
  endpoint: Endpoint | null;
  /** Status of the response; 0 while there is none, and if the connection was dropped. */
  status: number;
}

/** Response before it is sent. */
export interface ProtocolResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** Where the connection breaks: before the response, or in the middle of its body. */
  broken?: 'before' | 'within';
}

/** Options of the test server. */
export interface ProtocolChoices extends TokenChoices {
  /** Paths of the endpoints, where they differ from the specified ones. */
  paths?: Partial<Record<Exclude<Endpoint, 'api'>, string>>;
  /** Response of an endpoint in another shape. */
  shape?: (endpoint: Endpoint, response: Record<string, unknown>) => unknown;
  /** Whether the session lives in an `HttpOnly` cookie, with an echoed CSRF token. */
  cookies?: boolean;
  /** Milliseconds that the server's clock is ahead of `now`. */
  skew?: number;
  /** Whether a sign-out needs a valid access token, rather than that or a refresh token in its body. */
  strictLogout?: boolean;
  /** Clock in milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** Users by username; each has the password `right`. */
export const people = {
  ada: { id: 1, name: 'Ada', scope: ['read', 'write'] },
  bob: { id: 2, name: 'Bob', scope: ['read'] },
} as const;

const standardPaths = {
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  user: '/api/auth/user',
  refresh: '/api/auth/refresh',
};

const methods = { login: 'POST', logout: 'POST', user: 'GET', refresh: 'POST' } as const;

/** Server of the specified calls, without a network: HTTP and the in-process `fetch` wrap it. */
export class AuthProtocol {
  /** Requests so far, oldest first. */
  readonly requests: Logged[] = [];
  readonly faults = new FaultPlan();
  readonly sessions: Sessions;
  /** Milliseconds that the server's clock is ahead. */
  skew: number;
  readonly #choices: ProtocolChoices;
  readonly #cookies = new Map<string, { user: string; csrfToken: string }>();

  constructor(choices: ProtocolChoices = {}) {
    this.#choices = choices;
    this.skew = choices.skew ?? 0;
    this.sessions = new Sessions(choices, () => this.now());
  }

  /** Time of the server in milliseconds. */
  now(): number {
    return (this.#choices.now ?? Date.now)() + this.skew;
  }

  /** Requests to an endpoint. */
  calls(endpoint: Endpoint): Logged[] {
    return this.requests.filter((request) => request.endpoint === endpoint);
  }

  /** Endpoints of the requests, in order. */
  order(): Array<Endpoint | null> {
    return this.requests.map(({ endpoint }) => endpoint);
  }

  /** Responds to one request, with its planned fault. */
  async respond(request: ProtocolRequest): Promise<ProtocolResponse> {
    const endpoint = this.#endpointOf(request);
    const logged: Logged = { ...request, endpoint, status: 0 };
    this.requests.push(logged);
    const fault = endpoint ? this.faults.take(endpoint) : undefined;
    const response = await this.#faulty(request, endpoint, fault);
    response.headers['date'] ??= new Date(this.now()).toUTCString();
    logged.status = response.broken === 'before' ? 0 : response.status;
    return response;
  }

  #endpointOf({ method, path }: ProtocolRequest): Endpoint | null {
    const { pathname } = new URL(path, 'http://127.0.0.1');
    const paths = { ...standardPaths, ...this.#choices.paths };
    const names = Object.keys(methods) as Array<keyof typeof methods>;
    const named = names.find((name) => pathname === paths[name] && method === methods[name]);
    return named ?? (/^\/api\/(?!auth\/)/.test(pathname) ? 'api' : null);
  }

  async #faulty(
    request: ProtocolRequest,
    endpoint: Endpoint | null,
    fault?: Fault,
  ): Promise<ProtocolResponse> {
    const act = () => this.#act(request, endpoint, fault);
    switch (fault?.kind) {
      case 'drop':
        return { ...json(200, {}), broken: 'before' };
      case 'drop after':
        return { ...(await act()), broken: 'before' };
      case 'truncated':
        return { ...(await act()), broken: 'within' };
      case 'garbage':
        return { ...json(200, {}), body: '{"token": <html>' };
      case 'empty':
        return { ...json(200, {}), body: '' };
      case 'null':
        return json(200, null);
      case 'wrong type':
        return { ...json(200, {}), headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' };
      case 'status': {
        const { status, headers, body } = fault;
        return { status, headers: { ...headers }, body: body ?? '{"message":"planned"}' };
      }
      case 'redirect':
        return { status: fault.status, headers: { location: fault.to }, body: '' };
      case 'hold':
        return this.#held(fault, act);
      default:
        return act();
    }
  }

  async #held(
    { when, gate }: Extract<Fault, { kind: 'hold' }>,
    act: () => Promise<ProtocolResponse>,
  ): Promise<ProtocolResponse> {
    const early = when === 'after' ? await act() : undefined;
    gate.arrive();
    await gate.opened;
    return early ?? act();
  }

  async #act(
    request: ProtocolRequest,
    endpoint: Endpoint | null,
    fault?: Fault,
  ): Promise<ProtocolResponse> {
    if (!endpoint) return json(404, { message: 'There is no such endpoint.' });
    if (this.#choices.cookies && request.method !== 'GET' && endpoint !== 'login') {
      const session = this.#cookies.get(cookieOf(request, 'session') ?? '');
      if (!session || request.headers['x-xsrf-token'] !== session.csrfToken) {
        return json(403, { message: 'The request may be forged.' });
      }
    }
    const response = await this.#good(request, endpoint);
    if (response.status !== 200) return response;
    const properties = JSON.parse(response.body) as Record<string, unknown>;
    if (fault?.kind === 'without') delete properties[fault.property];
    const shaped = this.#choices.shape?.(endpoint, properties) ?? properties;
    return { ...response, body: JSON.stringify(shaped) };
  }

  async #good(request: ProtocolRequest, endpoint: Endpoint): Promise<ProtocolResponse> {
    switch (endpoint) {
      case 'login':
        return this.#login(request);
      case 'refresh':
        return this.#refresh(request);
      case 'logout':
        return this.#logout(request);
      default: {
        const user = await this.#userOf(request);
        if (!user) {
          const challenge = { 'www-authenticate': 'Bearer error="invalid_token"' };
          return { ...json(401, { message: 'Sign in first.' }), headers: challenge };
        }
        return endpoint === 'user'
          ? json(200, { user })
          : json(200, { user: user.name, method: request.method, body: request.body });
      }
    }
  }

  async #logout(request: ProtocolRequest): Promise<ProtocolResponse> {
    this.#cookies.delete(cookieOf(request, 'session') ?? '');
    if (this.#choices.cookies) return json(200, {});
    const refreshToken = fieldsOf(request.body)['refresh_token'];
    const isKnown = !this.#choices.strictLogout && typeof refreshToken === 'string';
    if (!isKnown && !(await this.#userOf(request))) return json(401, { message: 'Expired.' });
    this.sessions.close(isKnown ? refreshToken : bearerOf(request));
    return json(200, {});
  }

  async #userOf(
    request: ProtocolRequest,
  ): Promise<(typeof people)[keyof typeof people] | undefined> {
    const name = this.#choices.cookies
      ? this.#cookies.get(cookieOf(request, 'session') ?? '')?.user
      : await this.sessions.userOf(bearerOf(request));
    return people[name as keyof typeof people];
  }

  async #login({ body }: ProtocolRequest): Promise<ProtocolResponse> {
    const { username, password } = fieldsOf(body);
    if (!Object.hasOwn(people, String(username)) || password !== 'right') {
      return json(401, { message: 'The username or the password is wrong.' });
    }
    const name = username as keyof typeof people;
    if (!this.#choices.cookies) {
      return json(200, { ...published(await this.sessions.open(name)), user: people[name] });
    }
    const id = randomUUID();
    const csrfToken = randomUUID();
    this.#cookies.set(id, { user: name, csrfToken });
    const response = json(200, { user: people[name] });
    response.headers['set-cookie'] = [
      `session=${id}; Path=/; HttpOnly; SameSite=Lax`,
      `XSRF-TOKEN=${csrfToken}; Path=/; SameSite=Lax`,
    ];
    return response;
  }

  async #refresh({ body }: ProtocolRequest): Promise<ProtocolResponse> {
    const issued = await this.sessions.rotate(String(fieldsOf(body)['refresh_token']));
    return typeof issued === 'string'
      ? json(401, { error: 'invalid_grant', message: issued })
      : json(200, published(issued));
  }
}

function published({ token, refreshToken }: Issued): Record<string, string> {
  return { token, refresh_token: refreshToken };
}

function json(status: number, value: unknown): ProtocolResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(value) };
}

function bearerOf({ headers }: ProtocolRequest): string {
  return /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';
}

function cookieOf({ headers }: ProtocolRequest, name: string): string | undefined {
  const pairs = (headers['cookie'] ?? '').split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}
