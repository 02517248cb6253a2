import {
  createAttempts,
  createPasskeys,
  createProofs,
  createSessions,
  createUsers,
} from './account-stores.ts';
import type { Rows, StoredRow } from './tables.ts';
import { createTrips } from './trip-store.ts';

/** Creates the store of the data, whose functions are synchronous and atomic, unless they return a promise. */
export function createStore(rows: Rows) {
  return {
    trips: createTrips(rows),
    users: createUsers(rows),
    sessions: createSessions(rows),
    /** Failed sign-ins, wrong codes and requested messages. */
    attempts: createAttempts(rows),
    /** Codes, links and challenges that are waiting for an answer. */
    proofs: createProofs(rows),
    passkeys: createPasskeys(rows),
    /** Runs several changes as a transaction: all are rolled back if `work` throws. */
    transaction: rows.transaction,
    /** Closes the store. */
    close: rows.close,
  };
}

/** Store of the data. */
export type Store = ReturnType<typeof createStore>;

/** Creates an in-memory store, for stories and static hosting: browsers have no SQLite. */
export function memoryStore(): Store {
  return createStore(memoryRows());
}

function memoryRows(): Rows {
  const kinds = new Map<string, Map<string, StoredRow>>();
  const rowsOf = (kind: string) => {
    const rows = kinds.get(kind) ?? new Map<string, StoredRow>();
    kinds.set(kind, rows);
    return rows;
  };
  return {
    insert: (row) => {
      const rows = rowsOf(row.kind);
      return !rows.has(row.id) && Boolean(rows.set(row.id, row));
    },
    replace: (row) => void rowsOf(row.kind).set(row.id, row),
    values: (kind, ids) => ids.flatMap((id) => rowsOf(kind).get(id)?.value ?? []),
    ids: (kind, owner) =>
      [...rowsOf(kind).values()]
        .filter((row) => owner === undefined || row.owner === owner)
        .map(({ id }) => id),
    remove: (kind, id) => rowsOf(kind).delete(id),
    expire: (kind, until) => {
      for (const { id, ends } of rowsOf(kind).values()) {
        if (ends !== null && ends <= until) rowsOf(kind).delete(id);
      }
    },
    // Changes cannot fail partially: memory is lost completely.
    transaction: (work) => work(),
    close: () => {},
  };
}

/** Whether a store has thrown an error because its file cannot be written, for example because of a full disk. */
export function isNotStored(error: object): boolean {
  // Primary codes of SQLite, whose low byte is the kind: an I/O error and a full disk.
  return 'errcode' in error && [10, 13].includes(Number(error.errcode) & 0xff);
}
