import {
  createAuth,
  refreshStrategy,
  type Auth,
  type AuthFailure,
  type AuthOptions,
  type PromptStore,
  type RefreshStrategyOptions,
} from '../../../src/auth/index.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { AuthProtocol, type ProtocolChoices } from './protocol.ts';

/** Valid credentials. */
export const ada = { username: 'ada', password: 'right' };
export const bob = { username: 'bob', password: 'right' };

/** Clock that only the test advances, in milliseconds. */
export class TestClock {
  time: number;

  constructor(time = Date.UTC(2026, 3, 8, 20)) {
    this.time = time;
  }

  readonly now = (): number => this.time;

  /** Advances the time by that many seconds. */
  advance(seconds: number): void {
    this.time += seconds * 1000;
  }
}

/** Store in memory that the test can inspect. */
export interface OpenStore extends PromptStore {
  /** Stored values, by key. */
  readonly kept: Map<string, string>;
}

/** Store in memory that the test can inspect. */
export function openStore(): OpenStore {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** Sign-in helper with a test server and a log of everything that it does. */
export interface Rig {
  auth: Auth;
  protocol: AuthProtocol;
  clock: TestClock;
  store: OpenStore;
  /** Detail of the error event. */
  failures: AuthFailure[];
  /** Visited URLs. */
  moves: string[];
  /** Tokens in the store that the server has issued. */
  keptTokens: () => string[];
}

/** Options of a rig. */
export interface RigChoices {
  clock?: TestClock;
  /** Server; by default a new one without a network. */
  protocol?: AuthProtocol;
  server?: ProtocolChoices;
  /** Origin of the server. Default `https://app.example.com`, where the page is. */
  origin?: string;
  /** Options of `refreshStrategy`, which is called `local`. */
  strategy?: RefreshStrategyOptions;
  options?: Partial<AuthOptions>;
  store?: OpenStore;
  /** Address of the page. */
  page?: string;
}

/** Helper with one refresh strategy, without tabs and without retries unless the options add them. */
export function createRig(choices: RigChoices = {}): Rig {
  const { clock = new TestClock(), store = openStore(), options } = choices;
  const origin = choices.origin ?? 'https://app.example.com';
  const protocol = choices.protocol ?? new AuthProtocol({ now: clock.now, ...choices.server });
  const failures: AuthFailure[] = [];
  const moves: string[] = [];
  const auth = createAuth({
    strategies: { local: refreshStrategy(choices.strategy) },
    store,
    baseUrl: origin,
    fetch: inProcessFetch(protocol, origin),
    now: clock.now,
    random: () => 0.5,
    retry: { attempts: 0 },
    warnAhead: false,
    locks: false,
    channel: false,
    location: () => choices.page ?? 'https://app.example.com/deep?x=1#y',
    navigate: (to) => void moves.push(to),
    ...options,
  });
  auth.on('error', (failure) => void failures.push(failure));
  const keptTokens = () =>
    protocol.sessions.issued.filter((token) =>
      [...store.kept.values()].some((value) => value.includes(token)),
    );
  return { auth, protocol, clock, store, failures, moves, keptTokens };
}

/** Rig that is signed in as Ada. */
export async function signedIn(choices: RigChoices = {}): Promise<Rig> {
  const rig = createRig(choices);
  await rig.auth.start();
  await rig.auth.login(ada);
  return rig;
}

/** Waits until the responses that a server without a network has sent are handled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

/** Error of a promise that must reject. */
export async function errorOf(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('The promise resolved instead of rejecting.');
}

/** Every string in an error: its message, its causes, its properties and its JSON. */
export function textsOf(error: unknown): string {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return void texts.push(String(value));
    if (seen.has(value)) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) walk(Reflect.get(value, key));
  };
  walk(error);
  return `${texts.join('\n')}\n${JSON.stringify(error)}`;
}
