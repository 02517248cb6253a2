import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { faultTable, type Meaning } from '../../../support/auth-server/fault-table.ts';
import type { Endpoint, Fault } from '../../../support/auth-server/faults.ts';
import { startAuthServer, type HttpAuthServer } from '../../../support/auth-server/http-server.ts';
import { ada, createRig, TestClock, textsOf, type Rig } from '../../../support/auth-server/rig.ts';

// Every fault of the server, at every endpoint, in every state of the tokens: 270 runs over HTTP.

let server: HttpAuthServer;
let elsewhere: HttpAuthServer;
const clock = new TestClock();
const unhandled: unknown[] = [];
const keep = (reason: unknown) => void unhandled.push(reason);
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const logged: string[] = [];
const count = { runs: 0 };

beforeAll(async () => {
  server = await startAuthServer({ now: clock.now });
  elsewhere = await startAuthServer({ open: true });
  process.on('unhandledRejection', keep);
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parts) => void logged.push(textsOf(parts)));
  }
});

afterEach(() => server.protocol.faults.clear());

afterAll(async () => {
  process.off('unhandledRejection', keep);
  vi.restoreAllMocks();
  await Promise.all([server.close(), elsewhere.close()]);
});

const states = { fresh: 0, 'access expired': 1800, 'both expired': 2_592_000 };
type State = keyof typeof states;

const operations: Record<Endpoint, (rig: Rig) => Promise<unknown>> = {
  login: ({ auth }) => auth.login({ ...ada, username: 'bob' }),
  logout: ({ auth }) => auth.logout(),
  user: ({ auth }) => auth.fetchUser(),
  refresh: ({ auth }) => auth.refresh(),
  api: async ({ auth }) => {
    const response = await auth.fetch(`${server.origin}/api/things`);
    return response.status;
  },
};

interface Outcome {
  failures: Rig['failures'];
  sessionState: string;
  /** Whether a sign-in worked after the fault. */
  recovered: boolean;
  /** Response, or the name of the error. */
  result: unknown;
  error: Error | undefined;
  /** Order of the calls. */
  order: string;
  /** Everything that could leak secrets: errors, events, console, state. */
  texts: string;
  /** Tokens and password that must not leak. */
  secrets: string[];
}

/** Signs Ada in, ages her tokens, plans the fault and performs the action under test. */
async function run(endpoint: Endpoint, state: State, fault: Fault | null): Promise<Outcome> {
  const { protocol } = server;
  protocol.faults.clear();
  const rig = createRig({
    clock,
    protocol,
    origin: server.origin,
    options: { fetch: (input, init) => fetch(input, init) },
  });
  const issuedBefore = protocol.sessions.issued.length;
  await rig.auth.start();
  await rig.auth.login(ada);
  clock.advance(states[state]);
  for (const log of [protocol.requests, elsewhere.protocol.requests, logged]) log.length = 0;
  const to = `${elsewhere.origin}/api/auth/${endpoint}`;
  protocol.faults.every(endpoint, fault?.kind === 'redirect' ? { ...fault, to } : fault);
  let error: Error | undefined;
  const result = await operations[endpoint](rig).catch((reason: Error) => {
    error = reason;
    return reason.name;
  });
  await new Promise(setImmediate);
  count.runs += 1;
  const texts = [
    textsOf(error),
    ...rig.failures.map((failure) => textsOf(failure)),
    textsOf(rig.auth.getSnapshot()),
    ...logged,
    JSON.stringify(elsewhere.protocol.requests),
  ];
  const sessionState = sessionStateOf(rig);
  const order = protocol.order().join(' ');
  // It works again after the fault.
  protocol.faults.clear();
  await rig.auth.login(ada);
  const recovered = await rig.auth.getAccessToken();
  rig.auth.dispose();
  return {
    recovered: recovered !== null,
    failures: rig.failures,
    sessionState,
    result,
    error,
    order,
    texts: texts.join('\n'),
    secrets: [...protocol.sessions.issued.slice(issuedBefore), ada.password],
  };
}

/** State of the session in one word, which the stored tokens must match. */
function sessionStateOf({ auth, keptTokens }: Rig): string {
  const { status, loggedIn, user } = auth.getSnapshot();
  const kept = keptTokens().length;
  if (loggedIn && user && status === 'authenticated' && kept === 2) return `in as ${user['name']}`;
  if (!loggedIn && !user && status === 'anonymous' && kept === 0) return 'out';
  return `torn: ${status}, ${loggedIn}, ${JSON.stringify(user)}, ${kept} tokens`;
}

/** Expected result of a fault: calls, state, responses, reported failures. */
type Expected = readonly [order: string, sessionState: string, result: unknown, reported: number];

const failed = expect.stringMatching(
  /^(AuthRequestError|TokenMissingError|UserFieldMissingError)$/,
);
const gone = 'ExpiredAuthSessionError';

function expectedOf(endpoint: Endpoint, state: State, meaning: Meaning, name: string): Expected {
  if (endpoint === 'login') return ['login', 'in as Ada', failed, 1];
  if (endpoint === 'logout') {
    // Whatever the body of the response, 200 means that the server has signed out, too.
    const agreed = meaning === 'unusable' && name !== 'elsewhere';
    // The refresh token must not live on, so the sign-out is repeated with a new access token. If that token has
    // expired, too, there is nothing left to end.
    if (name === '401' && state === 'both expired') return ['logout refresh', 'out', undefined, 0];
    if (name === '401') return ['logout refresh logout', 'out', undefined, 1];
    return ['logout', 'out', undefined, agreed ? 0 : 1];
  }
  if (state === 'both expired') return ['', 'out', gone, 1];
  if (endpoint === 'refresh') {
    return ['refresh', meaning === 'no' ? 'out' : 'in as Ada', failed, 1];
  }
  const before = state === 'access expired' ? 'refresh ' : '';
  if (endpoint === 'user') {
    if (name === '401') return [`${before}user refresh user`, 'out', failed, 1];
    return [`${before}user`, 'in as Ada', failed, 1];
  }
  const given = /^\d+$/.test(name) ? Number(name) : name.startsWith('drop') ? 'TypeError' : 200;
  if (name === '401') return [`${before}api refresh api`, 'in as Ada', 401, 0];
  return [`${before}api`, 'in as Ada', name === 'elsewhere' ? 404 : given, 0];
}

const endpoints: readonly Endpoint[] = ['login', 'logout', 'user', 'refresh', 'api'];
const rows = endpoints.flatMap((endpoint) =>
  (Object.keys(states) as State[]).flatMap((state) =>
    faultTable.map(([name, meaning, fault]) => ({ endpoint, state, name, meaning, fault })),
  ),
);

describe('A fault of the server', () => {
  test.each(rows)(
    '$name at $endpoint, $state',
    async ({ endpoint, state, name, meaning, fault }) => {
      const outcome = await run(endpoint, state, fault);
      const { order, sessionState, recovered, result, failures, error, texts, secrets } = outcome;
      expect([order, sessionState, result, failures.length]).toEqual(
        expectedOf(endpoint, state, meaning, name),
      );
      expect(recovered).toBe(true);
      for (const secret of secrets) expect(texts).not.toContain(secret);
      if (endpoint === 'refresh' && state !== 'both expired') {
        expect(error).toMatchObject({ phase: 'refresh', retryable: meaning === 'passing' });
      }
    },
  );

  test('causes no unhandled rejection', async () => {
    await new Promise(setImmediate);
    expect(unhandled).toEqual([]);
    expect(count.runs).toBeGreaterThanOrEqual(rows.length);
  });
});
