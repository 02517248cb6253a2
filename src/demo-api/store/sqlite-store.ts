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

/** Version that had a table with columns for each kind of rows. */
const columnsVersion = 4;

const fromColumns = `
  INSERT INTO rows SELECT 'users', id, email_key, NULL, json_object('id', id, 'name', name, 'email', email,
    'role', role, 'passwordHash', password_hash, 'secondFactor', second_factor) FROM users;
  INSERT INTO rows SELECT 'sessions', id, user_id, expires_at, json_object('id', id, 'userId', user_id,
    'tokenId', token_id, 'previousTokenId', previous_token_id, 'createdAt', created_at, 'rotatedAt', rotated_at,
    'expiresAt', expires_at, 'userAgent', user_agent, 'address', address) FROM sessions;
  INSERT INTO rows SELECT 'passkeys', id, user_id, NULL, json_object('id', id, 'userId', user_id,
    'publicKey', public_key, 'counter', counter, 'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at,
    'transports', json(iif(transports = '', '[]', '["' || replace(transports, ' ', '","') || '"]')),
    'synced', json(iif(synced, 'true', 'false'))) FROM passkeys;
  INSERT INTO rows SELECT 'notes', id, '', NULL, json_object('id', id, 'notes', notes, 'search', search) FROM trips;
  INSERT INTO rows SELECT 'request-keys', user_id || ' ' || request_key, '', NULL,
    json_object('id', user_id || ' ' || request_key, 'tripId', id) FROM trips WHERE request_key IS NOT NULL;
  INSERT INTO rows SELECT 'trips', id, user_id, NULL, json_object('id', id, 'userId', user_id,
    'requestKey', request_key, 'summary', json_object('id', id, 'version', version, 'createdAt', created_at,
      'updatedAt', updated_at, 'title', title, 'country', country,
      'dates', iif(date_from IS NULL, NULL, json_object('from', date_from, 'to', date_to)),
      'departure', departure, 'arrival', arrival, 'rating', rating, 'tags', json(tags), 'color', color, 'link', link,
      'hasNotes', json(iif(notes = '', 'false', 'true')))) FROM trips;
  DROP TABLE sessions; DROP TABLE passkeys; DROP TABLE trips; DROP TABLE removed_trips; DROP TABLE users;
  DROP TABLE attempts; DROP TABLE proofs;
`;

/** Version before, whose rows of notes also had the text for searches. */
const joinedVersion = 5;

const fromJoined = `
  INSERT INTO rows SELECT 'searches', id, '', NULL, json_object('id', id, 'text', value ->> 'search')
    FROM rows WHERE kind = 'notes';
  UPDATE rows SET value = json_remove(value, '$.search') WHERE kind = 'notes';
`;

/** Changes from each version that can be opened. */
const changesFrom = new Map([
  [0, schema],
  [columnsVersion, schema + fromColumns + fromJoined],
  [joinedVersion, fromJoined],
]);

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
  if (version === schemaVersion) return createStore(sqliteRows(database));
  const changes = changesFrom.get(version);
  if (changes === undefined) throw new DatabaseProblem(older);
  database.exec('BEGIN IMMEDIATE');
  database.exec(changes);
  const store = createStore(sqliteRows(database));
  if (version === 0) fill(store);
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
