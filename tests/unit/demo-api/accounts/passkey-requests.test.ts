import { beforeEach, describe, expect, test } from 'vitest';
import { openAccounts, type AccountClient } from '#tests/support/demo-api/account-client.ts';
import { SoftAuthenticator } from '#tests/support/demo-api/soft-authenticator.ts';
import { signIn } from '#tests/support/demo-api/test-api.ts';

describe('The options', () => {
  let api: AccountClient;
  const device = new SoftAuthenticator('demo');
  let token = '';
  beforeEach(async () => {
    api = await openAccounts();
    token = (await signIn(api.call)).token;
    const { body } = await api.post('/passkeys/register/options', {}, token);
    const made = await api.post('/passkeys/register', device.create(body.challenge), token);
    expect(made.status).toBe(201);
  });

  test('for a new passkey name the user, and the passkeys to leave out', async () => {
    const { body } = await api.post('/passkeys/register/options', {}, token);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Trips' },
      user: { id: Buffer.from('user-1').toString('base64url'), name: 'demo@example.com' },
      excludeCredentials: [{ id: device.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('for a sign-in name nothing of an account', async () => {
    const { body } = await api.post('/passkeys/login/options', {});
    expect(body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.allowCredentials ?? []).toEqual([]);
  });
});

describe('The place of passkeys', () => {
  const options = (host: string) => ({ headers: { Host: host }, body: {} });

  test('is not taken from a request, unless it is to localhost', async () => {
    const { app } = await openAccounts();
    const ask = (url: string) =>
      app.request(`${url}/api/auth/passkeys/login/options`, { method: 'POST' });
    expect((await ask('http://localhost:8080')).status).toBe(200);
    for (const url of ['https://evil.example', 'http://127.0.0.1', 'http://[::1]']) {
      expect((await ask(url)).status).toBe(501);
    }
  });

  test('is the origin of the app, whatever the request says', async () => {
    const { call } = await openAccounts({ origin: 'https://trips.example.com' });
    const { body } = await call('POST', '/api/auth/passkeys/login/options', options('localhost'));
    expect(body.rpId).toBe('trips.example.com');
  });

  test('is no IP address, which passkeys cannot belong to', async () => {
    const { call } = await openAccounts({ origin: 'https://192.0.2.1' });
    const answer = await call('POST', '/api/auth/passkeys/login/options', options('localhost'));
    expect([answer.status, answer.body.code]).toEqual([501, 'passkeys-unavailable']);
  });
});

test.each(['/passkeys/login/options', '/passkeys/register/options'])(
  'A client that asks %s for very many challenges must wait',
  async (path) => {
    const api = await openAccounts();
    const { token } = await signIn(api.call);
    const ask = () => api.post(path, {}, token);
    for (let time = 0; time < 300; time += 1) await ask();
    expect((await ask()).body).toMatchObject({ code: 'too-many-attempts', retryAfter: 900 });
    api.from('192.0.2.2');
    expect((await ask()).status).toBe(200);
  },
);
