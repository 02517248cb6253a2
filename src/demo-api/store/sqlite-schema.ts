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
