import { fileURLToPath } from 'node:url';
import { expect, test as base, type CDPSession, type Page } from '@playwright/test';
import { buildPage } from '../support/auth-page/build-page.ts';
import { startAuthServer } from '../support/auth-server/http-server.ts';
import type { PasskeyPage } from '../support/passkey/page/entry.ts';
import { passkeyRoutes, type PasskeyRoutes } from '../support/passkey/passkey-routes.ts';

// A page with the virtual authenticator of Chromium, and a server that verifies with a maintained library.

const entry = fileURLToPath(new URL('../support/passkey/page/entry.ts', import.meta.url));

/** Device of the user. */
interface Device {
  cdp: CDPSession;
  authenticatorId: string;
  /** Whether the user confirms the device's request. */
  confirm: (isConfirmed: boolean) => Promise<unknown>;
}

interface Fixtures {
  tab: Page;
  device: Device;
  server: { routes: PasskeyRoutes; origin: string };
}

const test = base.extend<Fixtures, { pages: Awaited<ReturnType<typeof buildPage>> }>({
  pages: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await buildPage({ entry })),
    { scope: 'worker' },
  ],
  server: async ({ pages }, provide) => {
    let origin = '';
    const routes = passkeyRoutes(
      () => origin,
      () => server.protocol.sessions,
    );
    const server = await startAuthServer({ pages, routes: routes.respond });
    origin = server.origin.replace('127.0.0.1', 'localhost');
    await provide({ routes, origin });
    await server.close();
  },
  tab: async ({ context, server }, provide) => {
    const tab = await context.newPage();
    await tab.goto(server.origin);
    await expect(tab.locator('body')).toHaveAttribute('data-live', '');
    await provide(tab);
  },
  device: async ({ tab, context }, provide) => {
    const cdp = await context.newCDPSession(tab);
    await cdp.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const confirm = (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    await provide({ cdp, authenticatorId, confirm });
  },
});

/** Runs an operation on the page; returns its result, or the reason or name of its error. */
const run = (tab: Page, work: (page: PasskeyPage) => Promise<unknown>) =>
  tab.evaluate(`window.passkeyPage.outcomeOf((${work.toString()})(window.passkeyPage))`);

const signInByPassword = (tab: Page) =>
  run(tab, ({ auth }) => auth.login({ username: 'ada', password: 'right' }));

/** Creates a passkey and signs out. */
async function register(tab: Page): Promise<unknown> {
  await signInByPassword(tab);
  const created = await run(tab, ({ passkey }) => passkey.register());
  await run(tab, ({ auth }) => auth.logout());
  return created;
}

test('a passkey is created, and signs the user in: in a session that refreshes like any other', async ({
  tab,
  device,
  server,
}) => {
  expect(await run(tab, ({ passkey }) => passkey.isAvailable())).toBe(true);
  expect(await register(tab)).toEqual({ id: expect.any(String), name: 'Passkey 1' });
  const { credentials } = await device.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: device.authenticatorId,
  });
  expect(credentials).toHaveLength(1);
  expect(await run(tab, ({ passkey }) => passkey.signIn())).toMatchObject({ name: 'Ada' });
  expect(await run(tab, async ({ auth }) => auth.getSnapshot())).toMatchObject({
    status: 'authenticated',
    strategy: 'passkey',
  });
  await run(tab, ({ auth }) => auth.refresh());
  await tab.reload();
  await expect(tab.locator('body')).toHaveAttribute('data-live', '');
  expect(await run(tab, async ({ auth }) => auth.getSnapshot())).toMatchObject({
    user: { name: 'Ada' },
  });
  expect(server.routes.statuses.map(([, status]) => status)).toEqual([200, 200, 200, 200]);
});

test('a passkey is offered in the input, and signs in when it is selected', async ({
  tab,
  device,
}) => {
  await register(tab);
  expect(await run(tab, ({ passkey }) => passkey.isAutofillAvailable())).toBe(true);
  expect(device.authenticatorId).toBeTruthy();
  expect(await run(tab, ({ passkey }) => passkey.signIn({ conditional: true }))).toMatchObject({
    name: 'Ada',
  });
});

test('a user who does not confirm has canceled, and stays a guest', async ({ tab, device }) => {
  await register(tab);
  await device.confirm(false);
  expect(await run(tab, ({ passkey }) => passkey.signIn())).toBe('canceled');
  expect(await run(tab, async ({ auth }) => auth.getSnapshot())).toMatchObject({
    loggedIn: false,
    error: null,
  });
});

test('a device has one passkey for a user: a second registration is refused', async ({
  tab,
  device,
}) => {
  await register(tab);
  expect(device.authenticatorId).toBeTruthy();
  await signInByPassword(tab);
  expect(await run(tab, ({ passkey }) => passkey.register())).toBe('exists');
});

test('a page of another domain may not use the passkeys of this one', async ({ tab, device }) => {
  expect(device.authenticatorId).toBeTruthy();
  await tab.route('**/login/options', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), rpId: 'bank.example.com' } });
  });
  expect(await run(tab, ({ passkey }) => passkey.signIn())).toBe('not-allowed');
});

test('browsers without the functions for JSON send the same to the server', async ({
  tab,
  device,
  server,
}) => {
  expect(device.authenticatorId).toBeTruthy();
  await tab.evaluate(() => {
    const { PublicKeyCredential: type } = window as unknown as Record<string, object>;
    for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON']) {
      Reflect.deleteProperty(type ?? {}, name);
    }
    Reflect.deleteProperty(PublicKeyCredential.prototype, 'toJSON');
  });
  expect(await register(tab)).toMatchObject({ name: 'Passkey 1' });
  expect(await run(tab, ({ passkey }) => passkey.signIn())).toMatchObject({ name: 'Ada' });
  expect(server.routes.statuses.map(([, status]) => status)).toEqual([200, 200, 200, 200]);
});
