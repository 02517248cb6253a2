import { memoryPasskeys, memoryProofs } from './memory-proofs.ts';
import { memoryTrips } from './memory-trips.ts';
import { normalizeText } from './normalize-text.ts';
import type { Attempts, AttemptStore, Session, SessionStore, Store, UserStore } from './store.ts';
import type { StoredUser } from './user.ts';

/** Creates an in-memory store, for the browser and for tests. */
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
