import { normalizeText } from './fields.ts';
import { tableOf, type Rows } from './tables.ts';
import type { SecondFactor, StoredUser } from './user.ts';

/** Users with an account. Email addresses are case-insensitive. */
export type UserStore = ReturnType<typeof createUsers>;

/** Creates the store of users. */
export function createUsers(rows: Rows) {
  const users = tableOf<StoredUser>(rows, 'users', ({ email }) => normalizeText(email));
  return {
    /** Adds an account. */
    insert: (user: StoredUser): void => void users.insert(user),
    /** Returns the user with an id. */
    get: users.get,
    /** Returns the user with an email address. */
    byEmail: (email: string): StoredUser | null => users.of(normalizeText(email))[0] ?? null,
    /** Returns all users, sorted by email address. */
    list: (): StoredUser[] => users.of().sort((a, b) => (a.email < b.email ? -1 : 1)),
    setPasswordHash: (id: string, passwordHash: string): void =>
      void users.change(id, { passwordHash }),
    setSecondFactor: (id: string, secondFactor: SecondFactor | null): void =>
      void users.change(id, { secondFactor }),
  };
}

/**
 * Session of a user on one device: a family of refresh tokens, of which one is current. Times are in seconds
 * since 1970.
 */
export interface Session {
  id: string;
  userId: string;
  /** Id of the current refresh token. */
  tokenId: string;
  previousTokenId: string | null;
  /** Time of the sign-in. */
  createdAt: number;
  /** Time of issue of the current refresh token. */
  rotatedAt: number;
  /** Expiry of the current refresh token and the session. */
  expiresAt: number;
  userAgent: string;
  address: string;
}

/** Creates the store of sessions. */
export function createSessions(rows: Rows) {
  const sessions = tableOf<Session>(
    rows,
    'sessions',
    ({ userId }) => userId,
    ({ expiresAt }) => expiresAt,
  );
  const list = (userId: string): Session[] =>
    sessions.of(userId).sort((a, b) => b.rotatedAt - a.rotatedAt || (a.id < b.id ? -1 : 1));
  return {
    /** Adds a session after a sign-in. */
    insert: (session: Session): void => void sessions.insert(session),
    /** Returns the session with an id. */
    get: sessions.get,
    /** Replaces the refresh token; returns whether the given one was current. */
    rotate: (
      id: string,
      tokenId: string,
      next: Pick<Session, 'tokenId' | 'rotatedAt' | 'expiresAt'>,
    ): boolean =>
      sessions.get(id)?.tokenId === tokenId &&
      sessions.change(id, { ...next, previousTokenId: tokenId }),
    /** Removes a session; returns whether it existed. */
    remove: sessions.remove,
    /** Removes all sessions of a user, except for `exceptId`. */
    removeAll: (userId: string, exceptId?: string): void => {
      for (const id of sessions.ids(userId)) if (id !== exceptId) sessions.remove(id);
    },
    /** Returns the sessions of a user, newest first. */
    list,
    /** Removes expired sessions, and the oldest ones of a user beyond `most`. */
    tidy: (userId: string, now: number, most: number): void => {
      sessions.expire(now);
      for (const { id } of list(userId).slice(most)) sessions.remove(id);
    },
  };
}

/** Counter of a key, such as failed sign-ins, in the current period. */
export interface Attempts {
  /** Number in the period. */
  failures: number;
  /** End of the period, in seconds since 1970. */
  resetsAt: number;
}

/** Counters for limits. */
export type AttemptStore = ReturnType<typeof createAttempts>;

/** Creates the store of counters. */
export function createAttempts(rows: Rows) {
  const attempts = tableOf<Attempts & { id: string }>(
    rows,
    'attempts',
    undefined,
    ({ resetsAt }) => resetsAt,
  );
  return {
    /** Returns the counter of a key, or null if its period is over. */
    get: (key: string, now: number): Attempts | null => {
      const { failures = 0, resetsAt = now } = attempts.get(key) ?? {};
      return resetsAt > now ? { failures, resetsAt } : null;
    },
    /** Counts an event; the first one sets the end of the period. */
    add: (key: string, now: number, resetsAt: number): void => {
      attempts.expire(now);
      const failures = (attempts.get(key)?.failures ?? 0) + 1;
      if (failures === 1) attempts.insert({ id: key, failures, resetsAt });
      else attempts.change(key, { failures });
    },
    clear: (key: string): void => void attempts.remove(key),
  };
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
  expiresAt: number;
  /** Name that a new passkey gets; empty otherwise. */
  label: string;
}

/** Creates the store of codes, links and challenges. */
export function createProofs(rows: Rows) {
  const proofs = tableOf<Proof>(
    rows,
    'proofs',
    ({ account }) => account,
    ({ expiresAt }) => expiresAt,
  );
  const find = (account: string, purpose?: Purpose) =>
    proofs.of(account).filter((proof) => purpose === undefined || proof.purpose === purpose);
  return {
    insert: (proof: Proof): void => void proofs.insert(proof),
    /** Returns the proof with an id. */
    get: proofs.get,
    /** Returns the newest proof of an account for a purpose. */
    latest: (purpose: Purpose, account: string): Proof | null =>
      find(account, purpose).at(-1) ?? null,
    /** Counts a tried code; returns the number including this one. */
    countGuess: (id: string): number => {
      const guesses = (proofs.get(id)?.guesses ?? -1) + 1;
      proofs.change(id, { guesses });
      return guesses;
    },
    /** Removes a proof; returns whether it existed, so that only one of two requests can use it. */
    remove: proofs.remove,
    /** Removes the proofs of an account, for one purpose or all. */
    removeAll: (account: string, purpose?: Purpose): void => {
      for (const { id } of find(account, purpose)) proofs.remove(id);
    },
    /** Removes expired proofs. */
    tidy: proofs.expire,
  };
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

/** Creates the store of the passkeys of all users. */
export function createPasskeys(rows: Rows) {
  const passkeys = tableOf<Passkey>(rows, 'passkeys', ({ userId }) => userId);
  const isOf = (userId: string, id: string) => passkeys.get(id)?.userId === userId;
  return {
    /** Adds a passkey; returns false if its id exists. */
    insert: passkeys.insert,
    /** Returns the passkey with an id. */
    get: passkeys.get,
    /** Returns the passkeys of a user, oldest first. */
    list: (userId: string): Passkey[] =>
      passkeys.of(userId).sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    /** Records a sign-in; returns false if the counter has changed since it was read. */
    use: (id: string, { before, after }: { before: number; after: number }, now: number): boolean =>
      passkeys.get(id)?.counter === before &&
      passkeys.change(id, { counter: after, lastUsedAt: now }),
    /** Changes the name of a user's passkey; returns whether there is one. */
    rename: (userId: string, id: string, name: string): boolean =>
      isOf(userId, id) && passkeys.change(id, { name }),
    /** Removes a user's passkey; returns whether there was one. */
    remove: (userId: string, id: string): boolean => isOf(userId, id) && passkeys.remove(id),
  };
}
