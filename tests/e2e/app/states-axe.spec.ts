import type { Page } from '@playwright/test';
import { deleteTrip, expect, test, type AppSite } from '../app-site.ts';

// States that no story shows, because they are a layer over a screen or come and go. The catalog runs axe on the others
// in each theme, and the walk through the screens on each page as a whole.

// A color in transition has no fixed contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ mode: 'default' });

/** Checks the state that a page is in: all rules of axe, and the contrasts in the other themes. */
async function check(app: AppSite, page: Page, state: string): Promise<void> {
  expect.soft(await app.axe(), state).toEqual([]);
  for (const theme of ['dark', 'high-contrast']) {
    await setTheme(page, theme);
    expect.soft(await app.axe(['color-contrast']), `${state} in ${theme}`).toEqual([]);
  }
  await setTheme(page, 'light');
}

function setTheme(page: Page, name: string): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, name);
}

test('no layer or message over the list violates a rule of axe', async ({ app, page }) => {
  await app.open('/login', { theme: 'light' });
  await page.getByLabel('Email').fill('unknown');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await check(app, page, 'sign in, fields wrong');
  await app.signIn();
  const trips = page.getByRole('region', { name: 'Trips', exact: true });
  await trips.getByRole('link').first().waitFor();
  for (const [name, words] of [
    ['Countries', 'ja'],
    ['Tags', 'fam'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const choice = page.getByRole('combobox', { name });
    await choice.pressSequentially(words);
    // Suggestions load on focus, perhaps after the first characters.
    await expect(async () => {
      await choice.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
    }).toPass();
    await check(app, page, `list, choices of ${name}`);
    await choice.fill('');
    // The list, if it is open, then the part of the filter.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden({ timeout: 500 });
    }).toPass();
  }
  await page.route('**/api/trips?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Page 2' }).click();
  await page.getByText('The server cannot be reached.').waitFor();
  await check(app, page, 'list, next page unreachable');
  expect(app.messages().join()).toContain('ERR_FAILED');
});

test('no layer or message over a trip and its form violates a rule of axe', async ({
  app,
  page,
}) => {
  await app.enter('/trips/new', { settings: { theme: 'light' } });
  await page.getByRole('heading', { name: 'New trip', level: 1 }).waitFor();
  const calendars = page.getByRole('button', { name: /^Open calendar/ });
  for (const field of [calendars.first(), calendars.last()]) {
    await field.click();
    await page.getByRole('gridcell', { selected: false }).first().waitFor();
    await check(app, page, 'form, calendar open');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Open color picker/ }).click();
  await page.getByRole('slider', { name: /Hue/ }).waitFor();
  await check(app, page, 'form, color picker open');
  await page.keyboard.press('Escape');
  await page.getByLabel('Title').fill('In all its states');
  await page.getByLabel('Link').fill('https://example.com/states');
  await page.getByRole('link', { name: 'Settings' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Leave without saving?' });
  await confirmation.waitFor();
  await check(app, page, 'form, confirmation before leaving');
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden' });
  await page.getByRole('radio', { name: '3.5' }).check({ force: true });
  await page.getByRole('combobox', { name: /^Tags/ }).fill('sea,');
  await page
    .getByRole('textbox', { name: 'Notes' })
    .fill('<h2>Day</h2><p><a href="https://example.com">Ferry</a> <code>9:10</code></p>');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await page.getByRole('img', { name: 'QR code for the link' }).waitFor();
  await check(app, page, 'trip, QR code');
  await page.keyboard.press('Escape');
  await page.route('**/api/trips/*', (route) => route.abort());
  await deleteTrip(page);
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
  await check(app, page, 'trip, not deleted');
  expect(app.messages().join()).toContain('ERR_FAILED');
});

test('no layer or message over the settings violates a rule of axe', async ({ app, page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await app.enter('/settings', { settings: { theme: 'light', accent: '#ffd400' } });
  await page.getByRole('button', { name: 'Reset accent' }).waitFor();
  await check(app, page, 'settings with a light accent');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await check(app, page, 'drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('dialog', { name: 'Change password' }).waitFor();
  await check(app, page, 'settings, new password');
  await page.keyboard.press('Escape');
  await page.route('**/api/auth/{sessions,passkeys}', (route) => route.abort());
  await page.reload();
  await page.getByText('The sessions could not be loaded.').waitFor();
  await page.getByText('The sign-in settings could not be loaded.').first().waitFor();
  await check(app, page, 'settings, sessions unreachable');
  expect(app.messages().join()).toContain('ERR_FAILED');
});
