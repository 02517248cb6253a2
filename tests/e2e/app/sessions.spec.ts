import { expect, test } from '../app-site.ts';

// A user is warned two minutes before the session ends, here one second after signing in.
test.use({ now: null, choices: ['--access-seconds', '60', '--refresh-seconds', '121'] });

test('a user about to be signed out is asked, can stay, and signs out in all tabs', async ({
  app,
  page,
}) => {
  await app.open('/login');
  await app.signIn();
  const question = page.getByRole('dialog', { name: 'Your session ends soon' });
  await expect(question).toContainText(/in 1 minute, \d+ seconds/);
  expect(await app.axe()).toEqual([]);
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  expect((await renewed).ok()).toBe(true);

  const other = await page.context().newPage();
  await other.goto(`${app.origin}/settings`);
  await expect(other.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Sign out now' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Signed out' })).toBeVisible();
});
