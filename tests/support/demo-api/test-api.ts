import { createApi } from '#src/demo-api/create-api.ts';
import { seed, seededRandom } from '#src/demo-api/seed/seed.ts';
import type { ApiOptions } from '#src/demo-api/services.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { hashPassword, type Random } from '#src/demo-api/store/user.ts';

/** Password of the accounts in tests. */
export const password = 'correct horse';

/** Time at which tests start. */
export const startOfTest = Date.parse('2026-04-15T09:30:00Z');

/** Few hash rounds, so that the tests are fast. */
export const fewRounds = 2;

/** Request of a test. */
export interface Sent {
  body?: unknown;
  /** Body that is sent unchanged. */
  raw?: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Response as tests see it. */
export interface Got {
  status: number;
  headers: Headers;
  text: string;
  // Tests read members of any answer.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Client of an API. */
export type Call = (method: string, path: string, sent?: Sent) => Promise<Got>;

/** Source of randomness that returns the same bytes for the same seed. */
export function fixedRandom(start: number): Random {
  const next = seededRandom(start);
  return (size) => Uint8Array.from({ length: size }, () => Math.floor(next() * 256));
}

let seededHash: Promise<string> | undefined;

// Created once for all APIs of a file.
function hashForTests(): Promise<string> {
  return (seededHash ??= hashPassword(password, fixedRandom(7), fewRounds));
}

/** API with its own store, clock and randomness, and a client. */
export async function openTestApi(
  options: Partial<ApiOptions> & { store?: Store } = {},
): Promise<TestApi> {
  const time = { now: startOfTest };
  const { store = memoryStore(), ...rest } = options;
  if (store.users.list().length === 0) seed(store, await hashForTests());
  const app = createApi({
    key: new Uint8Array(32).fill(7),
    clock: () => time.now,
    random: fixedRandom(1),
    rounds: fewRounds,
    onError: (error) => {
      throw error;
    },
    ...rest,
    store,
  });
  const call = callerOf((path, init) => app.request(path, init));
  return { app, store, call, wait: (seconds) => (time.now += seconds * 1000) };
}

/** API under test. */
export interface TestApi {
  app: ReturnType<typeof createApi>;
  store: Store;
  call: Call;
  /** Advances the time. */
  wait: (seconds: number) => void;
}

/** Client over any kind of fetch. */
export function callerOf(
  ask: (path: string, init: RequestInit) => Response | Promise<Response>,
): Call {
  return async (method, path, { body, raw, token, headers = {} } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await ask(path, {
      method,
      body: sent,
      headers: {
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    });
    const text = await response.text();
    const read = text === '' ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, text, body: read };
  };
}

/** Tokens of a user who has signed in. */
export async function signIn(
  call: Call,
  email = 'demo@example.com',
): Promise<{ token: string; refresh: string }> {
  const { status, body } = await call('POST', '/api/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return { token: body.token, refresh: body.refresh_token };
}

/** Trip with a value in every field. */
export const fullTrip = {
  title: 'Night train to Graz',
  country: 'AT',
  dates: { from: '2026-05-01', to: '2026-05-04' },
  departure: '2026-04-30T20:10+02:00[Europe/Berlin]',
  arrival: '2026-05-01T07:55+02:00[Europe/Vienna]',
  rating: 4.5,
  tags: ['train', 'Wandern'],
  color: 'oklch(0.7 0.1 200 / 50%)',
  notes: '<p onclick="x()">raw</p>\n',
  link: 'https://example.com/a?b=c#d',
};
