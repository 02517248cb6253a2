import {
  callsOf,
  expect,
  isLive,
  leave,
  logOf,
  renew,
  shows,
  signIn,
  signInAtProvider,
  test,
} from './oauth-site.ts';

// A page and a real OpenID provider, which runs on another origin.

test.describe.configure({ mode: 'default' });

test('a user signs in with the provider and returns to the requested page', async ({ site }) => {
  const tab = await site.openTab();
  await signIn(tab, { returnTo: '/orders?tab=2#total' });
  await shows(tab, 'authenticated ADA');
  expect(tab.url()).toBe(`${site.app.origin}/orders?tab=2#total`);
  await tab.reload();
  await isLive(tab);
  await shows(tab, 'authenticated ADA');
  expect(site.provider.events).toEqual(['grant.success authorization_code']);
  const asked = new URL(
    site.provider.requests.find((one) => one.includes('/auth?'))?.split(' ')[1] ?? '',
    site.provider.issuer,
  );
  expect(asked.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
});

test('the response does not stay in the address or the history', async ({ site }) => {
  const tab = await site.openTab();
  await signIn(tab);
  expect(tab.url()).toBe(`${site.app.origin}/`);
  await tab.goBack();
  expect(tab.url()).toBe(`${site.app.origin}/callback`);
});

test('a window signs in, and the page that opened it stays', async ({ site, context }) => {
  const tab = await site.openTab('/orders');
  const opened = context.waitForEvent('page');
  await leave(tab, { popup: true });
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await signInAtProvider(popup);
  await closed;
  await shows(tab, 'authenticated ADA');
  expect(tab.url()).toBe(`${site.app.origin}/orders`);
});

test('a window that the user closes cancels the sign-in, without an error', async ({
  site,
  context,
}) => {
  const tab = await site.openTab();
  const opened = context.waitForEvent('page');
  await leave(tab, { popup: true });
  const popup = await opened;
  await popup.getByPlaceholder('Enter any login').waitFor();
  await popup.close();
  await expect
    .poll(() => tab.evaluate(() => window.providerPage.auth.getSnapshot().busy))
    .toBe(false);
  expect(await logOf(tab)).not.toContain(expect.stringContaining('error'));
  expect(await tab.evaluate(() => window.providerPage.auth.getSnapshot().error)).toBeNull();
});

test('a page that the browser restores, because the user went back, is not busy', async ({
  site,
}) => {
  const tab = await site.openTab('/', { stays: true });
  const outcome = tab.evaluate(() =>
    window.providerPage.auth.login().catch((error: Error) => error.name),
  );
  await expect.poll(() => tab.evaluate(() => sessionStorage.length)).toBe(1);
  // A browser under automation has no back-forward cache; the test sends the page the same event.
  await tab.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await outcome).toBe('SignInCanceledError');
  expect(await tab.evaluate(() => window.providerPage.auth.getSnapshot().busy)).toBe(false);
});

test('two tabs send each one-use refresh token once, and the provider sees no reuse', async ({
  site,
}) => {
  const a = await site.openTab();
  await signIn(a);
  const b = await site.openTab();
  await shows(b, 'authenticated ADA');
  for (let round = 1; round <= 3; round += 1) {
    for (const tab of [a, b]) {
      await tab.evaluate(() => {
        window.providerPage.ahead += 300_000;
      });
    }
    const tokens = await Promise.all(
      [a, b].map((tab) => tab.evaluate(() => window.providerPage.auth.getAccessToken())),
    );
    expect(new Set(tokens).size).toBe(1);
  }
  const refreshes = site.provider.events.filter((event) => event.endsWith('refresh_token'));
  expect(refreshes).toHaveLength(3);
  expect(site.provider.events).not.toContain('grant.revoked');
});

test('a stolen refresh token that was already used ends the session everywhere', async ({
  site,
}) => {
  const tab = await site.openTab();
  await signIn(tab);
  const stolen = await tab.evaluate(
    () => localStorage.getItem('auth._refresh_token.oidc')?.split(' ')[2] ?? '',
  );
  expect(await renew(tab)).toBe('renewed');
  const answer = await fetch(`${site.provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: stolen,
      client_id: 'app',
    }),
  });
  expect(answer.status).toBe(400);
  expect(site.provider.events).toContain('grant.revoked');
  expect(await renew(tab)).toBe('AuthRequestError');
  await shows(tab, 'anonymous none');
  expect(await tab.evaluate(() => localStorage.length)).toBe(0);
});

test('a sign-out revokes the tokens and ends the session at the provider, too', async ({
  site,
}) => {
  const tab = await site.openTab();
  await signIn(tab);
  const b = await site.openTab('/orders');
  await shows(b, 'authenticated ADA');
  await tab.evaluate(() => void window.providerPage.auth.logout());
  await tab.getByRole('button', { name: 'Yes, sign me out' }).click();
  await isLive(tab);
  expect(tab.url()).toBe(`${site.app.origin}/`);
  await shows(tab, 'anonymous none');
  await shows(b, 'anonymous none');
  expect(callsOf(site.provider, '/token/revocation')).toHaveLength(1);
  expect(site.provider.requests.some((one) => one.includes('id_token_hint=ey'))).toBe(true);
  await leave(tab);
  await expect(tab.getByPlaceholder('Enter any login')).toBeVisible();
});
