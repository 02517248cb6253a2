import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Passkey, PasskeyStore, Proof, ProofStore, Purpose } from './store.ts';

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
