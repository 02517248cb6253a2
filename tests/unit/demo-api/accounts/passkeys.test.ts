import { beforeEach, describe, expect, test } from 'vitest';
import { mostPasskeys } from '#src/demo-api/accounts/passkey-routes.ts';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import { openAccounts, type AccountClient } from '#tests/support/demo-api/account-client.ts';
import {
  SoftAuthenticator,
  type DeviceOptions,
} from '#tests/support/demo-api/soft-authenticator.ts';
import { signIn } from '#tests/support/demo-api/test-api.ts';

const demo = 'demo@example.com';
let api: AccountClient;
let token = '';

async function open(openStore = memoryStore): Promise<void> {
  api = await openAccounts({ store: openStore() });
  token = (await signIn(api.call)).token;
}

async function creation(user = token, name = ''): Promise<string> {
  const { body } = await api.post('/passkeys/register/options', { name }, user);
  return body.challenge;
}

async function request(): Promise<string> {
  return (await api.post('/passkeys/login/options', {})).body.challenge;
}

async function register(device: SoftAuthenticator, name = '', options: DeviceOptions = {}) {
  return api.post('/passkeys/register', device.create(await creation(token, name), options), token);
}

async function login(device: SoftAuthenticator, options: DeviceOptions = {}) {
  return api.post('/passkeys/login', device.get(await request(), options));
}

const list = async () => (await api.call('GET', '/api/auth/passkeys', { token })).body.passkeys;

describe.each([
  ['in memory', memoryStore],
  ['in SQLite', () => openSqliteStore(':memory:')],
])('Passkeys with a store %s', (_where, openStore) => {
  beforeEach(() => open(openStore));

  test('are added, used, named and removed', async () => {
    const device = new SoftAuthenticator('demo');
    const added = await register(device, 'Phone');
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ id: device.id, name: 'Phone', lastUsedAt: null });
    expect(api.mail(demo)[0]?.kind).toBe('passkey-added');
    api.wait(60);
    const done = await login(device);
    expect(done.status).toBe(200);
    expect(done.body.user.email).toBe(demo);
    const path = `/api/auth/passkeys/${device.id}`;
    const renamed = await api.call('PATCH', path, { token, body: { name: ' Laptop ' } });
    expect(renamed.body).toMatchObject({ name: 'Laptop', lastUsedAt: '2026-04-15T09:31:00.000Z' });
    expect(await list()).toEqual([renamed.body]);
    expect((await api.call('DELETE', path, { token })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await login(device)).body.code).toBe('passkey-rejected');
  });

  test('of another user cannot be named or removed', async () => {
    const device = new SoftAuthenticator('demo');
    await register(device);
    const { token: other } = await signIn(api.call, 'admin@example.com');
    const path = `/api/auth/passkeys/${device.id}`;
    const renamed = await api.call('PATCH', path, { token: other, body: { name: 'x' } });
    expect(renamed.status).toBe(404);
    expect((await api.call('DELETE', path, { token: other })).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('are refused if their counter shows a copy', async () => {
    const device = new SoftAuthenticator('demo');
    await register(device);
    expect((await login(device, { counter: 5 })).status).toBe(200);
    for (const counter of [5, 4]) {
      expect((await login(device, { counter })).body.code).toBe('passkey-rejected');
    }
    expect((await login(device, { counter: 6 })).status).toBe(200);
  });

  test('are accepted from devices that do not count', async () => {
    const device = new SoftAuthenticator('demo');
    await register(device);
    for (let time = 0; time < 2; time += 1) {
      expect((await login(device, { counter: 0 })).status).toBe(200);
    }
  });
});

describe('A new passkey is refused', () => {
  const device = new SoftAuthenticator('attacker');
  beforeEach(() => open());

  test.each<[string, DeviceOptions]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:8080' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a check of the user', { isVerified: false }],
    ['with the answer of a sign-in', { type: 'webauthn.get' }],
    ['with an algorithm that was not offered', { algorithm: -36 }],
  ])('%s', async (_what, options) => {
    expect((await register(device, '', options)).body.code).toBe('passkey-rejected');
    expect(await list()).toEqual([]);
  });

  test('with a challenge that was used without success', async () => {
    const challenge = await creation();
    const wrong = device.create(challenge, { origin: 'https://evil.example' });
    await api.post('/passkeys/register', wrong, token);
    const { body } = await api.post('/passkeys/register', device.create(challenge), token);
    expect(body.code).toBe('passkey-rejected');
  });

  test('with a challenge of another user, of a sign-in, made up, or too late', async () => {
    const { token: other } = await signIn(api.call, 'admin@example.com');
    const late = await creation();
    api.wait(300);
    for (const challenge of [await creation(other), await request(), 'bWFkZS11cA', late]) {
      const { body } = await api.post('/passkeys/register', device.create(challenge), token);
      expect(body.code).toBe('passkey-rejected');
    }
  });

  test('if it was added before, by another user as well', async () => {
    expect((await register(device)).status).toBe(201);
    expect((await register(device)).body.code).toBe('passkey-exists');
    const { token: other } = await signIn(api.call, 'admin@example.com');
    const theirs = device.create(await creation(other));
    expect((await api.post('/passkeys/register', theirs, other)).body.code).toBe('passkey-exists');
  });

  test('if there are twenty', async () => {
    for (let index = 0; index < mostPasskeys; index += 1) {
      await register(new SoftAuthenticator(`device ${index}`));
    }
    const { body } = await api.post('/passkeys/register/options', {}, token);
    expect(body.code).toBe('too-many-passkeys');
  });

  test('if there are twenty by the time that it is created', async () => {
    for (let index = 1; index < mostPasskeys; index += 1) {
      await register(new SoftAuthenticator(`device ${index}`));
    }
    const challenges = [await creation(), await creation()];
    const outcomes = [];
    for (const [index, challenge] of challenges.entries()) {
      const made = new SoftAuthenticator(`late ${index}`).create(challenge);
      outcomes.push((await api.post('/passkeys/register', made, token)).body.code);
    }
    expect(outcomes).toEqual([undefined, 'too-many-passkeys']);
    expect(await list()).toHaveLength(mostPasskeys);
  });
});

