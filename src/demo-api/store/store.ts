import {
  createAttempts,
  createPasskeys,
  createProofs,
  createSessions,
  createUsers,
} from './account-stores.ts';
import type { Rows } from './tables.ts';
import { createTrips } from './trip-store.ts';

/** Creates the store of the data, whose functions are synchronous and atomic, unless they return a promise. */
export function createStore(rows: Rows) {
  return {
    /** Trips. */
    trips: createTrips(rows),
    /** Users. */
    users: createUsers(rows),
    /** Sessions. */
    sessions: createSessions(rows),
    /** Failed sign-ins, wrong codes and requested messages. */
    attempts: createAttempts(rows),
    /** Codes, links and challenges that are waiting for an answer. */
    proofs: createProofs(rows),
    /** Passkeys. */
    passkeys: createPasskeys(rows),
    /** Runs several changes as a transaction: all are rolled back if `work` throws. */
    transaction: rows.transaction,
    /** Closes the store. */
    close: rows.close,
  };
}

/** Store of the data. */
export type Store = ReturnType<typeof createStore>;

/** Whether a store has thrown an error because its file cannot be written, for example because of a full disk. */
export function isNotStored(error: object): boolean {
  // Primary codes of SQLite, whose low byte is the kind: an I/O error and a full disk.
  return 'errcode' in error && [10, 13].includes(Number(error.errcode) & 0xff);
}
