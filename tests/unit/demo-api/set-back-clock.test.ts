import { beforeEach, describe, expect, test } from 'vitest';
import {
  codeIn,
  openAccounts,
  type AccountClient,
} from '#tests/support/demo-api/account-client.ts';

const demo = 'demo@example.com';
let api: AccountClient;
beforeEach(async () => {
  api = await openAccounts();
});

describe('After the clock of the server was set back by six hours', () => {
  const request = () => api.post('/reset/request', { email: demo });

  test('the limit of messages does not last until the clock catches up', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await request()).status).toBe(202);
      api.wait(60);
    }
    expect((await request()).status).toBe(429);
    api.wait(-21_600);
    expect((await request()).status).toBe(202);
    expect(api.mail(demo)).toHaveLength(6);
  });

  test('nor does that of wrong codes, and neither do codes', async () => {
    const use = (code: string) => api.post('/reset/code', { email: demo, code });
    await request();
    const old = codeIn(api.mail(demo)[0]);
    api.wait(-21_600);
    expect((await use(old)).body.code).toBe('code-expired');
    expect((await request()).body.resendAfter).toBe(30);
    expect((await use(codeIn(api.mail(demo)[0]))).status).toBe(200);
  });

  test('a small correction of the clock leaves a code usable', async () => {
    await request();
    api.wait(-5);
    expect((await request()).body.resendAfter).toBe(30);
    const [message] = api.mail(demo);
    expect((await api.post('/reset/code', { email: demo, code: codeIn(message) })).status).toBe(
      200,
    );
  });
});
