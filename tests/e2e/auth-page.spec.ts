import { startAuthServer } from '../support/auth-server/http-server.ts';
import { expect, shows, signIn, test } from './auth-site.ts';

test('no token leaks through an injected <base>', async ({ site }) => {
  const elsewhere = await startAuthServer({ open: true });
  const a = await site.openTab();
  await signIn(a);
  const status = await a.evaluate(async (href) => {
    document.head.append(Object.assign(document.createElement('base'), { href }));
    await window.signInPage.auth.fetchUser();
    return (await window.signInPage.auth.fetch('/api/things')).status;
  }, elsewhere.origin);
  expect(status).toBe(401);
  expect(
    elsewhere.protocol.requests.map(({ path, headers }) => [path, headers['authorization']]),
  ).toEqual([['/api/things', undefined]]);
  await elsewhere.close();
});

test.describe('A page restored from the back-forward cache', () => {
  test.use({ cookies: true });

  test('does not show a user who has lost the cookie meanwhile', async ({ site, context }) => {
    const a = await site.openTab({ cookies: true });
    await signIn(a);
    await shows(a, 'authenticated Ada');
    await context.clearCookies();
    // A browser under automation has no back-forward cache; the test sends the page the same events.
    await a.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await shows(a, 'anonymous none');
  });
});
