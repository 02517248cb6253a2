import {
  callsOf,
  expect,
  isLive,
  leave,
  logOf,
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
