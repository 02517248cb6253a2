/** What a code, a link or a challenge can be used for, and nothing else. */
export type Purpose =
  | 'sign-up'
  | 'sign-in-code'
  | 'sign-in-link'
  | 'reset'
  | 'new-password'
  | 'passkey-register'
  | 'passkey-sign-in';

/**
 * Code, link or challenge that waits for its answer. Codes and tokens are stored as hashes. Times are in
 * seconds since 1970.
 */
export interface Proof {
  /** Hash of the token in the link, or of the challenge. */
  id: string;
  /** What it can be used for. */
  purpose: Purpose;
  /** Account: the normalized email address, or the id of the user; empty before the account is known. */
  account: string;
  /** Hash of the code; null without one, or if no code is right because the account does not exist. */
  codeHash: string | null;
  /** Number of codes that were tried. */
  guesses: number;
  /** Time of creation. */
  createdAt: number;
  /** Expiry. */
  expiresAt: number;
  /** Name that a new passkey gets; empty otherwise. */
  label: string;
}

/** Codes, links and challenges. */
export interface ProofStore {
  /** Adds a proof. */
  insert: (proof: Proof) => void;
  /** Returns the proof with an id. */
  get: (id: string) => Proof | null;
  /** Returns the newest proof of an account for a purpose. */
  latest: (purpose: Purpose, account: string) => Proof | null;
  /** Counts a tried code; returns the number including this one. */
  countGuess: (id: string) => number;
  /** Removes a proof; returns whether it existed, so that only one of two requests can use it. */
  remove: (id: string) => boolean;
  /** Removes the proofs of an account, for one purpose or all. */
  removeAll: (account: string, purpose?: Purpose) => void;
  /** Removes expired proofs. */
  tidy: (now: number) => void;
}

/** Seconds by which the clock may be set back without invalidating proofs. */
const clockStep = 60;

/**
 * Whether a proof can be used now. One that was created in the future cannot: the clock was set back, so it would be
 * valid for too long.
 */
export function isCurrent({ createdAt, expiresAt }: Proof, now: number): boolean {
  return createdAt - clockStep <= now && now < expiresAt;
}
