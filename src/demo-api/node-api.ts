import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { base64url } from 'jose';
import { createApi, type Api, type ApiOptions } from './create-api.ts';
import { hashPassword, isPassword, type Random } from './store/password.ts';
import { demoEmail, seed } from './seed/seed.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** API over a SQLite file. */
export interface NodeApi {
  /** API: its `fetch` is what a server calls. */
  app: Api;
  /** Account to sign in with. */
  demo: { email: string; password: string };
  /** Called when the server ends: writes everything down and gives the file free. */
  close: () => void;
}

/** Options of {@link openNodeApi}: those of the API but for what the folder holds. */
export interface NodeApiOptions extends Partial<Omit<ApiOptions, 'store' | 'key' | 'demo'>> {
  /** Folder of the database, the signing key and the password. It is made where there is none. */
  folder: string;
  /** Password of the accounts. Without it one is made at first start and kept in the folder. */
  password?: string;
  /**
   * Whether everybody who reaches the server may see the account to sign in with, as the sign-in page of the demonstration
   * shows it.
   * @default false
   */
  showsDemo?: boolean;
  /** Day that the trips of the first start are around, as an ISO date; the clock's unless given. */
  today?: string;
}

/**
 * API over a SQLite file. The first start makes the folder, the key, a password, the tables, three people and their trips. Throws
 * an error that says what to do if something of the folder cannot be used.
 */
export async function openNodeApi({
  folder,
  password: givenPassword,
  showsDemo = false,
  today: givenToday,
  ...options
}: NodeApiOptions): Promise<NodeApi> {
  const random: Random = options.random ?? ((size) => crypto.getRandomValues(new Uint8Array(size)));
  const place = resolve(folder);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const key = base64url.decode(await secretIn(place, 'signing-key', 32, random));
  if (key.length < 32) {
    throw new Error(
      `The signing key in ${join(place, 'signing-key')} is too short, so tokens could be forged. Remove the file: a new key is created, and all users must sign in again.`,
    );
  }
  const password = givenPassword ?? (await secretIn(place, 'demo-password', 9, random));
  const path = join(place, 'trips.db');
  const today = givenToday ?? new Date(options.clock?.() ?? Date.now()).toISOString().slice(0, 10);
  const store = openSqliteStore(path, (empty) => seed(empty, noHash, today));
  await chmod(path, 0o600);
  await adoptPassword(store, password, () => hashPassword(password, random, options.rounds));
  const demo = { email: demoEmail, password };
  const app = createApi({ ...options, store, key, random, demo: showsDemo ? demo : undefined });
  return { app, demo, close: () => store.close() };
}

/** Mark of accounts that have no password yet, as if the first start broke off; nothing has this hash. */
const noHash = '';

// A password that was configured anew, or whose file was removed, holds for those who are there already.
async function adoptPassword(
  store: Store,
  password: string,
  hashed: () => Promise<string>,
): Promise<void> {
  const kept = store.users.byEmail(demoEmail)?.passwordHash ?? noHash;
  if (kept !== noHash && (await isPassword(password, kept))) return;
  const hash = await hashed();
  store.transaction(() => {
    for (const { id } of store.users.list()) store.users.setPasswordHash(id, hash);
  });
}

async function secretIn(
  folder: string,
  name: string,
  size: number,
  random: Random,
): Promise<string> {
  const path = join(folder, name);
  try {
    const made = base64url.encode(random(size));
    await writeFile(path, `${made}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return made;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}
