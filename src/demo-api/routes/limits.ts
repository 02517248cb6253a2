import { tooMany } from '../problem.ts';
import type { Attempts, AttemptStore } from '../store/account-stores.ts';
import { normalizeText } from '../store/fields.ts';
import { createGate } from './turns.ts';

/** Limits of failed sign-ins within a period: per account and address, per account, and per address. */
export interface LoginLimits {
  /** Failures of one account from one address. */
  pair: number;
  /** Failures of one account from all addresses. */
  account: number;
  /** Failures from one address for all accounts. */
  address: number;
  /** Length of the period in seconds, from the first failure. */
  seconds: number;
}

/** Limits that users who mistype do not reach. */
export const loginLimits: LoginLimits = { pair: 5, account: 30, address: 30, seconds: 900 };

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
 * Creates a function that limits sign-ins. Accounts that do not exist are counted like others. The
 * attempts that run concurrently never exceed the failures that are still allowed; others wait for
 * the results, so concurrent guesses cannot bypass the limits.
 */
export function createLimitLogin(attempts: AttemptStore, limits: LoginLimits, now: () => number) {
  const running = new Map<string, number>();
  let waiting: Array<() => void> = [];
  const gate = createGate(hashesAtOnce, longestQueue);

  const count = (key: string, change: number) => {
    const next = (running.get(key) ?? 0) + change;
    if (next > 0) running.set(key, next);
    else running.delete(key);
  };

  const spanOf = (key: string) => currentAttempts(attempts, key, now(), limits.seconds);

  /** Runs a sign-in that resolves with `null` if it failed. */
  async function limitLogin<Value>(
    account: string,
    address: string,
    work: () => Promise<Value | null>,
  ): Promise<Limited<Value | null>> {
    const name = normalizeText(account);
    const keys = [
      { key: `pair ${address} ${name}`, most: limits.pair },
      { key: `account ${name}`, most: limits.account },
      { key: `address ${address}`, most: limits.address },
    ];

    for (;;) {
      const spans = keys.map(({ key, most }) => ({ key, most, span: spanOf(key) }));
      const full = spans.flatMap(({ most, span }) => (span && span.failures >= most ? span : []));
      if (full.length > 0) {
        return { kind: 'wait', seconds: Math.max(...full.map(({ resetsAt }) => resetsAt - now())) };
      }
      const mayFail = spans.every(
        ({ key, most, span }) => (span?.failures ?? 0) + (running.get(key) ?? 0) < most,
      );
      if (mayFail) break;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }

    for (const { key } of keys) count(key, 1);
    try {
      const outcome = await gate(address, work);
      if (outcome === 'full') return { kind: 'wait', seconds: busySeconds };
      const { value } = outcome;
      if (value === null) {
        for (const { key } of keys) attempts.add(key, now(), now() + limits.seconds);
      } else {
        forgive(account, address);
      }
      return { kind: 'done', value };
    } finally {
      for (const { key } of keys) count(key, -1);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  }

  /**
   * Forgets the failures of an account after a sign-in or a change of the password from an address. Not those of the
   * address: otherwise, the owner of one account could guess other passwords without limit.
   */
  function forgive(account: string, address: string): void {
    const name = normalizeText(account);
    attempts.clear(`pair ${address} ${name}`);
    attempts.clear(`account ${name}`);
  }

  return Object.assign(limitLogin, { forgive });
}

/** Limits of requests within a period: per account and client, per account, and per client. */
export interface QuotaLimits {
  /** Number for one account from one client. */
  pair: number;
  /** Number for one account from all clients. */
  account: number;
  /** Number from one client for all accounts. */
  client: number;
  /** Length of the period in seconds, from the first request. */
  seconds: number;
}

/** Limits of what strangers can request. */
export interface AccountLimits {
  /** Messages with a code or a link, for each purpose. */
  messages: QuotaLimits;
  /** Wrong codes, for each purpose, over all codes. */
  wrongCodes: QuotaLimits;
  /** Challenges for passkeys, which are counted only per client. */
  challenges: QuotaLimits;
}

/**
 * Limits that normal use does not reach: per hour for messages and codes, per 15 minutes for
 * passkeys.
 */
export const accountLimits: AccountLimits = {
  messages: { pair: 5, account: 20, client: 60, seconds: 3600 },
  wrongCodes: { pair: 10, account: 30, client: 100, seconds: 3600 },
  challenges: { pair: Infinity, account: Infinity, client: 300, seconds: 900 },
};

/** Account and client that a request is counted for. */
export interface Counted {
  /** Account, whether or not it exists. */
  account: string;
  /** Network address of the client. */
  client: string;
}

/** Creates a counter of requests. Accounts that do not exist are counted like others. */
export function createQuota(
  name: string,
  attempts: AttemptStore,
  limits: QuotaLimits,
  now: () => number,
) {
  const keysOf = ({ account, client }: Counted) =>
    [
      { key: `${name} pair ${client} ${account}`, most: limits.pair },
      { key: `${name} account ${account}`, most: limits.account },
      { key: `${name} client ${client}`, most: limits.client },
    ].filter(({ most }) => most !== Infinity);
  /** @throws ProblemError with the seconds to wait if a limit is reached. */
  const check = (counted: Counted): void => {
    const waits = keysOf(counted).flatMap(({ key, most }) => {
      const span = currentAttempts(attempts, key, now(), limits.seconds);
      return span && span.failures >= most ? [span.resetsAt - now()] : [];
    });
    if (waits.length > 0) throw tooMany(Math.max(...waits));
  };
  const count = (counted: Counted): void => {
    for (const { key } of keysOf(counted)) attempts.add(key, now(), now() + limits.seconds);
  };
  const take = (counted: Counted): void => {
    check(counted);
    count(counted);
  };
  return { check, count, take };
}

/** Counter of one kind of requests. */
export type Quota = ReturnType<typeof createQuota>;

/**
 * Returns the attempts of a key in its period, or null. If the period ends later than a new one would, the clock was
 * set back, and the period is over.
 * @param seconds Length of a period.
 */
function currentAttempts(
  attempts: AttemptStore,
  key: string,
  now: number,
  seconds: number,
): Attempts | null {
  const found = attempts.get(key, now);
  if (!found || found.resetsAt - now <= seconds) return found;
  attempts.clear(key);
  return null;
}
