import { expect, test } from '../app-site.ts';

test('each screen has a title of its own, and back goes to where one was', async ({
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
  await app.open('/?sort=title&page=3');
  await arrive('Sign in', false);
  await app.signIn();
  await expect(page).toHaveURL(`${app.origin}/?sort=title&page=3`);
  await arrive('Trips');
  await page.getByRole('searchbox', { name: 'Search' }).fill('not sent yet');
  const row = page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').nth(8);
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  const title = await row.innerText();
  await row.click();
  await arrive(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Edit' }).click();
  await arrive(`Edit ${title}`);
  await page.getByRole('link', { name: 'New trip' }).click();
  await arrive('New trip');
  await page.getByRole('link', { name: 'Settings' }).click();
  await arrive('Settings');
  for (const name of ['New trip', `Edit ${title}`, title]) {
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

test('what is on its way is told, and so is what was found', async ({ app, page }) => {
  await app.open('/');
  await app.signIn();
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
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
});
