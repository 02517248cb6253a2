import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { base64url } from 'jose';
import { createApi, type Api } from './create-api.ts';
import { demoEmail, isSeeded, seed } from './seed/seed.ts';
import type { ApiOptions } from './services.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';
import { hashPassword, isPassword, type Random } from './store/user.ts';

/** API with a SQLite file. */
export interface NodeApi {
  /** The API, whose `fetch` is called by a server. */
  app: Api;
  /** Account to sign in with. */
  demo: { email: string; password: string };
  /** Closes the API: writes all data and releases the file. */
  close: () => void;
}

/** Options of {@link openNodeApi}: those of the API except for the content of the folder. */
export interface NodeApiOptions extends Partial<Omit<ApiOptions, 'store' | 'key' | 'demo'>> {
  /** Folder of the database, the signing key and the password. It is created if necessary. */
  folder: string;
  /** Password of the accounts. Default: generated on first start and stored in the folder. */
  password?: string;
  /**
   * Whether everyone who can reach the server may see the demo account on the sign-in page.
   * @default false
   */
  showsDemo?: boolean;
  /** Date to which the trips of the first start are relative, in ISO format. Default: the clock's. */
  today?: string;
}

/**
 * Opens an API with a SQLite file. The first start creates the folder, the key, a password, the tables, four
 * users and their trips. Throws an error with instructions if a file in the folder is unusable.
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

/** Placeholder for accounts without a password, after an incomplete first start; no hash equals it. */
const noHash = '';

// A new configured password, or the removal of its file, also applies to existing accounts of the
// demonstration, but not to those of users who signed up.
async function adoptPassword(
  store: Store,
  password: string,
  hashed: () => Promise<string>,
): Promise<void> {
  const kept = store.users.byEmail(demoEmail)?.passwordHash ?? noHash;
  if (kept !== noHash && (await isPassword(password, kept))) return;
  const hash = await hashed();
  store.transaction(() => {
    for (const { id } of store.users.list()) {
      if (isSeeded(id)) store.users.setPasswordHash(id, hash);
    }
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
