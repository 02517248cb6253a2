import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

test('no screen breaks a rule of axe, and each has its landmarks once', async ({ app, page }) => {
  const check = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect.soft(await app.axe(), page.url()).toEqual([]);
  };
  await app.open('/login');
  await expect(page.getByRole('button', { name: 'Sign in with this account' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Sign in with this account' }).click();
  await expect(page.getByRole('region', { name: 'Trips', exact: true })).toBeVisible();
  await check();
  await page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await check();
  await page.getByRole('link', { name: 'New trip' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Correct 1 field' })).toBeFocused();
  await check();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await check();
  await page.goto(`${app.origin}/nowhere`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await check();
  await page.goto(`${app.origin}/trips/nobody`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  expect(app.complaints().join()).toContain('404');
});

test('the first screen loads at most 150 kB of script', async ({ app, page }) => {
  const sizes: number[] = [];
  page.on('response', (response) => {
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    if (!response.url().endsWith('.js')) return;
    expect(encoding).toBe('gzip');
    sizes.push(Number(length));
  });
  await app.open('/login');
  await expect(page.getByRole('button', { name: 'Sign in with this account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(150_000);
});

test.describe('On a narrow screen in Arabic', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('everything fits, and the drawer gives focus back', async ({ app, page }) => {
    await app.open('/', { language: 'ar', theme: 'dark' });
    await app.signIn();
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
});

test('the keyboard alone signs in, skips to the content and goes on', async ({ app, page }) => {
  const { keyboard } = page;
  await app.open('/settings');
  await page.getByLabel('Email').focus();
  await keyboard.type(app.account.email);
  await keyboard.press('Tab');
  await keyboard.type(app.account.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toBeFocused();
  await keyboard.type('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await keyboard.type('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('who only reads is offered nothing to write, and told so', async ({ app, page }) => {
  await app.open('/trips/new');
  await app.signIn('reader@example.com');
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'To your trips' }).click();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'New trip' })).toHaveCount(0);
});
