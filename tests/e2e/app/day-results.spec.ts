import { expect, test } from '../app-site.ts';

// One worker builds the app and starts its server once.
test.describe.configure({ mode: 'default' });

for (const [reducedMotion, width, height] of [
  ['no-preference', 390, 700],
  ['reduce', 1200, 420],
] as const) {
  test(`with ${reducedMotion} of motion, the trips of a selected day come into a window of ${width} × ${height}`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height });
    await app.enter('/');
    const day = page.getByRole('gridcell').filter({ has: page.locator('[data-slot$="mark"]') });
    await day.last().evaluate((element) => element.scrollIntoView());
    const list = page.getByRole('region', { name: 'Trips', exact: true });
    await expect(list.getByRole('link').first()).not.toBeInViewport();
    await day.last().click();
    await expect(page).toHaveURL(/from=/);
    await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });
}

test('the page does not hide the day that has the focus of the keyboard', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await app.enter('/');
  const day = page.getByRole('gridcell').filter({ has: page.locator('[data-slot$="mark"]') });
  await day.first().waitFor();
  await page.keyboard.press('Tab');
  await day.first().focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/from=/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  await expect(page.locator('[role="gridcell"]:focus')).toBeInViewport({ ratio: 1 });
});
