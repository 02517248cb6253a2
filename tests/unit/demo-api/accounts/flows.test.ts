import { beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import {
  codeIn,
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';
import { password } from '#tests/support/demo-api/test-api.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a longer password' };
const demo = 'demo@example.com';

describe.each([
  ['in memory', memoryStore],
  ['in SQLite', () => openSqliteStore(':memory:')],
])('With a store %s', (_where, openStore) => {
  let api: AccountClient;
  beforeEach(async () => {
    api = await openAccounts({ store: openStore() });
  });

  test('a user without a name gets that of the address', async () => {
    const { name: _, ...nameless } = ada;
    await api.post('/signup', nameless);
    const code = ` ${codeIn(api.mail(ada.email)[0]).replace(/(...)/, '$1 - ')} `;
    const { body } = await api.post('/signup', { ...nameless, code });
    expect(body.user.name).toBe('ada');
  });

  test('a user who was locked out can sign in after the reset', async () => {
    for (let time = 0; time < 5; time += 1) {
      await api.post('/login', { email: demo, password: 'wrong' });
    }
    expect((await api.post('/login', { email: demo, password })).status).toBe(429);
    await api.post('/reset/request', { email: demo });
    const reset = { token: tokenIn(api.mail(demo)[0]), password: 'another password' };
    await api.post('/reset', reset);
    expect((await api.post('/login', { email: demo, ...reset })).status).toBe(200);
  });
});

test('The fields are checked before anything is sent', async () => {
  const api = await openAccounts();
  const { status, body } = await api.post('/signup', {
    name: 'a\u0007b',
    email: 'ada@',
    password: 'short',
  });
  expect(status).toBe(422);
  expect(body.issues).toEqual({
    name: [{ code: 'hidden', params: {} }],
    email: [{ code: 'email', params: {} }],
    password: [{ code: 'minLength', params: { length: 8 } }],
  });
});
