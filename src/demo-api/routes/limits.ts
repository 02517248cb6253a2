import { tooMany } from '../problem.ts';
import type { AttemptStore } from '../store/account-stores.ts';
import { normalizeText } from '../store/fields.ts';
import { createGate } from './turns.ts';

/** Limits within a period: per account and client, per account, and per client. */
export interface Limit {
  /** Number for one account from one client. */
  pair: number;
  /** Number for one account from all clients. */
  account: number;
  /** Number from one client for all accounts. */
  client: number;
  /** Length of the period in seconds, from the first event. */
  seconds: number;
}

/** Limits of what strangers can do, which normal use does not reach. */
export const defaultLimits = {
  /** Failed sign-ins. */
  logins: { pair: 5, account: 30, client: 30, seconds: 900 } as Limit,
  /** Messages with a code or a link, for each purpose. */
  messages: { pair: 5, account: 20, client: 60, seconds: 3600 } as Limit,
  /** Wrong codes, for each purpose, over all codes. */
  wrongCodes: { pair: 10, account: 30, client: 100, seconds: 3600 } as Limit,
  /** Challenges for passkeys, which are counted only per client. */
  challenges: { pair: Infinity, account: Infinity, client: 300, seconds: 900 } as Limit,
};

/** Limits by what is counted. */
export type Limits = typeof defaultLimits;

/** Account and client that an event is counted for. */
export interface Counted {
  /** Account, whether or not it exists: both are counted. */
  account: string;
  /** Network address of the client. */
  client: string;
}

/** Creates a counter of events. */
export function createQuota(name: string, attempts: AttemptStore, limit: Limit, now: () => number) {
  const keysOf = ({ account, client }: Counted) =>
    [
      { key: `${name} pair ${client} ${account}`, most: limit.pair },
      { key: `${name} account ${account}`, most: limit.account },
      { key: `${name} client ${client}`, most: limit.client },
    ].filter(({ most }) => most !== Infinity);
  /** Returns what is counted, with the failures in the period and the seconds until its end. */
  const spansOf = (counted: Counted) =>
    keysOf(counted).map(({ key, most }) => {
      const found = attempts.get(key, now());
      const seconds = found ? found.resetsAt - now() : 0;
      // If the period ends later than a new one would, the clock was set back, and the period is over.
      if (seconds > limit.seconds) attempts.clear(key);
      const isOver = !found || seconds > limit.seconds;
      return { key, most, failures: isOver ? 0 : found.failures, seconds };
    });
  /** Returns the seconds to wait, 0 if no limit is reached. */
  const waitOf = (counted: Counted): number => {
    const full = spansOf(counted).filter(({ failures, most }) => failures >= most);
    return Math.max(0, ...full.map(({ seconds }) => seconds));
  };
  /** @throws ProblemError with the seconds to wait if a limit is reached. */
  const check = (counted: Counted): void => {
    const seconds = waitOf(counted);
    if (seconds > 0) throw tooMany(seconds);
  };
  const count = (counted: Counted): void => {
    for (const { key } of keysOf(counted)) attempts.add(key, now(), now() + limit.seconds);
  };
  const take = (counted: Counted): void => {
    check(counted);
    count(counted);
  };
  /** Forgets an account, but not what its client did: the owner of one could otherwise guess at others without limit. */
  const forgive = ({ account, client }: Counted): void => {
    attempts.clear(`${name} pair ${client} ${account}`);
    attempts.clear(`${name} account ${account}`);
  };
  return { keysOf, spansOf, waitOf, check, count, take, forgive };
}

/** Counter of one kind of events. */
export type Quota = ReturnType<typeof createQuota>;

/**
 * Number of passwords that are hashed concurrently. A hash occupies a thread for a tenth of a second, and
 * token checks need threads, too.
 */
const hashesAtOnce = 2;

/** Number of sign-ins that may wait for a hash: a few seconds of work. */
const longestQueue = 90;

/** Seconds until the next attempt if the queue is full. */
const busySeconds = 5;

/** Result of a limited sign-in: the value, or the seconds to wait. */
export type Limited<Value> = { kind: 'done'; value: Value } | { kind: 'wait'; seconds: number };

/**
 * Creates a function that limits sign-ins. The attempts that run concurrently never exceed the failures that are still
 * allowed; others wait for the results, so concurrent guesses cannot bypass the limits.
 */
export function createLimitLogin(attempts: AttemptStore, limit: Limit, now: () => number) {
  const quota = createQuota('login', attempts, limit, now);
  const running = new Map<string, number>();
  let waiting: Array<() => void> = [];
  const gate = createGate(hashesAtOnce, longestQueue);
  const countedOf = (account: string, client: string) => ({
    account: normalizeText(account),
    client,
  });
  const run = (counted: Counted, change: number) => {
    for (const { key } of quota.keysOf(counted)) {
      const next = (running.get(key) ?? 0) + change;
      if (next > 0) running.set(key, next);
      else running.delete(key);
    }
  };

  /** Runs a sign-in that resolves with `null` if it failed. */
  async function limitLogin<Value>(
    account: string,
    address: string,
    work: () => Promise<Value | null>,
  ): Promise<Limited<Value | null>> {
    const counted = countedOf(account, address);
    for (;;) {
      const seconds = quota.waitOf(counted);
      if (seconds > 0) return { kind: 'wait', seconds };
      const mayFail = quota
        .spansOf(counted)
        .every(({ key, most, failures }) => failures + (running.get(key) ?? 0) < most);
      if (mayFail) break;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    run(counted, 1);
    try {
      const outcome = await gate(address, work);
      if (outcome === 'full') return { kind: 'wait', seconds: busySeconds };
      const { value } = outcome;
      if (value === null) quota.count(counted);
      else quota.forgive(counted);
      return { kind: 'done', value };
    } finally {
      run(counted, -1);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  }

  /** Forgets the failures of an account after a change of the password from an address. */
  const forgive = (account: string, address: string): void =>
    quota.forgive(countedOf(account, address));
  return Object.assign(limitLogin, { forgive });
}
