import type { Page } from '@playwright/test';
import { expect, test } from '../app-site.ts';
import { enterCode, mailTo, signUp } from './mailbox.ts';

// Codes and links expire by the clock of the server.
test.use({ now: null });

test.describe.configure({ mode: 'default' });

const emailOf = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('a guest signs up with a code from the mailbox, and continues at the requested page', async ({
  app,
  page,
}) => {
  const email = 'new@example.com';
  await app.open('/settings');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Create an account · Tessera');
  await emailOf(page).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Password', { exact: true }).fill('a path of small stones');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();
  await enterCode(page, '000000');
  await expect(page.getByText('The code is incorrect.').first()).toBeVisible();
  expect(app.messages().join()).toContain('400');

  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the demo mailbox' }).click();
  const mailbox = await opening;
  await expect(mailbox.getByRole('heading', { name: 'Demo mailbox', level: 1 })).toBeVisible();
  const message = mailbox.getByRole('listitem').first();
  await expect(message).toContainText(email);
  const code = /Code\s+(\d{6})/.exec(await message.innerText())?.[1] ?? '';
  await mailbox.close();
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Trips', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to your journal' })).toBeVisible();
});

test('a new password by link ends the sessions of other devices', async ({
  app,
  page,
  browser,
}) => {
  const email = 'lost@example.com';
  await signUp(app, page, email);
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto(`${app.origin}/login`);
  await guest.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(guest.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await emailOf(guest).fill(email);
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();
  const { link } = await mailTo(app, guest, email, 'reset');
  await guest.goto(app.origin + link);
  await expect(guest.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  // Neither in the address nor in the history.
  await expect(guest).toHaveURL(`${app.origin}/reset-password`);
  await guest.getByLabel('New password', { exact: true }).fill('another path of stones');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await guest.getByRole('link', { name: 'Sign in' }).click();
  await expect(guest.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await emailOf(guest).fill(email);
  await guest.getByLabel('Password', { exact: true }).fill('another path of stones');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
  expect(app.messages().join()).toContain('401');

  // The link works once.
  await page.goto(app.origin + link);
  await page.getByLabel('New password', { exact: true }).fill('a third path of stones');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Link expired' })).toBeVisible();
  expect(app.messages().join()).toContain('410');
  await page.getByRole('link', { name: 'Request another link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await elsewhere.close();
});

test('the code of the same email leads to the new password, too', async ({ app, page }) => {
  await app.open('/recover');
  await emailOf(page).fill('reader@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await enterCode(page, (await mailTo(app, page, 'reader@example.com', 'reset')).code);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
  await expect(page).toHaveURL(`${app.origin}/reset-password`);
  await page.goBack();
  await expect(page).not.toHaveURL(/reset-password/);
});

test('a link by email signs in once, and returns a signed-in user home', async ({ app, page }) => {
  await app.open('/login');
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(emailOf(page)).toHaveAttribute('aria-invalid', 'true');
  await emailOf(page).fill(app.account.email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();
  const { link } = await mailTo(app, page, app.account.email, 'sign-in-link');
  await page.goto(app.origin + link);
  await expect(page).toHaveURL(`${app.origin}/sign-in-link`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  for (const path of ['/sign-up', '/recover', '/reset-password', link]) {
    await page.goto(app.origin + path);
    await expect(page).toHaveURL(`${app.origin}/`);
    await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Signed out' }).waitFor();
  await page.goto(app.origin + link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Link expired' })).toBeVisible();
  expect(app.messages().join()).toContain('410');
});

test('an account with two steps asks for a code by email, and sends another', async ({
  app,
  page,
}) => {
  const email = 'two-steps@example.com';
  await page.clock.install();
  await app.open('/trips/new');
  await emailOf(page).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(app.account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeVisible();
  await mailTo(app, page, email, 'sign-in-code');
  await page.clock.fastForward('00:31');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent again', { exact: true })).toBeAttached();
  const { code } = await mailTo(app, page, email, 'sign-in-code');
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByText('The code is incorrect.').first()).toBeVisible();
  await enterCode(page, code);
  await expect(page.getByRole('heading', { name: 'New trip', level: 1 })).toBeVisible();
  expect(app.messages().join()).toMatch(/401.*400/s);
});
