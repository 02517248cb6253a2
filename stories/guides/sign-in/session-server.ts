import { randomString } from '#src/auth/index.ts';

/** Handled request, as listed beside the form. */
export interface ServerCall {
  id: number;
  method: string;
  path: string;
  /** Whether the request carried a token. */
  hasToken: boolean;
  status: number;
}

/** Person with an account. */
export interface Person {
  id: number;
  name: string;
  email: string;
  scope: string[];
}

const people: readonly Person[] = [
  { id: 1, name: 'Noor Haddad', email: 'reader@example.com', scope: ['trips:read'] },
  {
    id: 2,
    name: 'Mia Berg',
    email: 'editor@example.com',
    scope: ['trips:read', 'trips:write'],
  },
];

/** Person that a token belongs to, and when it ends. */
interface Grant {
  person: Person;
  ends: number;
}

const accessLife = 1_800_000;
const refreshLife = 2_592_000_000;

/**
 * Creates an in-memory server with the default endpoints of the sign-in client. Access tokens are valid for
 * 30 minutes, refresh tokens for 30 days and one use. Every password except `wrong` is accepted.
 * @param now Returns the time of the server in milliseconds.
 * @param onCall Called with each request after its response.
 */
export function createSessionServer(
  now: () => number,
  onCall: (call: ServerCall) => void,
): typeof fetch {
  const access = new Map<string, Grant>();
  const refresh = new Map<string, Grant>();
  let calls = 0;

  const grant = (person: Person) => {
    const [token, refreshToken] = [randomString(43), randomString(43)];
    access.set(token, { person, ends: now() + accessLife });
    refresh.set(refreshToken, { person, ends: now() + refreshLife });
    return { token, refresh_token: refreshToken };
  };
  const holderOf = (grants: ReadonlyMap<string, Grant>, token = '') => {
    const { person, ends } = grants.get(token) ?? { ends: 0 };
    return ends > now() ? person : undefined;
  };
  const answer = async (
    request: Request,
    path: string,
  ): Promise<[status: number, body?: unknown]> => {
    const body = (await request.json().catch(() => ({}))) as Record<string, string | undefined>;
    const bearer = request.headers.get('authorization')?.replace(/^Bearer /u, '') ?? '';
    const person = holderOf(access, bearer);
    switch (`${request.method} ${path}`) {
      case 'POST /api/auth/login': {
        const found = people.find(({ email }) => email === body['email']);
        if (!found || body['password'] === 'wrong') return [401];
        return [200, { ...grant(found), user: found }];
      }
      case 'POST /api/auth/refresh': {
        const holder = holderOf(refresh, body['refresh_token']);
        refresh.delete(body['refresh_token'] ?? '');
        return holder ? [200, grant(holder)] : [401];
      }
      case 'POST /api/auth/logout':
        access.delete(bearer);
        refresh.delete(body['refresh_token'] ?? '');
        return [204];
      case 'GET /api/auth/user':
        return person ? [200, { user: person }] : [401];
      case 'GET /api/trips':
        return person ? [200, { trips: ['Lisbon', 'Porto', 'Sintra'] }] : [401];
      case 'DELETE /api/trips/3':
        if (!person) return [401];
        return person.scope.includes('trips:write') ? [204] : [403];
      default:
        return [404];
    }
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const [status, body] = await answer(request, path);
    request.signal.throwIfAborted();
    const hasToken = request.headers.has('authorization');
    calls += 1;
    onCall({ id: calls, method: request.method, path, hasToken, status });
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  };
}
