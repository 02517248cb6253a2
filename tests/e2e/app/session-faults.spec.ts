import type { Page } from '@playwright/test';
import { expect, test } from '../app-site.ts';

// The tests control the clock.
test.use({ now: null });
test.describe.configure({ mode: 'default' });

const start = new Date('2026-04-15T10:00:00Z');
const halfAnHour = '31:00';
const thirtyDays = 30 * 86_400_000;

/** Refreshes that a page and its tabs request, by response. */
function refreshesOf(page: Page): number[] {
  const responses: number[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) responses.push(response.status());
  });
  return responses;
}

test('an access token that expires during work is renewed once, automatically', async ({
  app,
  page,
}) => {
  await page.clock.install({ time: start });
  await app.open('/');
  await app.signIn();
  // The pages below change their text while they load.
  const trips = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('list').first();
  const titles = trips.getByRole('link');
  await expect(titles).not.toHaveCount(0);
  const before = await titles.allInnerTexts();
  const refreshes = refreshesOf(page);

  await page.clock.fastForward(halfAnHour);
  // List, facets and, for the other month, the calendar send requests at the same time.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
  await expect(titles).not.toHaveText(before);
  expect(refreshes).toEqual([200]);

  await page.getByRole('link', { name: 'New trip' }).first().click();
  await page.getByLabel('Title').fill('Written over a pause');
  await page.clock.fastForward(halfAnHour);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Written over a pause' })).toBeFocused();
  expect(refreshes).toEqual([200, 200]);
});

test('a user who types past the end of the session signs in and continues typing', async ({
  app,
  page,
}) => {
  await page.clock.install({ time: start });
  await app.open('/trips/new');
  await app.signIn();
  await page.getByLabel('Title').fill('Thirty days later');
  await page.getByRole('radio', { name: '3.5' }).check({ force: true });
  await page.getByLabel('Tags', { exact: false }).first().fill('slow,');
  await page.getByLabel('Link').fill('https://example.com/slow');
  await page.getByLabel('Notes').fill('<p>First.</p>\n<p>Second.</p>');
  await page.clock.fastForward(thirtyDays);
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  // Another user finds neither the page nor the text on this device, even text typed after the notice.
  await app.signIn('admin@example.com');
  await expect(page.getByRole('heading', { name: 'Trips', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'New trip' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await app.signIn();
  await page.getByRole('link', { name: 'New trip' }).first().click();
  await expect(page.getByText('Your draft was restored.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Thirty days later');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Thirty days later' })).toBeFocused();
  await expect(page.getByText('3.5', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('slow', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Second.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'example.com' })).toBeVisible();
});

test('an old refresh token ends the session in all tabs, and each returns to its page', async ({
  app,
  page,
}) => {
  await page.clock.install({ time: start });
  await app.open('/settings');
  await app.signIn();
  const oldest = await page.evaluate(
    () => localStorage.getItem('auth._refresh_token.password')?.split(' ')[2],
  );
  const other = await app.newTab('/trips/new');
  await other.getByLabel('Title').fill('In the other tab');
  const refreshes = refreshesOf(page);
  for (const [place, screen] of ['Trips', 'Settings'].entries()) {
    await page.clock.fastForward(halfAnHour);
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeFocused();
    // The settings are shown before their sessions are requested.
    await expect.poll(() => refreshes).toHaveLength(place + 1);
  }
  // A list of sessions that is still on its way would already be refused.
  await expect(page.getByText('This session', { exact: true }).first()).toBeVisible();
  const reused = await page.request.post(`${app.origin}/api/auth/refresh`, {
    data: { refresh_token: oldest },
  });
  expect(await reused.json()).toMatchObject({ code: 'refresh-token-reused' });
  await page.getByRole('link', { name: 'Trips', exact: true }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your session has ended.')).toBeVisible();
  }
  expect(app.messages().join()).toContain('401');
  await app.signIn();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await expect(other).toHaveURL(`${app.origin}/trips/new`);
  await expect(other.getByLabel('Title')).toHaveValue('In the other tab');
});

test('a sign-out that the server could not store says so on the screen after it', async ({
  app,
  page,
}) => {
  await app.open('/settings');
  await app.signIn();
  await page.route(/\/api\/auth\/logout$/, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { type: '/api/problems#not-stored', status: 503, code: 'not-stored' },
    }),
  );
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeFocused();
  const answer = page.getByRole('main').getByRole('status');
  await expect(answer).toContainText('the server could not end the session');
  expect(app.messages().join()).toContain('503');
});
