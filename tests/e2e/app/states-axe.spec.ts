import type { Page } from '@playwright/test';
import { deleteTrip, expect, test, type AppSite } from '../app-site.ts';
import { enterCode, mailTo } from './mailbox.ts';

// A color in transition has no fixed contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe.configure({ mode: 'default' });

/** Checks the state that a page is in: its landmarks, all rules of axe, and the contrasts in the other themes. */
async function check(app: AppSite, page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), state).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), `${state}: ${landmark}`).toHaveCount(1);
  }
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

test('no state before and after a session violates a rule of axe', async ({ app, page }) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  await app.open('/login', { theme: 'light' });
  await page.getByRole('button', { name: 'Sign in with this account' }).waitFor();
  await check(app, page, 'sign in');
  await page.getByLabel('Email').fill('unknown');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await check(app, page, 'sign in, fields wrong');
  await page.getByLabel('Email').fill('unknown@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('The sign-in details are incorrect.').first().waitFor();
  await check(app, page, 'sign in, refused');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in with this account' }).click();
  await page.getByText('The server could not be reached.').first().waitFor();
  await check(app, page, 'sign in, server unreachable');
  await page.unroute('**/api/auth/login');
  await page.goto(`${app.origin}/callback`);
  await heading('Sign-in was not completed');
  await check(app, page, 'callback');
  await page.goto(`${app.origin}/login`);
  await app.signIn('reader@example.com');
  await page.goto(`${app.origin}/trips/new`);
  await heading('Not allowed');
  await check(app, page, 'forbidden');
  await page.goto(`${app.origin}/logout`);
  await heading('Sign out?');
  await check(app, page, 'question');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await heading('Signed out');
  await check(app, page, 'signed out');
  expect(app.messages().join()).toMatch(/401.*ERR_FAILED/s);
});

test('no state of an account violates a rule of axe', async ({ app, page }) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  await app.open('/sign-up', { theme: 'light' });
  await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor();
  await check(app, page, 'sign up');
  await email.fill('axe@example.com');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('short');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid=true]').first().waitFor();
  await check(app, page, 'sign up, fields wrong');
  await password.fill('a path of small stones');
  await page.keyboard.press('Enter');
  await heading('Check your email');
  await check(app, page, 'sign up, code');
  await enterCode(page, '000000');
  await page.getByText('The code is incorrect.').waitFor();
  await check(app, page, 'sign up, code wrong');
  await page.goto(`${app.origin}/recover`);
  await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor();
  await check(app, page, 'recover');
  await email.fill(app.account.email);
  await page.keyboard.press('Enter');
  await heading('Check your email');
  await check(app, page, 'recover, code');
  const { link } = await mailTo(app, page, app.account.email, 'reset');
  await page.goto(app.origin + link);
  await heading('Choose a new password');
  await check(app, page, 'new password');
  await page.goto(`${app.origin}/reset-password`);
  await heading('Link expired');
  await check(app, page, 'new password, link expired');
  await page.goto(`${app.origin}/sign-in-link#token=used`);
  await heading('Sign in with a link');
  await check(app, page, 'sign-in link');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading('Link expired');
  await check(app, page, 'sign-in link, expired');
  await page.goto(`${app.origin}/mailbox`);
  await heading('Demo mailbox');
  await check(app, page, 'mailbox');
  await page.goto(`${app.origin}/login`);
  await email.fill('axe@example.com');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await heading('Check your email');
  await check(app, page, 'sign in, link sent');
  expect(app.messages().join()).toMatch(/400.*410/s);
});

test('no state of the list violates a rule of axe', async ({ app, page }) => {
  await app.open('/', { theme: 'light' });
  await app.signIn();
  const trips = page.getByRole('region', { name: 'Trips', exact: true });
  await trips.getByRole('link').first().waitFor();
  await check(app, page, 'list');
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
  const { promise: gate, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/trips?*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(trips).toHaveAttribute('aria-busy', 'true');
  await check(app, page, 'list, page loading');
  go();
  await expect(page).toHaveURL(/page=2/);
  await page.unroute('**/api/trips?*');
  await page.route('**/api/trips?*', (route) => route.abort());
  await page.getByRole('link', { name: 'Page 3' }).click();
  await page.getByText('The server cannot be reached.').waitFor();
  await check(app, page, 'list, server unreachable');
  await page.unroute('**/api/trips?*');
  await page.goto(`${app.origin}/?q=nowhere&tag=sea&country=JP&rating=3`);
  await page.getByRole('heading', { name: 'No matching trips' }).waitFor();
  await check(app, page, 'list, filtered to nothing');
  await page.route('**/api/trips?*', (route) =>
    route.fulfill({ json: { items: [], total: 0, page: 1, pageSize: 10 } }),
  );
  await page.goto(app.origin);
  await page.getByText('No trips yet').waitFor();
  await check(app, page, 'list, empty');
  await page.route('**/api/trips?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(app.origin);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await check(app, page, 'list, broken');
  await page.goto(`${app.origin}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await check(app, page, 'not found');
  expect(app.messages().join()).toMatch(/ERR_FAILED.*500/s);
});

test('no state of a trip and its form violates a rule of axe', async ({ app, page }) => {
  await app.open('/trips/new', { theme: 'light' });
  await app.signIn();
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
  await page.getByLabel('Link').fill('ftp');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: '2 fields need correction' }).waitFor();
  await check(app, page, 'form, fields wrong');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await check(app, page, 'form, confirmation before leaving');
  await page.keyboard.press('Escape');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Your draft was restored.').waitFor();
  await check(app, page, 'form, draft restored');

  await page.getByLabel('Title').fill('In all its states');
  await page.getByLabel('Link').fill('https://example.com/states');
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
  await check(app, page, 'trip, saved');
  await page.route('**/api/trips/*', (route) => route.abort());
  await deleteTrip(page);
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
  await check(app, page, 'trip, not deleted');
  await page.unroute('**/api/trips/*');
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Mine');
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.request.patch(`${app.origin}/api/trips/${id}`, {
    headers: { Authorization: `Bearer ${await app.token()}`, 'If-Match': '*' },
    data: { title: 'Theirs' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('region', { name: 'This trip was changed elsewhere' }).waitFor();
  await check(app, page, 'form, stale');
  expect(app.messages().join()).toMatch(/ERR_FAILED.*412/s);
});

test('no state of the settings violates a rule of axe', async ({ app, page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await app.open('/settings', { theme: 'light', accent: '#ffd400' });
  await app.signIn();
  await page.getByRole('button', { name: 'Reset accent' }).waitFor();
  await check(app, page, 'settings');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await check(app, page, 'drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('dialog', { name: 'Change password' }).waitFor();
  await check(app, page, 'settings, new password');
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Code by email' }).click();
  await page.getByRole('dialog', { name: 'Turn on codes by email?' }).waitFor();
  await check(app, page, 'settings, second step');
  await page.keyboard.press('Escape');
  await page.route('**/api/auth/{sessions,passkeys}', (route) => route.abort());
  await page.reload();
  await page.getByText('The sessions could not be loaded.').waitFor();
  await page.getByText('The sign-in settings could not be loaded.').first().waitFor();
  await check(app, page, 'settings, sessions unreachable');
  expect(app.messages().join()).toContain('ERR_FAILED');
});
