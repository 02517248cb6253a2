import type { Page } from '@playwright/test';
import { expect, test } from '../app-site.ts';

test('each screen has its own title, and Back restores the scroll position', async ({
  app,
  page,
}) => {
  const titles = new Set<string>();
  const arrive = async (name: string | RegExp, hasFocus = true) => {
    const heading = page.getByRole('heading', { name, level: 1, exact: true });
    await (hasFocus ? expect(heading).toBeFocused() : expect(heading).toBeVisible());
    const words = await heading.innerText();
    await expect(page).toHaveTitle(`${words} · Tessera`);
    titles.add(words);
  };
  // So short that the list is longer than the window.
  await page.setViewportSize({ width: 1024, height: 600 });
  await app.open('/?sort=title&page=3');
  await arrive('Sign in', false);
  await app.signIn();
  await expect(page).toHaveURL(`${app.origin}/?sort=title&page=3`);
  await arrive('Trips');
  const row = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').nth(8);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  const title = await row.innerText();
  await row.click();
  await arrive(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await arrive('Edit trip');
  await page.getByRole('link', { name: 'New trip' }).click();
  await arrive('New trip');
  await page.getByRole('link', { name: 'Settings' }).click();
  await arrive('Settings');
  for (const name of ['New trip', 'Edit trip', title]) {
    await page.goBack();
    await arrive(name);
  }
  await page.goBack();
  await arrive('Trips');
  await expect(page).toHaveURL(`${app.origin}/?sort=title&page=3`);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await arrive(title);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await arrive('Signed out');
  expect(titles.size).toBe(7);
});

test('loading and search results are announced', async ({ app, page }) => {
  await app.enter('/');
  const first = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').first();
  await first.waitFor();
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/trips/*', async (route) => {
    await gate;
    await route.continue();
  });
  await first.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' }).first()).toBeAttached();
  go();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
});

/** Animations of each view transition of a page, by the names of the elements that they move. */
async function transitionsOf(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => {
          return effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : '';
        });
        moved.push(parts.filter((part) => part.startsWith('::view-transition')));
      });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[][] }).moved);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`with ${reducedMotion} of motion a trip and its mosaic come and go`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const moved = await transitionsOf(page);
    await app.enter('/');
    const trips = page.getByRole('region', { name: 'Trips', exact: true });
    await trips.getByRole('link').first().click();
    await page.getByRole('link', { name: 'All trips' }).click();
    await expect(trips.getByRole('link').first()).toBeVisible();
    await expect.poll(moved).toHaveLength(2);
    for (const parts of await moved()) {
      const mosaic = parts.filter((part) => part.endsWith('(trip-mosaic)'));
      expect(mosaic.length > 0, parts.join()).toBe(reducedMotion === 'no-preference');
      if (reducedMotion === 'reduce') expect(parts).toEqual([]);
    }
  });
}

test('a page opened by its URL starts at the top', async ({ app, page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await app.enter('/settings');
  await page.goto(`${app.origin}/trips/new`);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.waitForLoadState('networkidle');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(scrolled).toBe(120);
  // Playwright's click would scroll first.
  await page.getByRole('banner').getByRole('link', { name: 'Trips' }).dispatchEvent('click');
  await page.getByRole('gridcell').first().waitFor();
  await page.goto(`${app.origin}/settings`);
  await page.getByText('This session').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await scrolled()).toBe(0);
});
