import { startAuthServer } from '../support/auth-server/http-server.ts';
import type { ProtocolResponse } from '../support/auth-server/protocol.ts';
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

// Attacks and faults between a page and a real OpenID provider.

test('a user who denies access returns as a guest, with a typed error', async ({ site }) => {
  const tab = await site.openTab();
  await leave(tab);
  await tab.getByRole('link', { name: 'Cancel' }).click();
  await isLive(tab);
  await shows(tab, 'anonymous none');
  expect(await logOf(tab)).toContain('error denied');
  expect(tab.url()).toBe(`${site.app.origin}/callback`);
  expect(callsOf(site.provider, '/token')).toEqual([]);
});

test('an error of the provider keeps its code', async ({ site }) => {
  const tab = await site.openTab();
  await leave(tab, { prompt: 'none' });
  await tab.waitForURL('**/callback');
  await isLive(tab);
  expect(await logOf(tab)).toContain('error provider');
  const code = await tab.evaluate(() => {
    const { error } = window.providerPage.auth.getSnapshot();
    return error && 'code' in error ? error.code : null;
  });
  expect(code).toBe('login_required');
});

test('a response of a sign-in that another browser began is refused (login CSRF)', async ({
  site,
  browser,
}) => {
  const context = await browser.newContext();
  const attacker = await context.newPage();
  await attacker.addInitScript((issuer) => {
    window.providerPageChoices = {
      providers: { oidc: { issuer, clientId: 'app', scope: 'openid profile' } },
    };
  }, site.provider.issuer);
  await attacker.goto(site.app.origin);
  await isLive(attacker);
  await attacker.route('**/callback?*', () => undefined);
  const answered = attacker.waitForRequest('**/callback?*');
  await leave(attacker);
  await signInAtProvider(attacker, 'mallory').catch(() => undefined);
  const forged = new URL((await answered).url());
  await context.close();
  const tab = await site.openTab(forged.pathname + forged.search);
  expect(await logOf(tab)).toContain('error state-unknown');
  await shows(tab, 'anonymous none');
  expect(callsOf(site.provider, '/token')).toEqual([]);
});

test('a provider that passes the user on to another one gets no code of it (mix-up)', async ({
  site,
}) => {
  const evil = await startAuthServer({
    open: true,
    pages: (path): ProtocolResponse | undefined => {
      const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
      if (pathname === '/.well-known/openid-configuration') {
        return {
          status: 200,
          headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
          body: JSON.stringify({
            issuer: evil.origin,
            authorization_endpoint: `${evil.origin}/auth`,
            token_endpoint: `${evil.origin}/token`,
            jwks_uri: `${evil.origin}/jwks`,
          }),
        };
      }
      if (pathname !== '/auth') return undefined;
      searchParams.set('client_id', 'app');
      return {
        status: 303,
        headers: { location: `${site.provider.issuer}/auth?${searchParams}` },
        body: '',
      };
    },
  });
  const tab = await site.openTab('/', {
    providers: {
      oidc: { issuer: site.provider.issuer, clientId: 'app', scope: 'openid profile' },
      evil: { issuer: evil.origin, clientId: 'evil', scope: 'openid profile' },
    },
  });
  await leave(tab, {}, 'evil');
  await signInAtProvider(tab);
  await isLive(tab);
  expect(await logOf(tab)).toContain('error response');
  await shows(tab, 'anonymous none');
  expect(evil.protocol.requests).toEqual([]);
  await evil.close();
});

for (const [minutes, outcome] of [
  [4, 'authenticated ADA'],
  [-60, 'anonymous none'],
] as const) {
  test(`a device whose clock is ${minutes} minutes off: ${outcome}`, async ({ site }) => {
    const tab = await site.openTab('/', { ahead: minutes * 60_000 });
    await signIn(tab);
    await shows(tab, outcome);
    const errors = (await logOf(tab)).filter((line) => line.startsWith('error'));
    expect(errors).toEqual(outcome.startsWith('authenticated') ? [] : ['error clock']);
  });
}

test('a message of another window or origin is no response', async ({ site, context }) => {
  const tab = await site.openTab();
  const opened = context.waitForEvent('page');
  await leave(tab, { popup: true });
  const popup = await opened;
  await popup.getByPlaceholder('Enter any login').waitFor();
  const forged = { type: 'tessera-sign-in', url: `${site.app.origin}/callback?code=1&state=1` };
  await tab.evaluate((message) => window.postMessage(message, location.origin), forged);
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await tab.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 300)));
  expect(await tab.evaluate(() => window.providerPage.auth.getSnapshot().busy)).toBe(true);
  await popup.close();
});

test('the callback page sends its address to no window of another origin', async ({
  site,
  context,
}) => {
  const evil = await startAuthServer({
    pages: () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><title>Elsewhere</title>',
    }),
  });
  const page = await context.newPage();
  await page
    .goto(evil.origin.replace('127.0.0.1', 'localhost'))
    .catch(() => page.goto(evil.origin));
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => {
    window.addEventListener('message', () => {
      document.title = 'a leak';
    });
    window.open(url, 'tessera-sign-in');
  }, `${site.app.origin}/empty`);
  const popup = await opened;
  await popup.addInitScript((issuer) => {
    window.providerPageChoices = { providers: { oidc: { issuer, clientId: 'app' } } };
  }, site.provider.issuer);
  await popup.goto(`${site.app.origin}/callback?code=secret&state=secret`);
  await isLive(popup);
  expect(await logOf(popup)).toContain('error state-unknown');
  expect(await page.title()).toBe('Elsewhere');
  await evil.close();
});
