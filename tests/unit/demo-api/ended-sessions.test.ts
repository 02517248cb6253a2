import { expect, test } from 'vitest';
import { openTestApi, signIn } from '#tests/support/demo-api/test-api.ts';

test('a reused refresh token ends the session even after the clock was set back', async () => {
  const { call, wait } = await openTestApi();
  const refresh = (token: string) =>
    call('POST', '/api/auth/refresh', { body: { refresh_token: token } });
  const first = await signIn(call);
  wait(7200);
  await refresh(first.refresh);
  wait(-3600);
  expect((await refresh(first.refresh)).body.code).toBe('refresh-token-reused');
});
