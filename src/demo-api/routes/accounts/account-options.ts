import type { LoginLimits } from '../login-limits.ts';
import type { AccountLimits } from './quota.ts';

/** Options of the API that concern accounts. */
export interface AccountOptions {
  /** Secret for signing tokens and hashing codes, 32 bytes. */
  key: Uint8Array;
  /** Limits of failed sign-ins. */
  limits?: Partial<LoginLimits>;
  /** Limits of messages, codes and passkeys. */
  accountLimits?: Partial<AccountLimits>;
  /**
   * Origin of the app, such as `https://trips.example.com`, for links in messages and for passkeys. By
   * default, links are paths, and passkeys work on localhost.
   */
  origin?: string;
  /** Origin of the pages that use passkeys. Default: `origin`. */
  passkeyOrigin?: string;
}