describe('A sign-in with a passkey is refused', () => {
  const device = new SoftAuthenticator('demo');
  beforeEach(async () => {
    await open();
    await register(device);
  });

  test.each<[string, DeviceOptions]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without a check of the user', { isVerified: false }],
    ['with the answer of a registration', { type: 'webauthn.create' }],
    ['for the account of another user', { userHandle: 'dXNlci0y' }],
  ])('%s', async (_what, options) => {
    expect((await login(device, options)).body.code).toBe('passkey-rejected');
  });

  test('with an answer that is replayed', async () => {
    const answer = device.get(await request(), { counter: 0 });
    expect((await api.post('/passkeys/login', answer)).status).toBe(200);
    expect((await api.post('/passkeys/login', answer)).body.code).toBe('passkey-rejected');
  });

  test('with an answer that is sent twice at once', async () => {
    const answer = device.get(await request(), { counter: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/passkeys/login', answer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('with the same counter in two sign-ins at once, which shows a copy', async () => {
    const answers = [await request(), await request()].map((challenge) =>
      api.post('/passkeys/login', device.get(challenge, { counter: 5 })),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('with a challenge of a registration, made up, or too late', async () => {
    const late = await request();
    api.wait(300);
    for (const challenge of [await creation(), 'bWFkZS11cA', late]) {
      const { body } = await api.post('/passkeys/login', device.get(challenge));
      expect(body.code).toBe('passkey-rejected');
    }
  });

  test('with the signature of another device, which has the same name', async () => {
    const answer = new SoftAuthenticator('demo').get(await request());
    expect(answer.id).toBe(device.id);
    expect((await api.post('/passkeys/login', answer)).body.code).toBe('passkey-rejected');
  });

  test('the same, whether or not the passkey is known', async () => {
    const known = await api.post('/passkeys/login', new SoftAuthenticator('demo').get('eA'));
    const unknown = await api.post('/passkeys/login', new SoftAuthenticator('else').get('eA'));
    expect(unknown.text).toBe(known.text);
    expect(unknown.status).toBe(known.status);
  });

  test('with fields that are no Base64url, before the library reads them', async () => {
    const answer = device.get(await request());
    const response = { ...answer.response, signature: '"><script>' };
    expect((await api.post('/passkeys/login', { ...answer, response })).status).toBe(422);
  });
});
