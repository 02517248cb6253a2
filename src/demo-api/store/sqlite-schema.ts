import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Passkey, PasskeyStore, Proof, ProofStore, Purpose } from './store.ts';

/** Application id of the database files: `Tsra` in the header. */
export const applicationId = 0x54737261;

const firstTables = `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    password_hash TEXT NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    token_id TEXT NOT NULL,
    previous_token_id TEXT,
    created_at INTEGER NOT NULL,
    rotated_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    user_agent TEXT NOT NULL,
    address TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_user ON sessions(user_id, rotated_at);
  CREATE INDEX sessions_by_end ON sessions(expires_at);

  CREATE TABLE attempts (
    key TEXT PRIMARY KEY,
    failures INTEGER NOT NULL,
    resets_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE trips (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    title TEXT NOT NULL,
    country TEXT,
    date_from TEXT,
    date_to TEXT,
    rating REAL,
    tags TEXT NOT NULL,
    color TEXT,
    notes TEXT NOT NULL,
    link TEXT NOT NULL,
    title_key TEXT NOT NULL,
    search TEXT NOT NULL,
    request_key TEXT,
    UNIQUE (user_id, request_key)
  ) STRICT;
  CREATE INDEX trips_by_dates ON trips(user_id, date_from);
`;

const accountTables = `
  ALTER TABLE users ADD COLUMN second_factor TEXT;

  CREATE TABLE proofs (
    id TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    account TEXT NOT NULL,
    code_hash TEXT,
    guesses INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    label TEXT NOT NULL
  ) STRICT;
  CREATE INDEX proofs_of_account ON proofs(account, purpose);
  CREATE INDEX proofs_by_end ON proofs(expires_at);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    synced INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    last_used_at INTEGER
  ) STRICT;
  CREATE INDEX passkeys_of_user ON passkeys(user_id, created_at);
`;

const journeyColumns = `
  ALTER TABLE trips ADD COLUMN departure TEXT;
  ALTER TABLE trips ADD COLUMN arrival TEXT;
`;

// Removed trips are only restored, never searched, so their fields need no columns.
const removedTrips = `
  CREATE TABLE removed_trips (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    removed_at TEXT NOT NULL,
    trip TEXT NOT NULL
  ) STRICT;
  CREATE INDEX removed_trips_of_user ON removed_trips(user_id, removed_at);
  CREATE INDEX removed_trips_by_time ON removed_trips(removed_at);
`;

/** Changes of the tables: each one leads from the version of its index to the next. */
export const migrations: readonly string[] = [
  firstTables,
  accountTables,
  journeyColumns,
  removedTrips,
];

/** Version of the tables. */
export const schemaVersion = migrations.length;

type Row = Record<string, SQLOutputValue>;

/** Creates a store of codes, links and challenges in SQLite. */
export function sqliteProofs(database: DatabaseSync): ProofStore {
  const insert = database.prepare(`
    INSERT INTO proofs VALUES (:id, :purpose, :account, :codeHash, :guesses, :createdAt, :expiresAt, :label)`);
  const byId = database.prepare('SELECT * FROM proofs WHERE id = ?');
  const latest = database.prepare(
    'SELECT * FROM proofs WHERE purpose = ? AND account = ? ORDER BY rowid DESC LIMIT 1',
  );
  const count = database.prepare(
    'UPDATE proofs SET guesses = guesses + 1 WHERE id = ? RETURNING guesses',
  );
  const remove = database.prepare('DELETE FROM proofs WHERE id = ?');
  const removeAll = database.prepare(
    'DELETE FROM proofs WHERE account = ? AND purpose = coalesce(?, purpose)',
  );
  const expire = database.prepare('DELETE FROM proofs WHERE expires_at <= ?');
  return {
    insert: (proof) => void insert.run({ ...proof }),
    get: (id) => proofOf(byId.get(id)),
    latest: (purpose, account) => proofOf(latest.get(purpose, account)),
    countGuess: (id) => Number(count.get(id)?.guesses ?? 0),
    remove: (id) => remove.run(id).changes === 1,
    removeAll: (account, purpose) => void removeAll.run(account, purpose ?? null),
    tidy: (now) => void expire.run(now),
  };
}

/** Creates a store of passkeys in SQLite. */
export function sqlitePasskeys(database: DatabaseSync): PasskeyStore {
  const insert = database.prepare(`
    INSERT INTO passkeys
    VALUES (:id, :userId, :publicKey, :counter, :transports, :name, :synced, :createdAt, :lastUsedAt)
    ON CONFLICT (id) DO NOTHING`);
  const byId = database.prepare('SELECT * FROM passkeys WHERE id = ?');
  const list = database.prepare('SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at, id');
  const use = database.prepare(
    'UPDATE passkeys SET counter = :after, last_used_at = :now WHERE id = :id AND counter = :before',
  );
  const rename = database.prepare('UPDATE passkeys SET name = ? WHERE user_id = ? AND id = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE user_id = ? AND id = ?');
  return {
    insert: (passkey) => {
      const values = {
        ...passkey,
        transports: passkey.transports.join(' '),
        synced: Number(passkey.synced),
      };
      return insert.run(values).changes === 1;
    },
    get: (id) => {
      const row = byId.get(id);
      return row ? passkeyOf(row) : null;
    },
    list: (userId) => list.all(userId).map(passkeyOf),
    use: (id, { before, after }, now) => use.run({ id, before, after, now }).changes === 1,
    rename: (userId, id, name) => rename.run(name, userId, id).changes === 1,
    remove: (userId, id) => remove.run(userId, id).changes === 1,
  };
}

function proofOf(row: Row | undefined): Proof | null {
  if (!row) return null;
  return {
    id: String(row.id),
    purpose: String(row.purpose) as Purpose,
    account: String(row.account),
    codeHash: typeof row.code_hash === 'string' ? row.code_hash : null,
    guesses: Number(row.guesses),
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    label: String(row.label),
  };
}

function passkeyOf(row: Row): Passkey {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    transports: String(row.transports).split(' ').filter(Boolean),
    name: String(row.name),
    synced: row.synced === 1,
    createdAt: Number(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
  };
}
