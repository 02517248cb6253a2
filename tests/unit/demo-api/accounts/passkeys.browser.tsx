import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { createAuth, memoryStore, refreshStrategy } from '#src/auth/index.ts';
import { createPasskeys } from '#src/auth/passkey/index.ts';
import { openBrowserApi } from '#src/demo-api/index.ts';

// The authenticator of Chromium, the client, and the API that runs in the page.

/** Part of the protocol of Chromium. */
interface Session {
  send: (method: string, params?: object) => Promise<{ authenticatorId: string }>;
}

const session = cdp() as unknown as Session;
let authenticatorId = '';

beforeEach(async () => {
  await session.send('WebAuthn.enable', { enableUI: false });
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  ({ authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options }));
});
afterEach(async () => {
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});

async function open() {
  const { fetch, demo } = await openBrowserApi({ hasTrips: false });
  const auth = createAuth({
    strategies: {
      password: refreshStrategy(),
      passkey: refreshStrategy({ endpoints: { login: '/api/auth/passkeys/login' } }),
    },
    fetch,
    store: memoryStore(),
    channel: false,
    locks: false,
  });
  return { auth, demo, passkey: createPasskeys(auth) };
}

test('A passkey is added and signs in, with the API in the page', async () => {
  const { auth, demo, passkey } = await open();
  await auth.login(demo, { strategy: 'password' });
  const added = await passkey.register({ request: { name: 'Laptop' } });
  expect(added).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  await auth.logout();
  expect(await passkey.signIn()).toMatchObject({ email: demo.email });
  const response = await auth.fetch('/api/auth/passkeys');
  expect(await response.json()).toMatchObject({
    passkeys: [{ name: 'Laptop', lastUsedAt: expect.any(String) }],
  });
});

test('A passkey that was removed signs in no longer', async () => {
  const { auth, demo, passkey } = await open();
  await auth.login(demo, { strategy: 'password' });
  const { id } = (await passkey.register()) as { id: string };
  await auth.fetch(`/api/auth/passkeys/${id}`, { method: 'DELETE' });
  await auth.logout();
  await expect(passkey.signIn()).rejects.toMatchObject({ status: 400 });
});
