import { expect, test } from '../app-site.ts';
import { enterCode, mailTo, signUp } from './mailbox.ts';

test.use({ now: null });
test.describe.configure({ mode: 'default' });

test('codes by email are turned on and off with the password', async ({ app, page }) => {
  const email = 'careful@example.com';
  const password = await signUp(app, page, email);
  await page.getByRole('link', { name: 'Settings' }).click();
  const toggle = page.getByRole('switch', { name: 'Code by email' });
  const dialog = page.getByRole('dialog');
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong one');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('The password is incorrect.').first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await enterCode(page, (await mailTo(app, page, email, 'sign-in-code')).code);
  await page.getByRole('heading', { name: 'Trips', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).click();
  await toggle.click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(toggle).not.toBeChecked();
  expect(app.messages().join()).toMatch(/403.*401/s);
});

test('a new password signs out other devices, not this one', async ({ app, page, browser }) => {
  const email = 'changed@example.com';
  const password = await signUp(app, page, email);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${app.origin}/settings`);
  await other.getByRole('textbox', { name: 'Email' }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('a new path of stones');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.').first()).toBeVisible();
  await expect(page.getByText('You are signed in only on this device.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out everywhere' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await elsewhere.close();
});
