import { DatabaseSync } from 'node:sqlite';
import { createStore, type Store } from './store.ts';
import type { Rows } from './tables.ts';

/** Application id of the database files: `Tsra` in the header. */
const applicationId = 0x54737261;

/** Version of the tables. */
const schemaVersion = 6;

const schema = `
  CREATE TABLE rows (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    ends REAL,
    value TEXT NOT NULL,
    UNIQUE (kind, id)
  ) STRICT;
  CREATE INDEX rows_of_owner ON rows(kind, owner);
  CREATE INDEX rows_by_end ON rows(kind, ends);
`;

/** Problem that this module detects itself; the message completes the sentence "The database …". */
class DatabaseProblem extends Error {}

const damaged =
  'is damaged, so nothing was read or written. Restore a backup, or move it away to start over.';
const foreign = 'belongs to another program, so it was left alone. Choose another folder.';
const older =
  'comes from a version before this one, and was left alone. Move it away to start over, or choose another folder.';
const newer =
  'comes from a newer version, so it was left alone. Run that version, or choose another folder.';

/**
 * Opens a store in a SQLite file, which is created if necessary.
 * Only one process can use it at a time. Throws an error with instructions if the file is damaged,
 * in use, of another version, or of another application.
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
  if (version === schemaVersion) return createStore(sqliteRows(database));
  if (version > 0) throw new DatabaseProblem(older);
  database.exec('BEGIN IMMEDIATE');
  database.exec(schema);
  const store = createStore(sqliteRows(database));
  fill(store);
  database.exec(`
    PRAGMA application_id = ${applicationId};
    PRAGMA user_version = ${schemaVersion};
    COMMIT;`);
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

function sqliteRows(database: DatabaseSync): Rows {
  const insert = database.prepare(`
    INSERT INTO rows VALUES (:kind, :id, :owner, :ends, :value) ON CONFLICT (kind, id) DO NOTHING`);
  const replace = database.prepare(`
    UPDATE rows SET owner = :owner, ends = :ends, value = :value WHERE kind = :kind AND id = :id`);
  const values = database.prepare(`
    SELECT value FROM rows WHERE kind = ? AND id IN (SELECT value FROM json_each(?)) ORDER BY rowid`);
  const ids = database.prepare('SELECT id FROM rows WHERE kind = ? ORDER BY rowid');
  const idsOf = database.prepare('SELECT id FROM rows WHERE kind = ? AND owner = ? ORDER BY rowid');
  const remove = database.prepare('DELETE FROM rows WHERE kind = ? AND id = ?');
  const expire = database.prepare('DELETE FROM rows WHERE kind = ? AND ends <= ?');
  return {
    insert: (row) => insert.run({ ...row }).changes === 1,
    replace: (row) => void replace.run({ ...row }),
    values: (kind, some) =>
      values.all(kind, JSON.stringify(some)).map(({ value }) => String(value)),
    ids: (kind, owner) =>
      (owner === undefined ? ids.all(kind) : idsOf.all(kind, owner)).map(({ id }) => String(id)),
    remove: (kind, id) => remove.run(kind, id).changes === 1,
    expire: (kind, until) => void expire.run(kind, until),
    transaction: (work) => {
      if (database.isTransaction) return work();
      database.exec('BEGIN IMMEDIATE');
      try {
        work();
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}
