import type { TripQuery } from './trip-query.ts';
import type { Trip, TripDraft, TripFacets, TripSummary } from './trip.ts';
import type { SecondFactor, StoredUser } from './user.ts';

/** Versions that a change accepts; `null` for any. */
export type ExpectedVersions = readonly number[] | null;

/** Whether a change that expects versions accepts the current trip. */
export function expects(expected: ExpectedVersions, { version }: Trip): boolean {
  return expected === null || expected.includes(version);
}

/** Result of a change: done, not found, or a version conflict, with the current trip. */
export type ChangeOutcome =
  | { kind: 'done'; trip: Trip }
  | { kind: 'missing' }
  | { kind: 'stale'; trip: Trip };

/** Waits until the next slice of a long reading may run. */
export type Turn = () => Promise<void>;

/**
 * Trips of all users; each call is for one user. Readings of all trips of a user run in slices, each after its
 * turn; trips that are removed in the meantime are left out.
 */
export interface TripStore {
  /** Returns a page of the matching trips, with their number. */
  list: (
    userId: string,
    query: TripQuery,
    turn: Turn,
  ) => Promise<{ items: TripSummary[]; total: number }>;
  /** Returns the values for filters, at most {@link mostFacets} of each kind. */
  facets: (userId: string, turn: Turn) => Promise<TripFacets>;
  /** Returns a trip, or null if the user has none with this id. */
  get: (userId: string, id: string) => Trip | null;
  /** Returns the number of a user's trips. */
  count: (userId: string) => number;
  /** Returns the trip that was created with a request key, or null. */
  madeBy: (userId: string, requestKey: string) => Trip | null;
  /** Adds a trip, whose request key must be new. */
  create: (userId: string, trip: Trip, requestKey: string | null) => void;
  /** Replaces a trip and increments its version. */
  update: (
    userId: string,
    id: string,
    expected: ExpectedVersions,
    draft: TripDraft,
    updatedAt: string,
  ) => ChangeOutcome;
  /** Removes a trip at a time in ISO 8601, and keeps it for `restore`; returns the removed trip. */
  remove: (
    userId: string,
    id: string,
    expected: ExpectedVersions,
    removedAt: string,
  ) => ChangeOutcome;
  /** Adds a removed trip again, unchanged except for its request key; null if there is none. */
  restore: (userId: string, id: string) => Trip | null;
  /** Deletes removed trips for good: those until `before`, and the oldest ones of a user beyond `most`. */
  tidyRemoved: (userId: string, before: string, most: number) => void;
}

/** Users with an account. Email addresses are case-insensitive. */
export interface UserStore {
  /** Adds an account. */
  insert: (user: StoredUser) => void;
  /** Returns the user with an id. */
  get: (id: string) => StoredUser | null;
  /** Returns the user with an email address. */
  byEmail: (email: string) => StoredUser | null;
  /** Returns all users, sorted by email address. */
  list: () => StoredUser[];
  /** Changes the password hash. */
  setPasswordHash: (id: string, passwordHash: string) => void;
  /** Changes the second factor. */
  setSecondFactor: (id: string, secondFactor: SecondFactor | null) => void;
}

/**
 * Session of a user on one device: a family of refresh tokens, of which one is current. Times are in seconds
 * since 1970.
 */
export interface Session {
  /** Id. */
  id: string;
  /** Id of the user. */
  userId: string;
  /** Id of the current refresh token. */
  tokenId: string;
  /** Id of the previous refresh token. */
  previousTokenId: string | null;
  /** Time of the sign-in. */
  createdAt: number;
  /** Time of issue of the current refresh token. */
  rotatedAt: number;
  /** Expiry of the current refresh token and the session. */
  expiresAt: number;
  /** `User-Agent` of the browser. */
  userAgent: string;
  /** Network address. */
  address: string;
}

/** Fields of a session that a refresh changes. */
export type Rotation = Pick<Session, 'tokenId' | 'rotatedAt' | 'expiresAt'>;

