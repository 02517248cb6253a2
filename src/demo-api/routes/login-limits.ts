import { foldText } from '../store/fold-text.ts';
import type { AttemptStore } from '../store/store.ts';

/** Failed sign-ins that are allowed in a span of time, for an account at one address, an account, and an address. */
export interface LoginLimits {
  /** Failures of one account from one address. */
  pair: number;
  /** Failures of one account from everywhere. */
  account: number;
  /** Failures from one address for all accounts. */
  address: number;
  /** Length of the span in seconds, from the first failure. */
  seconds: number;
}

/** Limits that a person who mistypes does not reach and a machine that guesses does. */
export const loginLimits: LoginLimits = { pair: 5, account: 30, address: 30, seconds: 900 };

/** Passwords that are hashed at a time. A hash takes a thread for a tenth of a second, and token checks need threads too. */
const hashesAtOnce = 2;

/** Sign-ins that wait for a hash: a few seconds of work. */
const longestQueue = 50;

/** Seconds until a sign-in is tried again that found the queue full. */
const busySeconds = 5;

/** Outcome of a limited sign-in: what the work returned, or the seconds to wait. */
export type Limited<Value> = { kind: 'done'; value: Value } | { kind: 'wait'; seconds: number };

/**
 * Creates a limiter of sign-ins. An account that does not exist is counted like one that does. As many attempts as may still
 * fail run at once, and further ones wait for their outcome, so that sending many guesses together is no way around the limits.
 */
export function createLoginLimiter(attempts: AttemptStore, limits: LoginLimits, now: () => number) {
  const running = new Map<string, number>();
  let waiting: Array<() => void> = [];
  const gate = createGate(hashesAtOnce, longestQueue);

  const count = (key: string, change: number) => {
    const next = (running.get(key) ?? 0) + change;
    if (next > 0) running.set(key, next);
    else running.delete(key);
  };

  /** Failures of a key in its span. */
  const spanOf = (key: string) => {
    const span = attempts.get(key, now());
    // A span that ends later than one that began now is of a clock that was set back.
    if (!span || span.resetsAt - now() <= limits.seconds) return span;
    attempts.clear(key);
    return null;
  };

  /** Runs a sign-in that resolves to `null` if it failed. */
  return async function limited<Value>(
    account: string,
    address: string,
    work: () => Promise<Value | null>,
  ): Promise<Limited<Value | null>> {
    const name = foldText(account);
    const pair = `pair ${address} ${name}`;
    const keys = [
      { key: pair, most: limits.pair },
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
      const outcome = await gate(work);
      if (outcome === 'full') return { kind: 'wait', seconds: busySeconds };
      const { value } = outcome;
      if (value === null) {
        for (const { key } of keys) attempts.add(key, now(), now() + limits.seconds);
      } else {
        // Not the address: the owner of one account could otherwise guess at others without end.
        attempts.clear(pair);
        attempts.clear(`account ${name}`);
      }
      return { kind: 'done', value };
    } finally {
      for (const { key } of keys) count(key, -1);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  };
}

/** Limiter of sign-ins. */
export type Limiter = ReturnType<typeof createLoginLimiter>;

/**
 * Creates a gate that runs a few pieces of work at a time and queues some more.
 * @param atOnce Number of pieces that run at a time.
 * @param longestQueue Number of pieces that may wait.
 * @returns A function that runs its work and resolves to the value, or to `'full'` where the queue has no room.
 */
function createGate(atOnce: number, longestQueue: number) {
  let running = 0;
  const queue: Array<() => void> = [];

  return async function pass<Value>(
    work: () => Promise<Value> | Value,
  ): Promise<{ value: Value } | 'full'> {
    if (running >= atOnce) {
      if (queue.length >= longestQueue) return 'full';
      // The one before hands its place over, so that nothing else takes it in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return { value: await work() };
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
