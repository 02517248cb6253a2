-- Database of version 4, with a row in most tables.
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

ALTER TABLE trips ADD COLUMN departure TEXT;
ALTER TABLE trips ADD COLUMN arrival TEXT;

CREATE TABLE removed_trips (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  removed_at TEXT NOT NULL,
  trip TEXT NOT NULL
) STRICT;

PRAGMA application_id = 1416852065;
PRAGMA user_version = 4;
INSERT INTO users VALUES ('ada', 'Ada', 'ada@example.com', 'ADA@EXAMPLE.COM', 'editor', 'kept', 'email');
INSERT INTO sessions VALUES ('s', 'ada', 't', NULL, 10, 10, 100, 'agent', '::1');
INSERT INTO passkeys VALUES ('p', 'ada', 'key', 7, 'internal usb', 'Phone', 1, 10, NULL);
INSERT INTO trips VALUES ('old', 'ada', 3, '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', 'Old', 'FR',
  '2026-01-01', '2026-01-03', 4.5, '["sea"]', '#2f6f73', 'n', '', 'OLD', 'OLD SEA N', 'key', NULL, NULL);
