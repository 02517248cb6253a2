import type { Auth } from '#src/auth/index.ts';
import type { PasskeyError, Passkeys } from '#src/auth/passkey/index.ts';

/** What the page exposes to a test. */
export interface PasskeyPage {
  auth: Auth;
  passkey: Passkeys;
  /** Aborts the operation that a test started with its signal. */
  control: AbortController;
  /** Returns the result of an operation, or the reason or name of its error. */
  outcomeOf: (work: Promise<unknown>) => Promise<unknown>;
}

/** Reason or name of an error. */
export const reasonOf = (error: unknown): string =>
  (error as Partial<PasskeyError>).reason ?? (error as Error).name;

declare global {
  interface Window {
    passkeyPage: PasskeyPage;
  }
}
