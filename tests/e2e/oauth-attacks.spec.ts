import { startAuthServer } from '../support/auth-server/http-server.ts';
import { expect, isLive, leave, logOf, test } from './oauth-site.ts';

// Attacks and faults between a page and a real OpenID provider.

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
