import { createApi } from '#src/demo-api/create-api.ts';
import type { Message } from '#src/demo-api/index.ts';
import { defaultLimits } from '#src/demo-api/routes/limits.ts';
import type { ApiOptions } from '#src/demo-api/services.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { hashPassword } from '#src/demo-api/store/user.ts';
import {
  authContract,
  type ContractCase,
  type ContractMessage,
  type ContractOptions,
} from '#src/testing/index.ts';
import { fewRounds } from '../demo-api/test-api.ts';

/** Request as a broken back end sees it. */
export interface Seen {
  path: string;
  headers: Headers;
  /** JSON of the body, whose changes are passed on. */
  body: Record<string, unknown>;
  /** Data of the back end. */
  store: Store;
  /** Messages, latest first. */
  sent: readonly Message[];
  /** Passwords of the accounts, by address. */
  passwords: ReadonlyMap<string, string>;
}

/** How a back end is broken. */
export interface Breakage {
  /** Options of the API. */
  options?: Partial<ApiOptions>;
  /** Changes the store. */
  store?: (store: Store) => Store;
  /** Changes requests and responses. */
  proxy?: (seen: Seen, next: () => Promise<Response>) => Promise<Response> | Response;
  /** Changes a message. */
  message?: (message: Message) => ContractMessage;
}

/** Broken back ends of each case, with what the case says about them. */
export type BrokenBackEnds = Readonly<
  Record<string, ReadonlyArray<readonly [breakage: () => Breakage, message: RegExp]>>
>;

const origin = 'http://localhost';
const many = 10_000;

/** Returns the contract with the demonstration API, as it is or broken. */
export function demoContract(
  { options, store: change = (store) => store, proxy, message = (sent) => sent }: Breakage = {},
  contract: Partial<ContractOptions> = {},
): ContractCase[] {
  const store = change(memoryStore());
  const sent: Message[] = [];
  const passwords = new Map<string, string>();
  const api = createApi({
    store,
    key: new Uint8Array(32).fill(7),
    rounds: fewRounds,
    // The cases share one client.
    limits: {
      logins: { ...defaultLimits.logins, client: many },
      messages: { ...defaultLimits.messages, client: many },
      wrongCodes: { ...defaultLimits.wrongCodes, client: many },
    },
    onMessage: (one) => sent.unshift(one),
    ...options,
  });

  const answer = async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (!proxy || request.method === 'GET') {
      const seen = { path, headers: request.headers, body: {}, store, sent, passwords };
      return proxy ? proxy(seen, async () => api.fetch(request)) : api.fetch(request);
    }
    const body = (await request.json()) as Record<string, unknown>;
    const { headers, method } = request;
    const seen = { path, headers, body, store, sent, passwords };
    const next = async () => {
      return api.fetch(new Request(request.url, { method, headers, body: JSON.stringify(body) }));
    };
    return proxy(seen, next);
  };

  let count = 0;
  return authContract({
    baseUrl: origin,
    request: answer,
    createUser: async ({ secondFactor }) => {
      count += 1;
      const account = { email: `user-${count}@example.com`, password: `password ${count}` };
      passwords.set(account.email, account.password);
      const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
      store.users.insert({
        id: `contract-${count}`,
        name: `User ${count}`,
        email: account.email,
        role: 'editor',
        passwordHash: await hashPassword(account.password, random, fewRounds),
        secondFactor: secondFactor ? 'email' : null,
      });
      return account;
    },
    mailbox: async (email) => sent.filter(({ to }) => to === email).map(message),
    ...contract,
  });
}
