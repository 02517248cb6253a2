import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqliteStore } from '#src/demo-api/store/sqlite-store.ts';
import { isSameHash } from '#src/demo-api/store/user.ts';
import {
  codeIn,
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';
import { password } from '#tests/support/demo-api/test-api.ts';

const demo = 'demo@example.com';
const ada = { email: 'ada@example.com', password: 'a longer password' };
const twoSteps = { email: 'two-steps@example.com', password };

let api: AccountClient;
beforeEach(async () => {
  api = await openAccounts();
});

/** A code that is not the right one. */
const wrongFor = (right: string, step = 1) =>
  String((Number(right) + step) % 1_000_000).padStart(6, '0');

/** Ways to use a code: sends it, and uses it. */
const ways = [
  {
    name: 'sign-up',
    email: ada.email,
    send: () => api.post('/signup', ada),
    use: (code: string) => api.post('/signup', { ...ada, code }),
  },
  {
    name: 'sign-in',
    email: twoSteps.email,
    send: () => api.post('/login', twoSteps),
    use: (code: string) => api.post('/login', { ...twoSteps, code }),
  },
  {
    name: 'reset',
    email: demo,
    send: () => api.post('/reset/request', { email: demo }),
    use: (code: string) => api.post('/reset/code', { email: demo, code }),
  },
];

describe.each(ways)('A code of a $name', ({ email, send, use, name }) => {
  const sent = async () => {
    await send();
    return codeIn(api.mail(email)[0]);
  };

  test('works once if it is sent several times at once', async () => {
    const code = await sent();
    const answers = await Promise.all([use(code), use(code), use(code)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  test('cannot be guessed with many guesses at once', async () => {
    const code = await sent();
    const guesses = Array.from({ length: 30 }, (_, index) => use(wrongFor(code, index + 1)));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'code-wrong')).toHaveLength(5);
    expect((await use(code)).status).toBeGreaterThanOrEqual(400);
  });

  test('cannot be guessed by asking for another one again and again', async () => {
    let tried = 0;
    for (let round = 0; round < 4; round += 1) {
      const code = await sent();
      for (let guess = 1; guess <= 5; guess += 1) {
        const { body } = await use(wrongFor(code, guess));
        if (body.code === 'code-wrong') tried += 1;
      }
      api.wait(30);
    }
    expect(tried).toBe(10);
    const code = codeIn(api.mail(email)[0]);
    expect((await use(code)).body).toMatchObject({ code: 'too-many-attempts' });
  });

  test('cannot be guessed from many addresses', async () => {
    let tried = 0;
    for (let client = 0; client < 12; client += 1) {
      api.from(`192.0.2.${client}`);
      const code = await sent();
      for (let guess = 1; guess <= 5; guess += 1) {
        const { body } = await use(wrongFor(code, guess));
        if (body.code === 'code-wrong') tried += 1;
      }
      api.wait(30);
    }
    expect(tried).toBe(30);
  });

  test('expires to the second', async () => {
    const seconds = name === 'reset' ? 1800 : 600;
    const first = await sent();
    api.wait(seconds);
    expect((await use(first)).body.code).toBe('code-expired');
    const second = await sent();
    api.wait(seconds - 1);
    expect((await use(second)).status).toBeLessThan(300);
  });

  test('is replaced by the next one', async () => {
    const first = await sent();
    api.wait(30);
    const second = await sent();
    expect((await use(first)).body.code).toBe('code-wrong');
    expect((await use(second)).status).toBeLessThan(300);
  });

  test.each([[123_456], [['123456']], [{}], [null], [true], [''], ['1'.repeat(21)]])(
    'must be a text: %j',
    async (code) => {
      await sent();
      expect((await use(code as string)).status).toBe(422);
    },
  );

  test('is good for nothing else', async () => {
    const code = await sent();
    for (const other of ways) {
      if (other.name === name) continue;
      await other.send();
      expect((await other.use(code)).body.code).toBe('code-wrong');
    }
    expect((await use(code)).status).toBeLessThan(300);
  });
});

test('The challenge of a sign-in is no token, and a token is no challenge', async () => {
  const { body } = await api.post('/login', twoSteps);
  const user = await api.call('GET', '/api/auth/user', { token: body.challenge });
  expect(user.body.code).toBe('token-invalid');
  const refresh = await api.post('/refresh', { refresh_token: body.challenge });
  expect(refresh.body.code).toBe('refresh-token-invalid');
  const { body: session } = await api.post('/login', { email: demo, password });
  for (const challenge of [session.token, session.refresh_token, 'x', `${body.challenge}x`]) {
    expect((await api.post('/login/code', { challenge })).body.code).toBe('sign-in-failed');
  }
  api.wait(900);
  const late = await api.post('/login/code', { challenge: body.challenge });
  expect(late.body.code).toBe('sign-in-failed');
});

test('Codes and tokens are in the database neither as they are nor as plain hashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-codes-'));
  const store = openSqliteStore(join(folder, 'trips.db'));
  api = await openAccounts({ store });
  await api.post('/reset/request', { email: demo });
  const [message] = api.mail(demo);
  store.close();
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  rmSync(folder, { recursive: true });
  const written = bytes.join('');
  expect(written).toContain('DEMO@EXAMPLE.COM');
  for (const secret of [codeIn(message), tokenIn(message)]) {
    expect(secret.length).toBeGreaterThan(5);
    const hash = createHash('sha256').update(secret).digest();
    for (const form of [
      secret,
      ...(['latin1', 'hex', 'base64url'] as const).map((as) => hash.toString(as)),
    ]) {
      expect(written).not.toContain(form);
    }
  }
});

test('Hashes are compared to the end, wherever they differ', () => {
  const hash = 'abcdefgh';
  const read = vi.spyOn(String.prototype, 'charCodeAt');
  const steps = ['abcdefgh', 'Xbcdefgh', 'abcdefgX'].map((given) => {
    read.mockClear();
    const isSame = isSameHash(given, hash);
    return [isSame, read.mock.calls.length];
  });
  read.mockRestore();
  expect(steps).toEqual([
    [true, 16],
    [false, 16],
    [false, 16],
  ]);
  expect(isSameHash('', hash)).toBe(false);
  expect(isSameHash(hash, '')).toBe(false);
});
