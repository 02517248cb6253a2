import { expect, test } from '../app-site.ts';

test('a part of the app that does not load says so and is loaded anew', async ({ app, page }) => {
  const lose = (part: string) => page.route(`**/assets/${part}*.js`, (route) => route.abort());
  const again = page.getByRole('button', { name: 'Load again' });
  const lost = page.getByRole('heading', { name: 'This page did not load', level: 1 });
  await lose('login-screen');
  await app.open('/login');
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await app.signIn();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  await lose('settings-screen');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(lost).toBeFocused();
  expect(await app.axe()).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('This session')).toBeVisible();
  // Part of the frame, and of what stands in for it.
  await lose('screen-skeleton');
  await page.reload();
  await expect(lost).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(page.getByText('This session')).toBeVisible();
  expect(app.complaints().join()).toContain('ERR_FAILED');
});