/** Active sessions. */
export interface SessionStore {
  /** Adds a session after a sign-in. */
  insert: (session: Session) => void;
  /** Returns the session with an id. */
  get: (id: string) => Session | null;
  /** Replaces the refresh token; returns whether the given one was current. */
  rotate: (id: string, tokenId: string, next: Rotation) => boolean;
  /** Removes a session; returns whether it existed. */
  remove: (id: string) => boolean;
  /** Removes all sessions of a user, except for `exceptId`. */
  removeAll: (userId: string, exceptId?: string) => void;
  /** Returns the sessions of a user, newest first. */
  list: (userId: string) => Session[];
  /** Removes expired sessions, and the oldest ones of a user beyond `most`. */
  tidy: (userId: string, now: number, most: number) => void;
}

/** Counter of a key, such as failed sign-ins, in the current period. */
export interface Attempts {
  /** Number in the period. */
  failures: number;
  /** End of the period, in seconds since 1970. */
  resetsAt: number;
}

/** Counters for limits. */
export interface AttemptStore {
  /** Returns the counter of a key, or null if its period is over. */
  get: (key: string, now: number) => Attempts | null;
  /** Counts an event; the first one sets the end of the period. */
  add: (key: string, now: number, resetsAt: number) => void;
  /** Resets a key. */
  clear: (key: string) => void;
}

/**
 * Store of the data. Every call that returns no promise is synchronous and atomic, so that no other request can
 * run between a read and a write.
 */
export interface Store {
  /** Trips. */
  trips: TripStore;
  /** Users. */
  users: UserStore;
  /** Sessions. */
  sessions: SessionStore;
  /** Failed sign-ins, wrong codes and requested messages. */
  attempts: AttemptStore;
  /** Codes, links and challenges that are waiting for an answer. */
  proofs: ProofStore;
  /** Passkeys. */
  passkeys: PasskeyStore;
  /** Runs several changes as a transaction: all are rolled back if `work` throws. */
  transaction: (work: () => void) => void;
  /** Closes the store. */
  close: () => void;
}

/** Whether a store has thrown an error because its file cannot be written, for example because of a full disk. */
export function isNotStored(error: object): boolean {
  // Primary codes of SQLite, whose low byte is the kind: an I/O error and a full disk.
  return 'errcode' in error && [10, 13].includes(Number(error.errcode) & 0xff);
}

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

/** Passkey of a user. Times are in seconds since 1970. */
export interface Passkey {
  /** Id of the credential, in Base64url. */
  id: string;
  /** Id of the user. */
  userId: string;
  /** Public key (COSE), in Base64url. */
  publicKey: string;
  /** Counter of the device at the last sign-in, which a copied passkey repeats; 0 if the device has none. */
  counter: number;
  /** How the browser reaches the device, such as `internal` or `usb`. */
  transports: readonly string[];
  /** Name given by the user; empty without one. */
  name: string;
  /** Whether a password manager copies it to other devices. */
  synced: boolean;
  /** Time of creation. */
  createdAt: number;
  /** Time of the last sign-in, or null. */
  lastUsedAt: number | null;
}

/** Passkeys of all users. */
export interface PasskeyStore {
  /** Adds a passkey; returns false if its id exists. */
  insert: (passkey: Passkey) => boolean;
  /** Returns the passkey with an id. */
  get: (id: string) => Passkey | null;
  /** Returns the passkeys of a user, oldest first. */
  list: (userId: string) => Passkey[];
  /** Records a sign-in; returns false if the counter has changed since it was read. */
  use: (id: string, counter: { before: number; after: number }, now: number) => boolean;
  /** Changes the name of a user's passkey; returns whether there is one. */
  rename: (userId: string, id: string, name: string) => boolean;
  /** Removes a user's passkey; returns whether there was one. */
  remove: (userId: string, id: string) => boolean;
}
