import { describe, expect, test } from 'vitest';
import { createLimitLogin, defaultLimits } from '#src/demo-api/routes/limits.ts';
import { createGate } from '#src/demo-api/routes/turns.ts';
import { memoryStore } from '#src/demo-api/store/store.ts';
import { openTestApi, password } from '#tests/support/demo-api/test-api.ts';

const wrong = { email: 'demo@example.com', password: 'wrong' };
const right = { email: 'demo@example.com', password };

describe('The limit of sign-ins', () => {
  test('allows five mistakes, then waits, with the right password, too', async () => {
    const { call, wait } = await openTestApi();
    const login = (body: object) => call('POST', '/api/auth/login', { body });
    for (let mistake = 0; mistake < 5; mistake += 1) expect((await login(wrong)).status).toBe(401);
    wait(60);
    const { status, headers, body } = await login(right);
    expect([status, body.code]).toEqual([429, 'too-many-attempts']);
    expect(headers.get('Retry-After')).toBe('840');
    expect(body.retryAfter).toBe(840);
    wait(839);
    expect((await login(right)).status).toBe(429);
    wait(1);
    expect((await login(right)).status).toBe(200);
  });

  test('forgets mistakes after the right password', async () => {
    const { call } = await openTestApi();
    const login = (body: object) => call('POST', '/api/auth/login', { body });
    for (let round = 0; round < 3; round += 1) {
      for (let mistake = 0; mistake < 4; mistake += 1) await login(wrong);
      expect((await login(right)).status).toBe(200);
    }
  });

  test('allows no more guesses if many are sent at once', async () => {
    const { call } = await openTestApi();
    const guess = (index: number) =>
      call('POST', '/api/auth/login', { body: { ...wrong, password: `guess ${index}` } });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(index)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('rejects none of many right passwords sent at once', async () => {
    const { call } = await openTestApi();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/api/auth/login', { body: right })),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('The limiter', () => {
  const limits = { ...defaultLimits.logins, account: 7, client: 9 };
  const fail = () => Promise.resolve(null);

  test('counts an account across all addresses', async () => {
    const limitLogin = createLimitLogin(memoryStore().attempts, limits, () => 0);
    for (let index = 0; index < 7; index += 1) await limitLogin('a', `address ${index}`, fail);
    expect(await limitLogin('a', 'address 9', fail)).toEqual({ kind: 'wait', seconds: 900 });
    expect((await limitLogin('b', 'address 9', fail)).kind).toBe('done');
  });

  test('counts an address across all accounts, and a correct password does not reset it', async () => {
    const limitLogin = createLimitLogin(memoryStore().attempts, limits, () => 0);
    for (let index = 0; index < 9; index += 1) await limitLogin(`account ${index}`, 'x', fail);
    expect((await limitLogin('mine', 'x', () => Promise.resolve('me'))).kind).toBe('wait');
    expect((await limitLogin('mine', 'y', () => Promise.resolve('me'))).kind).toBe('done');
  });

  test('continues after work that throws', async () => {
    const limitLogin = createLimitLogin(memoryStore().attempts, { ...limits, pair: 1 }, () => 0);
    const broken = limitLogin('a', 'x', () => Promise.reject(new Error('no memory')));
    const next = limitLogin('a', 'x', () => Promise.resolve('me'));
    await expect(broken).rejects.toThrow('no memory');
    expect(await next).toEqual({ kind: 'done', value: 'me' });
  });

  test.each([
    ['account', 7, (index: number) => ['a', `address ${index}`]],
    ['address', 9, (index: number) => [`account ${index}`, 'x']],
  ] as const)('tries no more passwords of one %s at once than may fail', async (_, most, from) => {
    const limitLogin = createLimitLogin(memoryStore().attempts, limits, () => 0);
    let tried = 0;
    const guess = (index: number) => {
      const [account = '', address = ''] = from(index);
      return limitLogin(account, address, async () => {
        tried += 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        return null;
      });
    };
    const responses = await Promise.all(Array.from({ length: 40 }, (__, index) => guess(index)));
    expect(tried).toBe(most);
    expect(responses.filter(({ kind }) => kind === 'wait')).toHaveLength(40 - most);
  });

  test('checks two passwords at a time, keeps a short queue and asks further requests to wait', async () => {
    const limitLogin = createLimitLogin(memoryStore().attempts, defaultLimits.logins, () => 0);
    let running = 0;
    let mostRunning = 0;
    const work = async () => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return 'me';
    };
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => limitLogin(`account ${index}`, `${index}`, work)),
    );
    expect(mostRunning).toBe(2);
    const refused = responses.filter(({ kind }) => kind === 'wait');
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]).toEqual({ kind: 'wait', seconds: 5 });
    expect((await limitLogin('later', 'later', work)).kind).toBe('done');
  });

  test('never asks to wait longer than the window if the clock was set back', async () => {
    let time = 100_000;
    const limitLogin = createLimitLogin(memoryStore().attempts, limits, () => time);
    for (let index = 0; index < 5; index += 1) await limitLogin('a', 'x', fail);
    time -= 21_600;
    expect((await limitLogin('a', 'x', () => Promise.resolve('me'))).kind).toBe('done');
  });

  test('lets addresses take turns: a third one waits for its share, and none of it is refused', async () => {
    const limitLogin = createLimitLogin(memoryStore().attempts, defaultLimits.logins, () => 0);
    const order: string[] = [];
    const signIns = (address: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        limitLogin(`account ${address} ${index}`, address, async () => {
          order.push(address);
          await new Promise(setImmediate);
          return 'me';
        }),
      );
    const many = [...signIns('one', 30), ...signIns('two', 30)];
    const few = await Promise.all(signIns('three', 25));
    await Promise.all(many);
    expect(few.filter(({ kind }) => kind === 'wait')).toEqual([]);
    expect(order.indexOf('three')).toBeLessThan(6);
    expect(order.lastIndexOf('three')).toBeLessThan(80);
  });

  test('refuses the last one of the address with the longest queue, rather than another address', async () => {
    const gate = createGate(1, 4);
    const turn = Promise.withResolvers<void>();
    const results: string[] = [];
    const run = (client: string) =>
      gate(client, () => turn.promise).then(
        (result) => void results.push(`${client} ${result === 'full' ? 'refused' : 'done'}`),
      );
    const all = ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'd', 'e'].map(run);
    await new Promise(setImmediate);
    expect(results.toSorted()).toEqual(['a refused', 'a refused', 'a refused', 'e refused']);
    turn.resolve();
    await Promise.all(all);
    expect(results.slice(4).toSorted()).toEqual(['a done', 'a done', 'b done', 'c done', 'd done']);
  });
});
