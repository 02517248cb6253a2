import { startAuthServer } from '../support/auth-server/http-server.ts';
import { expect, shows, signIn, storedIn, test } from './auth-site.ts';

const code = /live-parts/;

test('a sign-in whose code does not come fails with a name, and works after a reload', async ({
  site,
}) => {
  const a = await site.openTab();
  await a.route(code, (route) => route.abort());
  const error = await a.evaluate(() =>
    window.signInPage.auth
      .login({ username: 'ada', password: 'right' })
      .catch(({ name, message, retryable }) => [name, message, retryable]),
  );
  expect(error).toEqual(['AuthRequestError', 'The code of the session did not load.', true]);
  await shows(a, 'anonymous nobody');
  await a.unroute(code);
  await a.reload();
  await signIn(a);
  await shows(a, 'authenticated Ada');
});

test('a kept session whose code does not come is found after a reload', async ({ site }) => {
  const a = await site.openTab();
  await signIn(a);
  const kept = await storedIn(a);
  await a.route(code, (route) => route.abort());
  await a.reload();
  await shows(a, 'anonymous nobody');
  expect(await storedIn(a)).toBe(kept);
  await a.unroute(code);
  await a.reload();
  await shows(a, 'authenticated Ada');
});

test('no token leaves through a <base> that somebody has slipped in', async ({ site }) => {
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

test.describe('A page that the browser brings back as it was left', () => {
  test.use({ cookies: true });

  test('no longer shows who has lost the cookie meanwhile', async ({ site, context }) => {
    const a = await site.openTab({ cookies: true });
    await signIn(a);
    await shows(a, 'authenticated Ada');
    await context.clearCookies();
    // A browser that is driven from outside has no back-forward cache; the page is told as it would be.
    await a.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await shows(a, 'anonymous nobody');
  });
});
