import { expect, test } from '../app-site.ts';

test('a part of the app that fails to load reports it and can be loaded again', async ({
  app,
  page,
}) => {
  const blockPart = (part: string) => page.route(`**/assets/${part}*.js`, (route) => route.abort());
  const again = page.getByRole('button', { name: 'Reload' });
  const lost = page.getByRole('heading', { name: 'This page did not load', level: 1 });
  await blockPart('account');
  await app.open('/login');
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await app.signIn();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await blockPart('settings-screen');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(lost).toBeFocused();
  expect(await app.axe()).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('This session').first()).toBeVisible();
  // Part of the frame and of its placeholder.
  await blockPart('screen-skeleton');
  await page.reload();
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('This session').first()).toBeVisible();
  // A failed part beside the list does not affect the list.
  await blockPart('trip-calendar');
  await app.open('/');
  await expect(page.getByText('Part of this page did not load.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(app.messages().join()).toContain('ERR_FAILED');
});

test('an app that fails to load, or may not run scripts, shows a message', async ({
  app,
  browser,
  page,
}) => {
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await app.open('/login');
  const message = page.getByRole('main');
  await expect(message).toHaveCount(0);
  // The test skips the delay of several seconds.
  await page.locator('main').evaluate((late) => late.getAnimations()[0]?.finish());
  await expect(message).toContainText('Tessera has not loaded yet');
  expect(await app.axe()).toEqual([]);
  await page.unrouteAll();
  await message.getByRole('link', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Tessera has not loaded yet')).toHaveCount(0);
  expect(app.messages().join()).toContain('ERR_FAILED');

  const bare = await browser.newPage({ javaScriptEnabled: false });
  await bare.goto(app.origin);
  await expect(bare.getByRole('main')).toContainText('Tessera needs JavaScript');
  await bare.close();
});
