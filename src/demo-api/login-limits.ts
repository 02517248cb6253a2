import { foldText } from './fold-text.ts';
import type { AttemptStore } from './store.ts';

/** Failed sign-ins that are let pass in a span of time, for an account at one address, an account, and an address. */
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

/** Limits that a person who mistypes does not meet and a machine that guesses does. */
export const loginLimits: LoginLimits = { pair: 5, account: 30, address: 30, seconds: 900 };

/** Answer of a limited sign-in: what the work answered, or the seconds to wait. */
export type Limited<Value> = { kind: 'done'; value: Value } | { kind: 'wait'; seconds: number };

/**
 * Limiter of sign-ins. An account that does not exist is counted like one that does. As many attempts as may still fail are
 * made at once and further ones wait for their outcome, so that many guesses sent together are no way around.
 */
export function createLoginLimiter(attempts: AttemptStore, limits: LoginLimits, now: () => number) {
  const running = new Map<string, number>();
  const waiting = new Map<string, Array<() => void>>();

  const release = (key: string) => {
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const queue = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const go of queue) go();
  };

  /** Runs a sign-in that answers `null` if it failed. */
  return async function limited<Value>(
    account: string,
    address: string,
    work: () => Promise<Value | null>,
  ): Promise<Limited<Value | null>> {
    const name = foldText(account);
    const pair = `pair ${address} ${name}`;
    const keys = [
      [pair, limits.pair],
      [`account ${name}`, limits.account],
      [`address ${address}`, limits.address],
    ] as const;

    for (;;) {
      const spans = keys.map(([key, most]) => ({ most, span: attempts.get(key, now()) }));
      const full = spans.flatMap(({ most, span }) => (span && span.failures >= most ? span : []));
      if (full.length > 0) {
        return { kind: 'wait', seconds: Math.max(...full.map(({ resetsAt }) => resetsAt - now())) };
      }
      const failures = spans[0]?.span?.failures ?? 0;
      if (failures + (running.get(pair) ?? 0) < limits.pair) break;
      await new Promise<void>((go) => waiting.set(pair, [...(waiting.get(pair) ?? []), go]));
    }

    running.set(pair, (running.get(pair) ?? 0) + 1);
    try {
      const value = await work();
      if (value === null) {
        for (const [key] of keys) attempts.add(key, now(), now() + limits.seconds);
      } else {
        // Not the address: whoever has one account could otherwise guess at others for ever.
        attempts.clear(pair);
        attempts.clear(`account ${name}`);
      }
      return { kind: 'done', value };
    } finally {
      release(pair);
    }
  };
}

/** Limiter of sign-ins. */
export type Limiter = ReturnType<typeof createLoginLimiter>;
