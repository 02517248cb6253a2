import type { QuotaLimits } from './quota.ts';

/** Limits of what strangers can request. */
export interface AccountLimits {
  /** Messages with a code or a link, for each purpose. */
  messages: QuotaLimits;
  /** Wrong codes, for each purpose, over all codes. */
  wrongCodes: QuotaLimits;
  /** Challenges for passkeys, which only the client is counted for. */
  challenges: QuotaLimits;
}

/** Limits that users do not reach: an hour for messages and codes, a quarter of one for passkeys. */
export const accountLimits: AccountLimits = {
  messages: { pair: 5, account: 20, client: 60, seconds: 3600 },
  wrongCodes: { pair: 10, account: 30, client: 100, seconds: 3600 },
  challenges: { pair: Infinity, account: Infinity, client: 300, seconds: 900 },
};
