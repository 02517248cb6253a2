import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { normalizeText } from './fields.ts';
import {
  applicationId,
  migrations,
  schemaVersion,
  sqlitePasskeys,
  sqliteProofs,
} from './sqlite-schema.ts';
import { sqliteTrips } from './sqlite-trips.ts';
import type { AttemptStore, Session, SessionStore, Store, UserStore } from './store.ts';
import { roles, type StoredUser } from './user.ts';

type Row = Record<string, SQLOutputValue>;

/** Problem that this module detects itself; the message completes the sentence "The database …". */
class DatabaseProblem extends Error {}

const damaged =
  'is damaged, so nothing was read or written. Restore a backup, or move it away to start over.';
const foreign = 'belongs to another program, so it was left alone. Choose another folder.';
const newer =
  'comes from a newer version, so it was left alone. Run that version, or choose another folder.';

/**
 * Opens a store in a SQLite file, which is created or migrated to the current schema if necessary.
 * Only one process can use it at a time. Throws an error with instructions if the file is damaged,
 * in use, or belongs to another application.
 * @param path File, or `:memory:`.
 * @param fill Called for a new file, inside of the transaction that creates the tables, so that a first start is complete or
 * rolled back.
 */
export function openSqliteStore(path: string, fill: (store: Store) => void = () => {}): Store {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 500 });
    return prepareStore(database, fill);
  } catch (cause) {
    if (database?.isOpen) database.close();
    throw new Error(`The database ${path} ${problemOf(cause)}`, { cause });
  }
}

