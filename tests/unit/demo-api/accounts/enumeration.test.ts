import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '#src/demo-api/store/store.ts';
import type { Store } from '#src/demo-api/store/store.ts';
import { openAccounts, type AccountClient } from '#tests/support/demo-api/account-client.ts';
import type { Got } from '#tests/support/demo-api/test-api.ts';

const known = 'demo@example.com';
const unknown = 'nemo@example.com';
const password = 'a longer password';

let api: AccountClient;
let store: Store;
beforeEach(async () => {
  store = memoryStore();
  api = await openAccounts({ store });
});

const requests: ReadonlyArray<[string, (email: string) => Promise<Got>]> = [
  ['A sign-up', (email) => api.post('/signup', { email, password })],
  ['A sign-up with a code', (email) => api.post('/signup', { email, password, code: '123456' })],
  ['A reset', (email) => api.post('/reset/request', { email })],
  ['A code of a reset', (email) => api.post('/reset/code', { email, code: '123456' })],
  ['A link', (email) => api.post('/link/request', { email })],
  ['A sign-in', (email) => api.post('/login', { email, password })],
  ['A sign-in with a code', (email) => api.post('/login', { email, password, code: '123456' })],
];

describe.each(requests)('%s', (_what, ask) => {
  test('does the same work', async () => {
    const work = async (email: string) => {
      const calls: string[] = [];
      const spies = [
        ...(['digest', 'sign', 'deriveBits'] as const).map((name) =>
          vi.spyOn(crypto.subtle, name).mockName(name),
        ),
        ...(['insert', 'get', 'latest', 'countGuess', 'remove', 'removeAll', 'tidy'] as const).map(
          (name) => vi.spyOn(store.proofs, name).mockName(`proofs.${name}`),
        ),
        vi.spyOn(store.users, 'byEmail').mockName('users.byEmail'),
        vi.spyOn(store.attempts, 'add').mockName('attempts.add'),
      ];
      await ask(email);
      for (const spy of spies) {
        calls.push(`${spy.getMockName()} ${spy.mock.calls.length}`);
        spy.mockRestore();
      }
      return calls;
    };
    // Whatever is prepared once is prepared.
    await ask('else@example.com');
    const done = await work(unknown);
    expect(await work(known)).toEqual(done);
    expect(done.join()).toMatch(/(sign|deriveBits) [1-9]/);
  });
});

test('Wrong codes end in the same way after a message to either address', async () => {
  for (const path of ['/signup', '/reset']) {
    const ends: string[][] = [];
    for (const email of [known, unknown]) {
      api.from(email);
      await api.post(path === '/signup' ? path : '/reset/request', { email, password });
      const guesses: string[] = [];
      for (let guess = 0; guess < 12; guess += 1) {
        const body = { email, password, code: '0000000' };
        const { text } = await api.post(path === '/signup' ? path : '/reset/code', body);
        guesses.push(text);
      }
      ends.push(guesses);
    }
    expect(ends[0]).toEqual(ends[1]);
    expect(new Set(ends[0]).size).toBeGreaterThan(1);
  }
});

test('No code is right where none was sent', async () => {
  await api.post('/signup', { email: known, password });
  await api.post('/reset/request', { email: unknown });
  expect(store.proofs.latest('sign-up', known.toUpperCase())?.codeHash).toBeNull();
  expect(store.proofs.latest('reset', unknown.toUpperCase())?.codeHash).toBeNull();
});
