import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  codeIn,
  openAccounts,
  tokenIn,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';

const demo = 'demo@example.com';
const ada = { email: 'ada@example.com', password: 'a longer password' };

let api: AccountClient;
beforeEach(async () => {
  api = await openAccounts();
});

describe('Many messages', () => {
  test('from one client end after sixty in an hour, whatever the addresses', async () => {
    const asked = [];
    for (let index = 0; index < 70; index += 1) {
      const { status } = await api.post('/signup', { ...ada, email: `mass-${index}@example.com` });
      asked.push(status);
    }
    expect(asked.filter((status) => status === 202)).toHaveLength(60);
    const { status, body, headers } = await api.post('/signup', ada);
    expect([status, body.code, headers.get('Retry-After')]).toEqual([
      429,
      'too-many-attempts',
      '3600',
    ]);
    expect(api.mail(ada.email)).toEqual([]);
    api.from('192.0.2.2');
    expect((await api.post('/signup', ada)).status).toBe(202);
  });

  test('at once end after sixty, too', async () => {
    const all = Array.from({ length: 90 }, (_, index) =>
      api.post('/signup', { ...ada, email: `mass-${index}@example.com` }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
  });

  test('to one address end after five from one client, and twenty from all', async () => {
    let count = 0;
    for (let client = 0; client < 6; client += 1) {
      api.from(`192.0.2.${client}`);
      for (let time = 0; time < 6; time += 1) {
        if ((await api.post('/reset/request', { email: demo })).status === 202) count += 1;
        api.wait(31);
      }
      if (client === 0) expect(count).toBe(5);
    }
    expect(count).toBe(20);
    expect(api.mail(demo)).toHaveLength(20);
  });

  test('from a stranger do not keep the owner of an address from asking', async () => {
    for (let time = 0; time < 6; time += 1) {
      await api.post('/reset/request', { email: demo });
      api.wait(31);
    }
    api.from('192.0.2.2');
    expect((await api.post('/reset/request', { email: demo })).status).toBe(202);
  });

  test('that are not sent any more leave the last link good', async () => {
    for (let time = 0; time < 6; time += 1) {
      await api.post('/reset/request', { email: demo });
      api.wait(31);
    }
    expect(api.mail(demo)).toHaveLength(5);
    const reset = { token: tokenIn(api.mail(demo)[0]), password: 'another password' };
    expect((await api.post('/reset', reset)).status).toBe(204);
  });

  test('in one moment are one', async () => {
    for (let time = 0; time < 3; time += 1) await api.post('/reset/request', { email: demo });
    expect(api.mail(demo)).toHaveLength(1);
  });
});

describe('An address', () => {
  const send = (email: unknown) =>
    Promise.all([
      api.post('/signup', { email, password: ada.password }),
      api.post('/reset/request', { email }),
      api.post('/link/request', { email }),
    ]);

  test.each([
    ['a line break and a header', 'ada@example.com\r\nBcc: all@example.com'],
    ['an encoded line break', 'ada@example.com%0d%0aBcc:all@example.com'],
    ['two addresses', 'ada@example.com,eve@example.com'],
    ['a name', 'Ada <ada@example.com>'],
    ['a null character', 'ada@example.com\u0000'],
    ['a letter that looks the same', 'dem\u00f6@example.com'],
    ['a Kelvin sign', 'demo@example.com\u212a'],
    ['a hidden character', 'demo\u200b@example.com'],
    ['too many characters', `${'a'.repeat(243)}@example.com`],
    ['a list', [demo]],
  ])('with %s is refused, and nothing is sent', async (_what, email) => {
    for (const { status, body } of await send(email)) {
      expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
    }
    expect(api.mail(demo)).toEqual([]);
  });

  test('in another case is the same: messages go to the one of the account', async () => {
    await send('DEMO@Example.com');
    expect(api.mail('DEMO@Example.com')).toEqual([]);
    const kinds = api.mail(demo).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['reset', 'sign-in-link', 'sign-up-known']);
  });
});

describe('A body', () => {
  test('with a very long password is refused before it is hashed', async () => {
    const long = 'x'.repeat(1001);
    const work = vi.spyOn(crypto.subtle, 'deriveBits');
    const code = '123456';
    expect((await api.post('/signup', { ...ada, password: long, code })).status).toBe(422);
    expect((await api.post('/reset', { token: 'x', password: long })).status).toBe(422);
    expect(work).not.toHaveBeenCalled();
    work.mockRestore();
  });

  test('cannot choose role, id or second factor of a new account', async () => {
    await api.post('/signup', ada);
    const code = codeIn(api.mail(ada.email)[0]);
    const more = { role: 'reader', id: 'user-2', secondFactor: 'email', scope: ['trips:all'] };
    const { body } = await api.post('/signup', { ...ada, ...more, code });
    expect(body.user).toMatchObject({ role: 'editor', scope: ['trips:read', 'trips:write'] });
    expect(body.user.id).not.toBe('user-2');
  });
});

describe('A stranger who signs up with the address of another', () => {
  test('cannot put words into the message', async () => {
    await api.post('/signup', { ...ada, name: 'Win a prize at https://evil.example' });
    expect(JSON.stringify(api.mail(ada.email))).not.toContain('evil');
  });

  test('does not replace an account, even with a code from before it was made', async () => {
    await api.post('/signup', ada);
    const code = codeIn(api.mail(ada.email)[0]);
    const made = { id: 'made', name: 'Ada', email: ada.email, role: 'editor' } as const;
    api.store.users.insert({ ...made, passwordHash: 'kept', secondFactor: null });
    const { body } = await api.post('/signup', { ...ada, code });
    expect(body.code).toBe('code-expired');
    expect(api.store.users.byEmail(ada.email)).toMatchObject({ id: 'made', passwordHash: 'kept' });
  });
});
