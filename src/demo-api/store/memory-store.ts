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

function memoryUsers(): UserStore {
  const users = new Map<string, StoredUser>();
  const all = () => [...users.values()].map((user) => ({ ...user }));
  const change = (id: string, changes: Partial<StoredUser>) => {
    const user = users.get(id);
    if (user) users.set(id, { ...user, ...changes });
  };
  const byEmail = (email: string) =>
    all().find((user) => normalizeText(user.email) === normalizeText(email)) ?? null;
  return {
    insert: (user) => void users.set(user.id, { ...user }),
    get: (id) => all().find((user) => user.id === id) ?? null,
    byEmail,
    list: () => all().sort((a, b) => (a.email < b.email ? -1 : 1)),
    setPasswordHash: (id, passwordHash) => change(id, { passwordHash }),
    setSecondFactor: (id, secondFactor) => change(id, { secondFactor }),
  };
}

function memorySessions(): SessionStore {
  const sessions = new Map<string, Session>();
  const list = (userId: string) =>
    [...sessions.values()]
      .filter((session) => session.userId === userId)
      .map((session) => ({ ...session }))
      .sort((a, b) => b.rotatedAt - a.rotatedAt || (a.id < b.id ? -1 : 1));
  return {
    insert: (session) => void sessions.set(session.id, { ...session }),
    get: (id) => {
      const session = sessions.get(id);
      return session ? { ...session } : null;
    },
    rotate: (id, tokenId, next) => {
      const session = sessions.get(id);
      if (session?.tokenId !== tokenId) return false;
      sessions.set(id, { ...session, ...next, previousTokenId: tokenId });
      return true;
    },
    remove: (id) => sessions.delete(id),
    removeAll: (userId, exceptId) => {
      for (const { id } of list(userId)) if (id !== exceptId) sessions.delete(id);
    },
    list,
    tidy: (userId, now, most) => {
      for (const { id, expiresAt } of sessions.values()) if (expiresAt <= now) sessions.delete(id);
      for (const { id } of list(userId).slice(most)) sessions.delete(id);
    },
  };
}

function memoryAttempts(): AttemptStore {
  const attempts = new Map<string, Attempts>();
  const get = (key: string, now: number) => {
    const found = attempts.get(key);
    return found && found.resetsAt > now ? { ...found } : null;
  };
  return {
    get,
    add: (key, now, resetsAt) => {
      for (const [old, span] of attempts) if (span.resetsAt <= now) attempts.delete(old);
      const found = attempts.get(key);
      attempts.set(key, {
        failures: (found?.failures ?? 0) + 1,
        resetsAt: found?.resetsAt ?? resetsAt,
      });
    },
    clear: (key) => void attempts.delete(key),
  };
}

/** Creates an in-memory store of codes, links and challenges. */
function memoryProofs(): ProofStore {
  const proofs = new Map<string, Proof>();
  return {
    insert: (proof) => void proofs.set(proof.id, { ...proof }),
    get: (id) => copyOf(proofs.get(id)),
    latest: (purpose, account) => {
      const all = [...proofs.values()];
      return copyOf(all.findLast((one) => one.purpose === purpose && one.account === account));
    },
    countGuess: (id) => {
      const proof = proofs.get(id);
      if (proof) proof.guesses += 1;
      return proof?.guesses ?? 0;
    },
    remove: (id) => proofs.delete(id),
    removeAll: (account, purpose) => {
      for (const proof of proofs.values()) {
        const isMeant = proof.account === account && (purpose ?? proof.purpose) === proof.purpose;
        if (isMeant) proofs.delete(proof.id);
      }
    },
    tidy: (now) => {
      for (const { id, expiresAt } of proofs.values()) if (expiresAt <= now) proofs.delete(id);
    },
  };
}

/** Creates an in-memory store of passkeys. */
function memoryPasskeys(): PasskeyStore {
  const passkeys = new Map<string, Passkey>();
  const find = (userId: string, id: string) => {
    const passkey = passkeys.get(id);
    return passkey?.userId === userId ? passkey : undefined;
  };
  return {
    insert: (passkey) => {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, { ...passkey });
      return true;
    },
    get: (id) => copyOf(passkeys.get(id)),
    list: (userId) =>
      [...passkeys.values()]
        .filter((passkey) => passkey.userId === userId)
        .map((passkey) => ({ ...passkey }))
        .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
    use: (id, { before, after }, now) => {
      const passkey = passkeys.get(id);
      if (passkey?.counter !== before) return false;
      passkeys.set(id, { ...passkey, counter: after, lastUsedAt: now });
      return true;
    },
    rename: (userId, id, name) => {
      const passkey = find(userId, id);
      if (passkey) passkey.name = name;
      return passkey !== undefined;
    },
    remove: (userId, id) => find(userId, id) !== undefined && passkeys.delete(id),
  };
}

function copyOf<Value extends object>(value: Value | undefined): Value | null {
  return value ? { ...value } : null;
}
