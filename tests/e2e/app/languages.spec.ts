import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

test('a language that does not load changes neither texts nor language of the page', async ({
  app,
  page,
}) => {
  await app.enter('/settings');
  await expect(page.getByText('This session').first()).toBeVisible();
  const html = page.locator('html');
  const notice = page.getByRole('status').filter({ hasText: '“⁨العربية⁩” did not load' });
  await page.route('**/assets/ar-*.js', (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(notice).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  // Dates and numbers are in the language of the texts.
  await expect(
    page
      .getByText(/^Last used .*2026/)
      .first()
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('ar');
  expect(await app.axe()).toEqual([]);

  // Another language replaces the failed one; the message is gone.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');
  await expect(notice).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('العربية');
  await expect(page.getByText('vorerst auf Deutsch').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  expect(app.messages().join()).toContain('ERR_FAILED');
});

test('a page whose language does not load is in English and says so', async ({ app, page }) => {
  await page.route('**/assets/de-*.js', (route) => route.abort());
  await app.open('/login', { language: 'de' });
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    page.getByRole('status').filter({ hasText: '“⁨Deutsch⁩” did not load' }),
  ).toBeVisible();
  expect(await app.axe()).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(app.messages().join()).toContain('ERR_FAILED');
});
