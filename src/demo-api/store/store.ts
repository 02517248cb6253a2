import type { TripQuery } from './trip-query.ts';
import type { Trip, TripDraft, TripFacets, TripSummary } from './trip.ts';
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
  /** Page of what matches, with the number of all that do. */
  list: (userId: string, query: TripQuery) => { items: TripSummary[]; total: number };
  /** Values that occur. */
  facets: (userId: string) => TripFacets;
  /** Trip, or null where the person has none of that identifier. */
  get: (userId: string, id: string) => Trip | null;
  /** Number of a person's trips. */
  count: (userId: string) => number;
  /** Trip that a request key has made, or null. */
  madeBy: (userId: string, requestKey: string) => Trip | null;
  /** Called when a trip is added; nothing else was made by its request key. */
  create: (userId: string, trip: Trip, requestKey: string | null) => void;
  /** Outcome of a writing anew, which counts the version up. */
  update: (
    userId: string,
    id: string,
    expected: ExpectedVersions,
    draft: TripDraft,
    updatedAt: string,
  ) => ChangeOutcome;
  /** Outcome of a removal, with the trip that was there. */
  remove: (userId: string, id: string, expected: ExpectedVersions) => ChangeOutcome;
}

/** People with an account. An address is found without regard to case. */
export interface UserStore {
  /** Called when an account is made. */
  insert: (user: StoredUser) => void;
  /** Person of an identifier. */
  get: (id: string) => StoredUser | null;
  /** Person of an address. */
  byEmail: (email: string) => StoredUser | null;
  /** Everybody, by address. */
  list: () => StoredUser[];
  /** Called when a password, or how it is kept, changes. */
  setPasswordHash: (id: string, passwordHash: string) => void;
}

/** Sign-in of a person on one device: a family of refresh tokens, of which one is current. Times are seconds since 1970. */
export interface Session {
  /** Identifier. */
  id: string;
  /** Identifier of the person. */
  userId: string;
  /** Identifier of the refresh token that is to be used next. */
  tokenId: string;
  /** Identifier of the one before. */
  previousTokenId: string | null;
  /** When the person signed in. */
  createdAt: number;
  /** When the current refresh token was made. */
  rotatedAt: number;
  /** When the current refresh token ends, and the session with it. */
  expiresAt: number;
  /** Program, as it names itself. */
  userAgent: string;
  /** Network address. */
  address: string;
}

/** Fields of a session that a rotation changes. */
export type Rotation = Pick<Session, 'tokenId' | 'rotatedAt' | 'expiresAt'>;

/** Sessions that are live. */
export interface SessionStore {
  /** Called when a person signs in. */
  insert: (session: Session) => void;
  /** Session of an identifier. */
  get: (id: string) => Session | null;
  /** Whether the given refresh token was current; the next one now is. */
  rotate: (id: string, tokenId: string, next: Rotation) => boolean;
  /** Whether there was such a session; it is gone. */
  remove: (id: string) => boolean;
  /** Called when all sessions of a person end, but for `exceptId`. */
  removeAll: (userId: string, exceptId?: string) => void;
  /** Sessions of a person, the latest first. */
  list: (userId: string) => Session[];
  /** Called when what has expired goes, and the oldest of a person beyond `most`. */
  tidy: (userId: string, now: number, most: number) => void;
}

/** Failed sign-ins of a key in the current span. */
export interface Attempts {
  /** Failures in the span. */
  failures: number;
  /** When counting begins anew, in seconds since 1970. */
  resetsAt: number;
}

/** Counts of failed sign-ins. */
export interface AttemptStore {
  /** Count of a key, or null where its span is over. */
  get: (key: string, now: number) => Attempts | null;
  /** Called when one more fails; the first sets the end of the span. */
  add: (key: string, now: number, resetsAt: number) => void;
  /** Called when a key begins anew. */
  clear: (key: string) => void;
}

/**
 * Where the data is. Every call answers at once and is whole or not at all, so that no other request comes between a look and
 * a change.
 */
export interface Store {
  /** Trips. */
  trips: TripStore;
  /** People. */
  users: UserStore;
  /** Sessions. */
  sessions: SessionStore;
  /** Failed sign-ins. */
  attempts: AttemptStore;
  /** Called when several changes are one: all of them or, if `work` throws, none. */
  transaction: (work: () => void) => void;
  /** Called when nothing more is asked. */
  close: () => void;
}