function prepareStore(database: DatabaseSync, fill: (store: Store) => void): Store {
  // The first read acquires the lock permanently, so that a second server fails on start rather than later.
  database.exec(`
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    BEGIN IMMEDIATE; COMMIT;`);
  const check = database.prepare('PRAGMA quick_check(1)').get();
  if (check?.quick_check !== 'ok') throw new DatabaseProblem(damaged);
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  const owner = Number(database.prepare('PRAGMA application_id').get()?.application_id);
  const tables = Number(
    database.prepare('SELECT count(*) AS total FROM sqlite_schema').get()?.total,
  );
  if (tables > 0 && owner !== applicationId) throw new DatabaseProblem(foreign);
  if (version > schemaVersion) throw new DatabaseProblem(newer);
  if (version === schemaVersion) return storeIn(database);
  database.exec('BEGIN IMMEDIATE');
  for (const migration of migrations.slice(version)) database.exec(migration);
  database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${schemaVersion}`);
  const store = storeIn(database);
  if (version === 0) fill(store);
  database.exec('COMMIT');
  return store;
}

function problemOf(cause: unknown): string {
  if (cause instanceof DatabaseProblem) return cause.message;
  // Only SQLite's own messages are matched.
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/locked|busy/.test(message)) {
    return 'is in use by another process. Stop that server, or choose another folder.';
  }
  if (/malformed|not a database|corrupt/.test(message)) return damaged;
  return `could not be opened: ${message}. Check that its folder exists and may be written to.`;
}

function storeIn(database: DatabaseSync): Store {
  const transaction = (work: () => void) => {
    if (database.isTransaction) return work();
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    trips: sqliteTrips(database, transaction),
    users: sqliteUsers(database),
    sessions: sqliteSessions(database),
    attempts: sqliteAttempts(database),
    proofs: sqliteProofs(database),
    passkeys: sqlitePasskeys(database),
    transaction,
    close: () => database.close(),
  };
}

function sqliteUsers(database: DatabaseSync): UserStore {
  const insert = database.prepare(
    'INSERT INTO users VALUES (:id, :name, :email, :emailKey, :role, :passwordHash, :secondFactor)',
  );
  const byId = database.prepare('SELECT * FROM users WHERE id = ?');
  const byEmail = database.prepare('SELECT * FROM users WHERE email_key = ?');
  const all = database.prepare('SELECT * FROM users ORDER BY email');
  const setFactor = database.prepare('UPDATE users SET second_factor = ? WHERE id = ?');
  const setHash = database.prepare('UPDATE users SET password_hash = ? WHERE id = ?');
  return {
    insert: (user) => void insert.run({ ...user, emailKey: normalizeText(user.email) }),
    get: (id) => rowOr(byId.get(id), userOf),
    byEmail: (email) => rowOr(byEmail.get(normalizeText(email)), userOf),
    list: () => all.all().map(userOf),
    setPasswordHash: (id, passwordHash) => void setHash.run(passwordHash, id),
    setSecondFactor: (id, secondFactor) => void setFactor.run(secondFactor, id),
  };
}

function sqliteSessions(database: DatabaseSync): SessionStore {
  const insert = database.prepare(`
    INSERT INTO sessions VALUES (:id, :userId, :tokenId, :previousTokenId, :createdAt, :rotatedAt, :expiresAt, :userAgent,
      :address)`);
  const byId = database.prepare('SELECT * FROM sessions WHERE id = ?');
  const rotate = database.prepare(`
    UPDATE sessions SET previous_token_id = token_id, token_id = :tokenId, rotated_at = :rotatedAt,
      expires_at = :expiresAt
    WHERE id = :id AND token_id = :expected`);
  const remove = database.prepare('DELETE FROM sessions WHERE id = ?');
  const removeAll = database.prepare('DELETE FROM sessions WHERE user_id = ? AND id IS NOT ?');
  const latest = 'WHERE user_id = ? ORDER BY rotated_at DESC, id';
  const list = database.prepare(`SELECT * FROM sessions ${latest}`);
  const expire = database.prepare('DELETE FROM sessions WHERE expires_at <= ?');
  const trim = database.prepare(
    `DELETE FROM sessions WHERE id IN (SELECT id FROM sessions ${latest} LIMIT -1 OFFSET ?)`,
  );
  return {
    insert: (session) => void insert.run({ ...session }),
    get: (id) => rowOr(byId.get(id), sessionOf),
    rotate: (id, expected, { tokenId, rotatedAt, expiresAt }) =>
      rotate.run({ id, expected, tokenId, rotatedAt, expiresAt }).changes === 1,
    remove: (id) => remove.run(id).changes === 1,
    removeAll: (userId, exceptId) => void removeAll.run(userId, exceptId ?? null),
    list: (userId) => list.all(userId).map(sessionOf),
    tidy: (userId, now, most) => {
      expire.run(now);
      trim.run(userId, most);
    },
  };
}

function sqliteAttempts(database: DatabaseSync): AttemptStore {
  const find = database.prepare('SELECT * FROM attempts WHERE key = ? AND resets_at > ?');
  const expire = database.prepare('DELETE FROM attempts WHERE resets_at <= ?');
  const add = database.prepare(`
    INSERT INTO attempts VALUES (?, 1, ?) ON CONFLICT (key) DO UPDATE SET failures = failures + 1`);
  const clear = database.prepare('DELETE FROM attempts WHERE key = ?');
  return {
    get: (key, now) =>
      rowOr(find.get(key, now), ({ failures, resets_at: resetsAt }) => ({
        failures: Number(failures),
        resetsAt: Number(resetsAt),
      })),
    add: (key, now, resetsAt) => {
      expire.run(now);
      add.run(key, resetsAt);
    },
    clear: (key) => void clear.run(key),
  };
}

function rowOr<Value>(row: Row | undefined, read: (row: Row) => Value): Value | null {
  return row ? read(row) : null;
}

function userOf(row: Row): StoredUser {
  return {
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
    role: roles.find((role) => role === row.role) ?? 'reader',
    passwordHash: String(row.password_hash),
    secondFactor: row.second_factor === 'email' ? 'email' : null,
  };
}

function sessionOf(row: Row): Session {
  const previous = row.previous_token_id;
  return {
    id: String(row.id),
    userId: String(row.user_id),
    tokenId: String(row.token_id),
    previousTokenId: typeof previous === 'string' ? previous : null,
    createdAt: Number(row.created_at),
    rotatedAt: Number(row.rotated_at),
    expiresAt: Number(row.expires_at),
    userAgent: String(row.user_agent),
    address: String(row.address),
  };
}
