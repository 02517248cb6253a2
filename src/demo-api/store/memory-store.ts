import { normalizeText } from './fields.ts';
import { memoryTrips } from './memory-trips.ts';
import type {
  Attempts,
  AttemptStore,
  Passkey,
  PasskeyStore,
  Proof,
  ProofStore,
  Session,
  SessionStore,
  Store,
  UserStore,
} from './store.ts';
import type { StoredUser } from './user.ts';

/** Creates an in-memory store, for stories and static hosting: browsers have no SQLite. */
export function memoryStore(): Store {
  return {
    trips: memoryTrips(),
    users: memoryUsers(),
    sessions: memorySessions(),
    attempts: memoryAttempts(),
    proofs: memoryProofs(),
    passkeys: memoryPasskeys(),
    // Changes cannot fail partially: memory is lost completely.
    transaction: (work) => work(),
    close: () => {},
  };
}

/** Creates a table. Rows are copied in and out, because they change only through the store. */
function tableOf<Row extends { id: string }>() {
  const rows = new Map<string, Row>();
  return {
    insert: (row: Row) => void rows.set(row.id, { ...row }),
    get: (id: string): Row | null => {
      const row = rows.get(id);
      return row ? { ...row } : null;
    },
    /** Returns matching rows, oldest first. */
    where: (matches: (row: Row) => boolean): Row[] =>
      [...rows.values()].filter(matches).map((row) => ({ ...row })),
    /** Changes a row; returns whether it exists. */
    change: (id: string, changes: Partial<Row>): boolean => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, ...changes });
      return row !== undefined;
    },
    remove: (id: string): boolean => rows.delete(id),
    removeWhere: (matches: (row: Row) => boolean): void => {
      for (const row of rows.values()) if (matches(row)) rows.delete(row.id);
    },
  };
}

function memoryUsers(): UserStore {
  const { insert, get, where, change } = tableOf<StoredUser>();
  return {
    insert,
    get,
    byEmail: (email) => {
      const key = normalizeText(email);
      return where((user) => normalizeText(user.email) === key)[0] ?? null;
    },
    list: () => where(() => true).sort((a, b) => (a.email < b.email ? -1 : 1)),
    setPasswordHash: (id, passwordHash) => void change(id, { passwordHash }),
    setSecondFactor: (id, secondFactor) => void change(id, { secondFactor }),
  };
}

function memorySessions(): SessionStore {
  const { insert, get, where, change, remove, removeWhere } = tableOf<Session>();
  const list = (userId: string) =>
    where((session) => session.userId === userId).sort(
      (a, b) => b.rotatedAt - a.rotatedAt || (a.id < b.id ? -1 : 1),
    );
  return {
    insert,
    get,
    rotate: (id, tokenId, next) =>
      get(id)?.tokenId === tokenId && change(id, { ...next, previousTokenId: tokenId }),
    remove,
    removeAll: (userId, exceptId) =>
      removeWhere((session) => session.userId === userId && session.id !== exceptId),
    list,
    tidy: (userId, now, most) => {
      removeWhere(({ expiresAt }) => expiresAt <= now);
      for (const { id } of list(userId).slice(most)) remove(id);
    },
  };
}

function memoryAttempts(): AttemptStore {
  const attempts = new Map<string, Attempts>();
  return {
    get: (key, now) => {
      const found = attempts.get(key);
      return found && found.resetsAt > now ? { ...found } : null;
    },
    add: (key, now, resetsAt) => {
      for (const [old, span] of attempts) if (span.resetsAt <= now) attempts.delete(old);
      const found = attempts.get(key) ?? { failures: 0, resetsAt };
      attempts.set(key, { ...found, failures: found.failures + 1 });
    },
    clear: (key) => void attempts.delete(key),
  };
}

function memoryProofs(): ProofStore {
  const { insert, get, where, change, remove, removeWhere } = tableOf<Proof>();
  return {
    insert,
    get,
    latest: (purpose, account) =>
      where((proof) => proof.purpose === purpose && proof.account === account).at(-1) ?? null,
    countGuess: (id) => {
      const guesses = (get(id)?.guesses ?? -1) + 1;
      change(id, { guesses });
      return guesses;
    },
    remove,
    removeAll: (account, purpose) =>
      removeWhere(
        (proof) => proof.account === account && (purpose ?? proof.purpose) === proof.purpose,
      ),
    tidy: (now) => removeWhere(({ expiresAt }) => expiresAt <= now),
  };
}

function memoryPasskeys(): PasskeyStore {
  const { insert, get, where, change, remove } = tableOf<Passkey>();
  const isOf = (userId: string, id: string) => get(id)?.userId === userId;
  return {
    insert: (passkey) => {
      const isNew = get(passkey.id) === null;
      if (isNew) insert(passkey);
      return isNew;
    },
    get,
    list: (userId) =>
      where((passkey) => passkey.userId === userId).sort(
        (a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1),
      ),
    use: (id, { before, after }, now) =>
      get(id)?.counter === before && change(id, { counter: after, lastUsedAt: now }),
    rename: (userId, id, name) => isOf(userId, id) && change(id, { name }),
    remove: (userId, id) => isOf(userId, id) && remove(id),
  };
}
