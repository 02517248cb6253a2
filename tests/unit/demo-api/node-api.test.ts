import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openNodeApi, type NodeApi, type NodeApiOptions } from '#src/demo-api/node-api.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { callerOf, fewRounds } from '#tests/support/demo-api/test-api.ts';

let root = '';
let folder = '';
let open: NodeApi[] = [];
const file = (name: string) => join(folder, name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-api-'));
  folder = join(root, 'made', 'here');
});
afterEach(() => {
  for (const api of open) api.close();
  open = [];
  rmSync(root, { recursive: true });
});

async function start(options: Partial<NodeApiOptions> = {}) {
  const api = await openNodeApi({ folder, rounds: fewRounds, ...options });
  open.push(api);
  const call = callerOf((path, init) => api.app.request(path, init));
  const login = () => call('POST', '/api/auth/login', { body: api.demo });
  const stop = () => {
    open = open.filter((other) => other !== api);
    api.close();
  };
  return { api, call, login, stop };
}

describe('The first start', () => {
  test('creates a folder, a key, a password and the trips, readable only by the owner', async () => {
    const { api, login, call } = await start();
    const { body } = await login();
    expect((await call('GET', '/api/trips', { token: body.token })).body.total).toBe(180);
    const modes = ['signing-key', 'demo-password', 'trips.db'].map(
      (name) => statSync(file(name)).mode & 0o777,
    );
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(api.demo).toEqual({
      email: 'demo@example.com',
      password: readFileSync(file('demo-password'), 'utf8').trim(),
    });
    expect(api.demo.password.length).toBeGreaterThanOrEqual(12);
    expect((await call('GET', '/api/demo')).status).toBe(404);
  });

  test('writes no given password to the disk', async () => {
    const { login } = await start({ password: 'given' });
    expect((await login()).status).toBe(200);
    expect(existsSync(file('demo-password'))).toBe(false);
  });
});

describe('A restart', () => {
  test('keeps trips, sessions, failures and the password', async () => {
    const first = await start();
    const { body: pair } = await first.login();
    const { token } = pair;
    const made = await first.call('POST', '/api/trips', { token, body: { title: 'Kept' } });
    const wrong = { ...first.api.demo, password: 'wrong' };
    for (let mistake = 0; mistake < 5; mistake += 1) {
      await first.call('POST', '/api/auth/login', { body: wrong });
    }
    first.stop();
    const second = await start();
    const { body } = await second.call('GET', `/api/trips/${made.body.id}`, { token });
    expect(body).toEqual(made.body);
    expect((await second.call('GET', '/api/trips', { token })).body.total).toBe(181);
    const renewed = await second.call('POST', '/api/auth/refresh', {
      body: { refresh_token: pair.refresh_token },
    });
    expect(renewed.status).toBe(200);
    expect(second.api.demo).toEqual(first.api.demo);
    expect((await second.login()).status).toBe(429);
  });

  test('with another password uses that one', async () => {
    const { stop } = await start({ password: 'first' });
    stop();
    const second = await start({ password: 'second' });
    expect((await second.login()).status).toBe(200);
    const old = { ...second.api.demo, password: 'first' };
    expect((await second.call('POST', '/api/auth/login', { body: old })).status).toBe(401);
  });

  test('with more rounds renews the hash when a user signs in', async () => {
    const { stop } = await start();
    stop();
    const again = await start({ rounds: fewRounds + 1 });
    await again.login();
    again.stop();
    const database = new DatabaseSync(file('trips.db'));
    const { value: kept } =
      database.prepare("SELECT value FROM rows WHERE kind = 'users' AND id = 'user-1'").get() ?? {};
    database.close();
    expect(kept).toMatch(new RegExp(`"pbkdf2-sha256\\$${fewRounds + 1}\\$`));
  });
});

test('A restart with another password leaves those of users who signed up', async () => {
  const ada = { email: 'ada@example.com', password: 'a longer password' };
  const first = await start({ showsDemo: true });
  await first.call('POST', '/api/auth/signup', { body: ada });
  const { body } = await first.call('GET', '/api/mailbox?to=ada@example.com');
  const code = body.messages[0].code;
  const made = await first.call('POST', '/api/auth/signup', { body: { ...ada, code } });
  expect(made.status).toBe(201);
  first.stop();
  const second = await start({ password: 'configured later' });
  expect((await second.login()).status).toBe(200);
  expect((await second.call('POST', '/api/auth/login', { body: ada })).status).toBe(200);
  const theirs = { ...ada, password: 'configured later' };
  expect((await second.call('POST', '/api/auth/login', { body: theirs })).status).toBe(401);
});

describe('A start explains the fix if', () => {
  const put = (name: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file(name), text);
  };

  test('another server uses the file', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      /trips\.db is in use by another process\. Stop that server/,
    );
    const { body } = await first.login();
    expect(body.user.email).toBe('demo@example.com');
  });

  test('the file is not a database', async () => {
    put('trips.db', 'not a database, but long enough to be looked at'.repeat(40));
    await expect(start()).rejects.toThrow(/trips\.db is damaged/);
    expect(readFileSync(file('trips.db'), 'utf8')).toContain('not a database');
  });

  test('pages of the file were overwritten', async () => {
    (await start()).stop();
    const bytes = readFileSync(file('trips.db'));
    writeFileSync(file('trips.db'), bytes.fill(0x5a, 8192, bytes.length - 8192));
    await expect(start()).rejects.toThrow(/trips\.db is damaged/);
  });

  test('the database belongs to another program', async () => {
    mkdirSync(folder, { recursive: true });
    const database = new DatabaseSync(file('trips.db'));
    database.exec('CREATE TABLE theirs (id); INSERT INTO theirs VALUES (1)');
    database.close();
    await expect(start()).rejects.toThrow(/belongs to another program/);
  });

  test('a newer version wrote the database', async () => {
    (await start()).stop();
    const database = new DatabaseSync(file('trips.db'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expect(start()).rejects.toThrow(/newer version/);
  });

  test('a version before the last one wrote the database', async () => {
    (await start()).stop();
    const database = new DatabaseSync(file('trips.db'));
    database.exec('PRAGMA user_version = 3');
    database.close();
    await expect(start()).rejects.toThrow(/before this one/);
  });

  test('the key is too short', async () => {
    put('signing-key', 'c2hvcnQ\n');
    await expect(start()).rejects.toThrow(/signing-key is too short, so tokens could be forged/);
  });

  test('the folder cannot be created', async () => {
    writeFileSync(join(root, 'made'), 'a file');
    await expect(start()).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});

test('A first start that is interrupted leaves nothing half done', () => {
  const path = join(root, 'trips.db');
  const fill = () => {
    throw new Error('no room');
  };
  expect(() => openSqliteStore(path, fill)).toThrow(/no room/);
  const store = openSqliteStore(path);
  expect(store.users.list()).toEqual([]);
  store.close();
});
