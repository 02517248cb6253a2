import { compareCodePoints, normalizeText, searchWords } from './fields.ts';
import {
  expects,
  type Attempts,
  type AttemptStore,
  type Passkey,
  type PasskeyStore,
  type Proof,
  type ProofStore,
  type Session,
  type SessionStore,
  type Store,
  type TripStore,
  type UserStore,
} from './store.ts';
import { countFacets, readSort, type SortKey, type TripQuery } from './trip-query.ts';
import { changedTrip, searchText, summaryOf, type Trip } from './trip.ts';
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

/** Trip in memory with its search data. */
interface Entry {
  userId: string;
  trip: Trip;
  requestKey: string | null;
  search: string;
}

/** Removed trip that can be restored. */
interface Removed {
  userId: string;
  trip: Trip;
  removedAt: string;
}

/** Creates an in-memory store of trips. */
function memoryTrips(): TripStore {
  const entries = new Map<string, Entry>();
  const removed = new Map<string, Removed>();
  const ofUser = (userId: string) => [...entries.values()].filter((one) => one.userId === userId);
  const find = (userId: string, id: string) => {
    const entry = entries.get(id);
    return entry?.userId === userId ? entry : undefined;
  };
  const keep = (userId: string, trip: Trip, requestKey: string | null) =>
    entries.set(trip.id, { userId, trip: copyOf(trip), requestKey, search: searchText(trip) });

  return {
    list: async (userId, query, turn) => {
      await turn();
      const matching = ofUser(userId).filter((entry) => matches(entry, query));
      const trips = matching.map(({ trip }) => trip).sort(orderOf(query));
      const start = (query.page - 1) * query.pageSize;
      const items = trips.slice(start, start + query.pageSize);
      return { items: items.map((trip) => summaryOf(copyOf(trip))), total: trips.length };
    },
    facets: async (userId, turn) => {
      await turn();
      const facets = countFacets();
      for (const { trip } of ofUser(userId)) facets.add(trip);
      return facets.result();
    },
    get: (userId, id) => {
      const entry = find(userId, id);
      return entry ? copyOf(entry.trip) : null;
    },
    count: (userId) => ofUser(userId).length,
    madeBy: (userId, requestKey) => {
      const made = ofUser(userId).find((one) => one.requestKey === requestKey);
      return made ? copyOf(made.trip) : null;
    },
    create: (userId, trip, requestKey) => void keep(userId, trip, requestKey),
    update: (userId, id, expected, draft, updatedAt) => {
      const entry = find(userId, id);
      if (!entry) return { kind: 'missing' };
      if (!expects(expected, entry.trip)) return { kind: 'stale', trip: copyOf(entry.trip) };
      const trip = changedTrip(entry.trip, draft, updatedAt);
      keep(userId, trip, entry.requestKey);
      return { kind: 'done', trip: copyOf(trip) };
    },
    remove: (userId, id, expected, removedAt) => {
      const entry = find(userId, id);
      if (!entry) return { kind: 'missing' };
      if (!expects(expected, entry.trip)) return { kind: 'stale', trip: copyOf(entry.trip) };
      entries.delete(id);
      removed.set(id, { userId, trip: entry.trip, removedAt });
      return { kind: 'done', trip: copyOf(entry.trip) };
    },
    restore: (userId, id) => {
      const found = removed.get(id);
      if (found?.userId !== userId) return null;
      keep(userId, found.trip, null);
      removed.delete(id);
      return copyOf(found.trip);
    },
    tidyRemoved: (userId, before, most) => {
      for (const [id, { removedAt }] of removed) if (removedAt <= before) removed.delete(id);
      const latest = [...removed]
        .filter(([, one]) => one.userId === userId)
        .sort(([, a], [, b]) => compareCodePoints(b.removedAt, a.removedAt));
      for (const [id] of latest.slice(most)) removed.delete(id);
    },
  };
}

// Returns copies: a trip changes only through the store.
function copyOf(trip: Trip): Trip {
  return { ...trip, dates: trip.dates && { ...trip.dates }, tags: [...trip.tags] };
}

function matches({ trip, search }: Entry, query: TripQuery): boolean {
  const { country, dates, tags, rating } = trip;
  return (
    searchWords(query.q).every((word) => search.includes(word)) &&
    (query.country.length === 0 || (country !== null && query.country.includes(country))) &&
    query.tag.every((tag) => tags.includes(tag)) &&
    (query.rating === undefined || (rating !== null && rating >= query.rating)) &&
    (query.from === undefined || (dates !== null && dates.to >= query.from)) &&
    (query.to === undefined || (dates !== null && dates.from <= query.to))
  );
}

const columns: Readonly<Record<SortKey, (trip: Trip) => string | number | null>> = {
  dates: ({ dates }) => dates?.from ?? null,
  title: ({ title }) => normalizeText(title),
  country: ({ country }) => country,
  rating: ({ rating }) => rating,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
};

function orderOf(query: TripQuery): (a: Trip, b: Trip) => number {
  const { key, descending } = readSort(query.sort);
  const valueOf = columns[key];
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || compareCodePoints(a.id, b.id);
    }
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : compareCodePoints(String(left), String(right));
    return (descending ? -order : order) || compareCodePoints(a.id, b.id);
  };
}
