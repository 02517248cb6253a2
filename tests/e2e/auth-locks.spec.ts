import type { Page } from '@playwright/test';
import { ask, expect, shows, signIn, test } from './auth-site.ts';

// Two tabs with expired access tokens, one of which is slow, hangs or sleeps during the refresh.

/** Number of locks that a tab waits for. */
const locksAwaitedBy = (tab: Page) =>
  tab.evaluate(async () => (await navigator.locks.query()).pending?.length);

test('a tab that falls asleep holding the lock delays the other only until the timeout', async ({
  site,
}) => {
  const { protocol } = site.server;
  const [a, b] = [await site.openTab(), await site.openTab()];
  await signIn(a);
  await shows(b, 'authenticated Ada');
  await site.expire(a, b);
  await a.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('auth.refresh', () => {
          resolve();
          return new Promise<void>((wake) => window.addEventListener('focus', () => wake()));
        });
      }),
  );
  await b.clock.install();
  const askedByB = ask(b);
  await expect.poll(() => locksAwaitedBy(b)).toBe(1);
  await b.clock.fastForward(34_000);
  expect(await locksAwaitedBy(b)).toBe(1);
  await b.clock.fastForward(1000);
  expect(await askedByB).toEqual([200]);
  await a.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await ask(a)).toEqual([200]);
  expect([protocol.calls('refresh').length, protocol.sessions.reuses]).toEqual([1, 0]);
});

test('two tabs without Web Locks refresh one after the other, and both stay signed in', async ({
  site,
  context,
}) => {
  // As on a page without HTTPS.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  const { protocol } = site.server;
  const [a, b] = [await site.openTab(), await site.openTab()];
  await signIn(a);
  await shows(b, 'authenticated Ada');
  await site.expire(a, b);
  expect(await Promise.all([ask(a), ask(b)])).toEqual([[200], [200]]);
  expect([protocol.calls('refresh').length, protocol.sessions.reuses]).toEqual([1, 0]);
  await shows(a, 'authenticated Ada');
  await shows(b, 'authenticated Ada');
});
