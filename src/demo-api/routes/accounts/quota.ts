import { tooMany } from '../../problem.ts';
import type { AttemptStore } from '../../store/store.ts';
import { currentAttempts } from '../current-attempts.ts';

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

/** Counter of one kind of requests. */
export interface Quota {
  /** @throws ProblemError with the seconds to wait if a limit is reached. */
  check: (counted: Counted) => void;
  /** Counts a request. */
  count: (counted: Counted) => void;
}

/** Creates a counter of requests. Accounts that do not exist are counted like others. */
export function createQuota(
  name: string,
  attempts: AttemptStore,
  limits: QuotaLimits,
  now: () => number,
): Quota {
  const keysOf = ({ account, client }: Counted) =>
    [
      { key: `${name} pair ${client} ${account}`, most: limits.pair },
      { key: `${name} account ${account}`, most: limits.account },
      { key: `${name} client ${client}`, most: limits.client },
    ].filter(({ most }) => most !== Infinity);
  return {
    check: (counted) => {
      const waits = keysOf(counted).flatMap(({ key, most }) => {
        const span = currentAttempts(attempts, key, now(), limits.seconds);
        return span && span.failures >= most ? [span.resetsAt - now()] : [];
      });
      if (waits.length > 0) throw tooMany(Math.max(...waits));
    },
    count: (counted) => {
      for (const { key } of keysOf(counted)) attempts.add(key, now(), now() + limits.seconds);
    },
  };
}
