import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

test('the first screen loads at most 144 kB of script', async ({ app, page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    if (!response.url().endsWith('.js')) return;
    expect(encoding).toBe('br');
    sizes.push(Number(length));
  });
  await app.open('/login');
  await expect(page.getByRole('button', { name: 'Sign in with this account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(144_000);
});

test.describe('On a narrow screen in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('everything fits, and the drawer returns focus', async ({ app, page }) => {
    await app.enter('/', { settings: { language: 'ar', theme: 'dark' } });
    const fits = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      );
    await expect(page.getByRole('heading', { name: 'الرحلات', level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await fits()).toBe(true);
    await page.getByRole('button', { name: 'القائمة' }).click();
    const drawer = page.getByRole('dialog', { name: 'القائمة' });
    expect(await app.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'القائمة' })).toBeFocused();
    for (const [name, path] of [
      ['الإعدادات', '/settings'],
      ['رحلة جديدة', '/trips/new'],
    ] as const) {
      await page.getByRole('button', { name: 'القائمة' }).click();
      await drawer.getByRole('link', { name }).click();
      await expect(page).toHaveURL(app.origin + path);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
      expect(await fits()).toBe(true);
    }
  });

  test('the filter is a row of buttons, each of which opens its section', async ({ app, page }) => {
    await app.enter('/settings');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Highest rated');
    await expect(sort).toHaveValue('-rating');
    await page.getByRole('button', { name: 'Rating' }).click();
    await page.getByRole('radio', { name: '4 out of 5', exact: true }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Rating: 4+' })).toBeFocused();
  });
});

test('a read-only user has nothing to edit and sees why', async ({ app, page }) => {
  await app.enter('/trips/new', { email: 'reader@example.com' });
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your trips' }).click();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'New trip' })).toHaveCount(0);
});
