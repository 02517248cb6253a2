import { deleteTrip, expect, test } from '../app-site.ts';

// One worker builds the app and starts its server once.
test.describe.configure({ mode: 'default' });

test('a trip is created, edited and found, and the session ends', async ({ app, page }) => {
  await app.open('/trips/new');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await app.signIn();
  await expect(page).toHaveURL(`${app.origin}/trips/new`);
  await expect(page.getByRole('heading', { name: 'New trip' })).toBeFocused();
  await expect(page).toHaveTitle('New trip · Tessera');

  await page.getByLabel('Title').fill('A week by the sea');
  await page.getByRole('radio', { name: '4.5' }).check({ force: true });
  await page.getByLabel('Tags', { exact: false }).first().fill('sea,');
  await page.getByLabel('Link').fill('https://example.com/sea');
  await page
    .getByLabel('Notes')
    .fill('<p>Warm <img src=x onerror="document.title=1"> <b>sand</b></p>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'A week by the sea' })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('sand')).toHaveCSS('font-weight', '700');
  await expect(page.getByRole('link', { name: 'example.com', exact: true })).toHaveAttribute(
    'href',
    'https://example.com/sea',
  );
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('A week by the sea · Tessera');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Two weeks by the sea');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Two weeks by the sea' })).toBeVisible();

  await page.getByRole('link', { name: 'All trips' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('two weeks sea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=two\+weeks\+sea$/);
  await expect(page.getByRole('status').filter({ hasText: /^1 trip$/ })).toBeVisible();

  const response = Promise.withResolvers<void>();
  await page.route('**/api/trips/*', async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Two weeks by the sea' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-kind=trip]')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
  response.resolve();
  await expect(page.getByRole('heading', { name: 'Two weeks by the sea' })).toBeFocused();
  await expect(page.locator('[data-kind=trip]')).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'All trips' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('two weeks sea');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await page.goto(`${app.origin}/settings`);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('the list is paged, sorted and filtered by its URL', async ({ app, page }) => {
  await app.enter('/?sort=title&page=2');
  const list = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('listitem');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('title');
  const titles = page
    .getByRole('region', { name: 'Trips', exact: true })
    .locator('a[href^="/trips/"]');
  await expect(titles).toHaveCount(10);
  const second = await titles.allInnerTexts();
  await page.getByRole('link', { name: /page 3/i }).click();
  await expect(page).toHaveURL(/sort=title&page=3$/);
  await expect(titles.first()).not.toHaveText(second[0] ?? '');
  await page.goBack();
  await expect(titles).toHaveText(second);
  await page.getByRole('button', { name: 'next month' }).click();
  await expect(page).toHaveURL(/sort=title&page=2&month=2026-05$/);
  await page.reload();
  await expect(page.getByText('May 2026').first()).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveText(second);
  await page.getByRole('gridcell', { name: /April 15/ }).click();
  await expect(page).toHaveURL(/from=2026-04-15&to=2026-04-15/);
  await expect(list.first()).toBeVisible();
  const found = await titles.allInnerTexts();

  await app.kill();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest rated');
  await expect(page.getByText('The server cannot be reached.').first()).toBeVisible();
  await expect(titles).toHaveText(found);
  expect(app.messages().join()).toContain('ERR_CONNECTION_REFUSED');
  await app.restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeHidden();
  await expect(page).toHaveURL(/sort=-rating/);
});

test('a stale edit is reported, and nothing of either side is lost', async ({ app, page }) => {
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Seen by two');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Mine');
  const elsewhere = await page.request.patch(`${app.origin}/api/trips/${id}`, {
    headers: { Authorization: `Bearer ${await app.token()}`, 'If-Match': '*' },
    data: { title: 'Theirs' },
  });
  expect(elsewhere.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const stale = page.getByRole('region', { name: 'This trip was changed elsewhere' });
  await expect(stale.getByRole('row', { name: 'Title Mine Theirs' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await expect(page.locator('[data-slot=error-summary]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(stale).toBeFocused();
  expect(app.messages().join()).toContain('412');
  await stale.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
  await deleteTrip(page);
  await expect(page.getByText('“Mine” was deleted.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await expect(page.getByText('“Mine” was deleted.')).toHaveCount(0);
});

test('a deleted trip is restored with all its data, also after a failed attempt', async ({
  app,
  page,
}) => {
  await app.enter('/trips/seed-1-003?');
  const path = '/api/trips/seed-1-003';
  const headers = { Authorization: `Bearer ${await app.token()}` };
  const stored = async () => (await page.request.get(app.origin + path, { headers })).text();
  const before = await stored();
  const { title } = JSON.parse(before) as { title: string };
  await deleteTrip(page);
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `“${title}” was deleted.` }),
  ).toBeVisible();
  expect(await stored()).not.toBe(before);
  expect(await app.axe()).toEqual([]);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('alert')).toContainText(`“${title}” could not be restored.`);
  await page.context().setOffline(false);
  const count = page.getByRole('status').filter({ hasText: /^\d+ trips/ });
  const without = await count.textContent();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `“${title}” was restored.` }),
  ).toBeVisible();
  await expect(count).not.toHaveText(without ?? '');
  expect(await stored()).toBe(before);
  await expect(page.getByText('could not be restored')).toHaveCount(0);
  expect(app.messages().join()).toContain('ERR_INTERNET_DISCONNECTED');

  // The offer ends with the session.
  await page.goto(`${app.origin}/trips/seed-1-003`);
  await deleteTrip(page);
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await app.signIn('admin@example.com');
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('unsaved input survives a reload, an expired session and an unreachable server', async ({
  app,
  page,
}) => {
  await app.enter('/trips/new');
  await page.getByLabel('Title').fill('Not saved yet');
  await page.getByLabel('Notes').fill('Half a sentence');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your draft was restored.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Not saved yet');

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a sentence');

  await page.request.delete(`${app.origin}/api/auth/sessions`, {
    headers: { Authorization: `Bearer ${await app.token()}` },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
  expect(app.messages().join()).toContain('401');
  await app.signIn();
  await expect(page).toHaveURL(`${app.origin}/trips/new`);
  await expect(page.getByLabel('Title')).toHaveValue('Not saved yet');

  // The part that loads after the screens would be missing without the server, too.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('japanese-fonts')),
  );
  await app.kill();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('The server could not be reached. Nothing is lost').first(),
  ).toBeVisible();
  expect(app.messages().join()).toContain('ERR_CONNECTION_REFUSED');
  await app.restart();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Not saved yet', level: 1 })).toBeVisible();
  await expect(page.getByText('Half a sentence').first()).toBeVisible();
});

test('the stars of all rows in the list are aligned in every width', async ({ app, page }) => {
  await app.enter('/?sort=-rating');
  const rows = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('listitem');
  await rows.locator('[data-slot="rating-display"]').nth(5).waitFor();
  const places = () =>
    rows.locator('[data-slot="rating-display"]').evaluateAll((all) => {
      const boxes = all.map((stars) => stars.getBoundingClientRect());
      return [...new Set(boxes.map(({ x, width }) => `${Math.round(x)}, ${Math.round(width)}`))];
    });
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(places, `in ${width} px`).toHaveLength(1);
  }
});
