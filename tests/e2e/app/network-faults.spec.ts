import type { Page, Route } from '@playwright/test';
import { deleteTrip, expect, test, type AppSite } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

const trips = /\/api\/trips(\/[\w-]+)?(\?|$)/;
const mine = (page: Page) => page.getByRole('region', { name: 'Trips', exact: true });
const titlesOf = (page: Page) => mine(page).locator('a[href^="/trips/"]');

/** Lets the server process the next request of a method and crash before it answers. */
async function dropResponse(app: AppSite, page: Page, method: string): Promise<void> {
  let isLost = false;
  const drop = async (route: Route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    await app.kill();
    return route.abort('connectionreset');
  };
  await page.route(trips, drop);
}

/** Delays the next request to a URL; returns a function that releases it. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await promise;
      // The page that sent the request may be closed by now.
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  return resolve;
}

test('a server that saves and crashes before it responds does nothing twice', async ({
  app,
  page,
}) => {
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Answer lost');
  await page.getByLabel('Notes').fill('Written before');
  await dropResponse(app, page, 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is lost: try again').first()).toBeVisible();
  // Text typed meanwhile belongs to the same trip.
  await page.getByLabel('Title').fill('Answer lost, then found');
  await app.restart();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Answer lost, then found' })).toBeFocused();
  await expect(page.getByText('Written before').first()).toBeVisible();
  const headers = { Authorization: `Bearer ${await app.token()}` };
  const found = async () => {
    const response = await page.request.get(`${app.origin}/api/trips?q=answer+lost`, { headers });
    return ((await response.json()) as { total: number }).total;
  };
  expect(await found()).toBe(1);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Answer lost again');
  await dropResponse(app, page, 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing is lost: try again').first()).toBeVisible();
  await page.getByLabel('Notes').fill('Written after');
  await app.restart();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Answer lost again' })).toBeFocused();
  await expect(page.getByText('Written after').first()).toBeVisible();

  // The user is still signed in, and the saved data is there.
  await page.reload();
  await expect(page.getByText('Written after').first()).toBeVisible();
  await dropResponse(app, page, 'DELETE');
  await deleteTrip(page);
  await expect(page.getByRole('alert')).toHaveText(/The server cannot be reached/);
  await app.restart();
  await deleteTrip(page);
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();
  expect(await found()).toBe(0);
  expect(app.messages().join()).toContain('ERR_CONNECTION_RESET');
});

test('a slow network is indicated, and neither a second click nor a late response counts', async ({
  app,
  page,
}) => {
  const given: string[] = [];
  page.on('requestfailed', (request) => {
    given.push(`${request.failure()?.errorText} ${new URL(request.url()).pathname}`);
  });
  await app.enter('/');
  await expect(titlesOf(page)).toHaveCount(10);
  const latest = await titlesOf(page).allInnerTexts();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const releaseFirst = await hold(page, /sort=title/);
  await sort.selectOption('Title');
  await expect(mine(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await sort.selectOption('Highest rated');
  await expect(mine(page)).toHaveAttribute('aria-busy', 'false');
  await expect(titlesOf(page)).not.toHaveText(latest);
  const best = await titlesOf(page).allInnerTexts();
  releaseFirst();
  await expect(titlesOf(page)).toHaveText(best);
  expect(given).toContain('net::ERR_ABORTED /api/trips');

  const releaseTrip = await hold(page, /\/api\/trips\/[\w-]+$/);
  const asked = page.waitForRequest(/\/api\/trips\/[\w-]+$/);
  await titlesOf(page).first().click();
  const path = new URL((await asked).url()).pathname;
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await page.getByRole('link', { name: 'New trip' }).first().click();
  await expect(page.getByRole('heading', { name: 'New trip' })).toBeFocused();
  expect(given).toContain(`net::ERR_ABORTED ${path}`);
  releaseTrip();

  const writings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writings.push(request.url());
  });
  await page.getByLabel('Title').fill('Clicked twice');
  const releaseSave = await hold(page, /\/api\/trips$/);
  const save = page.getByRole('button', { name: 'Save' });
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Title').press('Enter');
  releaseSave();
  await expect(page.getByRole('heading', { name: 'Clicked twice' })).toBeFocused();
  expect(writings).toHaveLength(1);
});

test('offline, everything stays and resumes when the connection is back', async ({ app, page }) => {
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Written in a tunnel');
  await offline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written in a tunnel');
  await offline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Written in a tunnel' })).toBeFocused();

  await page.getByRole('link', { name: 'All trips' }).click();
  await expect(titlesOf(page)).toHaveCount(10);
  const loaded = await titlesOf(page).allInnerTexts();
  // The last part of the screen to load; without it there would be a second message.
  await expect(page.getByRole('grid')).toBeVisible();
  await offline(true);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest rated');
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await expect(titlesOf(page)).toHaveText(loaded);
  await offline(false);
  await expect(page.getByText('The server cannot be reached.')).toBeHidden();
  await expect(titlesOf(page)).not.toHaveText(loaded);

  // A part of the app that was not loaded yet loads when it can.
  await offline(true);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeFocused();
  await app.token();
  await offline(false);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const others = page.getByRole('button', { name: /^Sign out (?!everywhere)./ });
  await expect(others).not.toHaveCount(0);
  const count = await others.count();
  await offline(true);
  await others.first().click();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(page.getByText('The sessions could not be loaded.')).toBeHidden();
  await expect(others).toHaveCount(count);
  await offline(false);
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await others.first().click();
  await expect(others).toHaveCount(count - 1);
  expect(app.messages().join()).toContain('ERR_INTERNET_DISCONNECTED');
});

test('server errors are explained, keep the loaded data and can be retried', async ({
  app,
  page,
}) => {
  const broken = { status: 500, contentType: 'application/problem+json', body: '{"status":500}' };
  const failRequests = (url: RegExp) => page.route(url, (route) => route.fulfill(broken));
  const repair = () => page.unrouteAll();
  const retry = page.getByRole('button', { name: 'Try again' });
  await failRequests(trips);
  await app.enter('/');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await repair();
  await retry.click();
  await expect(titlesOf(page)).toHaveCount(10);
  const loaded = await titlesOf(page).allInnerTexts();
  await failRequests(trips);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
  await expect(
    page.getByText(
      'Something went wrong. The list could not be refreshed. You see the saved data.',
    ),
  ).toBeVisible();
  await expect(titlesOf(page)).toHaveText(loaded);
  await repair();
  await retry.click();
  await expect(titlesOf(page)).not.toHaveText(loaded);

  await page.getByRole('link', { name: 'New trip' }).first().click();
  await page.getByLabel('Title').fill('Despite everything');
  await failRequests(trips);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The trip could not be saved.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Despite everything');
  await repair();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Despite everything' })).toBeFocused();

  await failRequests(/\/api\/auth\/sessions/);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('The sessions could not be loaded.').first()).toBeVisible();
  await repair();
  await retry.click();
  await expect(page.getByText('This session').first()).toBeVisible();

  // Users need not sign in again because the server briefly does not recognize them.
  await failRequests(/\/api\/auth\/user/);
  await page.reload();
  await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
  await repair();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('This session').first()).toBeVisible();
  expect(app.messages().join()).toContain('500');
});
