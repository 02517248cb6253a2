import type { TripDraft } from './trip-draft.ts';
import type { TripQuery } from './trip-query.ts';
import type { Trip, TripFacets, TripSummary } from './trip.ts';
import type { StoredUser } from './user.ts';

/** Versions that a change expects to find; `null` takes any. */
export type ExpectedVersions = readonly number[] | null;

/** What became of a change: done, nothing there, or a version that was not expected, with the current trip. */
export type ChangeOutcome =
  | { kind: 'done'; trip: Trip }
  | { kind: 'missing' }
  | { kind: 'stale'; trip: Trip };

/** Trips of all people; each call names whose. */
export interface TripStore {
  list: (userId: string, query: TripQuery) => { items: TripSummary[]; total: number };
  facets: (userId: string) => TripFacets;
  get: (userId: string, id: string) => Trip | null;
  count: (userId: string) => number;
  /** Adds a trip. One that the same request key has made is answered instead. */
  create: (userId: string, trip: Trip, requestKey: string | null) => Trip;
  /** Replaces what a person wrote and counts the version up. */
  update: (
    userId: string,
    id: string,
    expected: ExpectedVersions,
    draft: TripDraft,
    updatedAt: string,
  ) => ChangeOutcome;
  remove: (userId: string, id: string, expected: ExpectedVersions) => ChangeOutcome;
}

/** People with an account. An address is found without regard to case. */
export interface UserStore {
  insert: (user: StoredUser) => void;
  get: (id: string) => StoredUser | null;
  byEmail: (email: string) => StoredUser | null;
  /** Everybody, by address. */
  list: () => StoredUser[];
  setPasswordHash: (id: string, passwordHash: string) => void;
}

/** Sign-in of a person on one device: a family of refresh tokens, of which one is current. Times are seconds since 1970. */
export interface Session {
  id: string;
  userId: string;
  /** Identifier of the refresh token that is to be used next. */
  tokenId: string;
  /** Identifier of the one before. */
  previousTokenId: string | null;
  createdAt: number;
  /** When the current refresh token was made. */
  rotatedAt: number;
  expiresAt: number;
  userAgent: string;
  address: string;
}

/** Fields of a session that a rotation changes. */
export type Rotation = Pick<Session, 'tokenId' | 'rotatedAt' | 'expiresAt'>;

/** Sessions that are live. */
export interface SessionStore {
  insert: (session: Session) => void;
  get: (id: string) => Session | null;
  /** Makes the next refresh token current if the given one still is; answers whether it was. */
  rotate: (id: string, tokenId: string, next: Rotation) => boolean;
  remove: (id: string) => boolean;
  /** Removes the sessions of a person, all but `exceptId`. */
  removeAll: (userId: string, exceptId?: string) => void;
  /** Sessions of a person, the latest first. */
  list: (userId: string) => Session[];
  /** Removes what has expired, and the oldest of a person beyond `most`. */
  tidy: (userId: string, now: number, most: number) => void;
}

/** Failed sign-ins of a key in the current span. */
export interface Attempts {
  failures: number;
  /** When counting begins anew, in seconds since 1970. */
  resetsAt: number;
}

/** Counts of failed sign-ins. */
export interface AttemptStore {
  get: (key: string, now: number) => Attempts | null;
  /** Counts one more failure; the first sets the end of the span. */
  add: (key: string, now: number, resetsAt: number) => void;
  clear: (key: string) => void;
}

/**
 * Where the data is. Every call answers at once and is whole or not at all, so that no other request comes between a look and
 * a change.
 */
export interface Store {
  trips: TripStore;
  users: UserStore;
  sessions: SessionStore;
  attempts: AttemptStore;
  /** Runs several changes as one: all of them or, if `work` throws, none. */
  transaction: (work: () => void) => void;
  close: () => void;
}
