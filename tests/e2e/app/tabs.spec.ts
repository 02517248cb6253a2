import { deleteTrip, expect, test } from '../app-site.ts';

test('two tabs of one user show the same data, and neither overwrites the other', async ({
  app,
  page,
}) => {
  await app.open('/');
  await app.signIn();
  const list = page.getByRole('region', { name: 'Trips', exact: true });
  await expect(list).toBeVisible();
  const other = await app.newTab('/settings');
  await other.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Reisen', level: 1 })).toBeVisible();
  await other.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible();

  await other.getByRole('link', { name: 'New trip' }).click();
  await other.getByLabel('Title').fill('Seen in both');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Recently updated');
  await list.getByRole('link', { name: 'Seen in both' }).click();
  await expect(page.getByRole('heading', { name: 'Seen in both' })).toBeFocused();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Typed here');
  await other.getByRole('link', { name: 'Edit', exact: true }).click();
  await other.getByLabel('Title').fill('Seen there');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Seen there' })).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  const stale = page.getByRole('region', { name: 'This trip was changed elsewhere' });
  await expect(stale.getByRole('row', { name: 'Notes Typed here –' })).toBeVisible();
  expect(app.messages().join()).toContain('412');
  await stale.getByRole('button', { name: 'Use the saved version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Seen there');
  // A discarded draft does not come back.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Seen there' })).toBeFocused();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
  await expect(page.getByText('Your draft was restored.')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Changes made elsewhere appear here automatically: the trip, the list, and a deleted trip.
  await other.getByRole('link', { name: 'Edit', exact: true }).click();
  await other.getByLabel('Title').fill('Seen at once');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Seen at once', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'All trips' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Recently updated');
  await expect(list.getByRole('link').first()).toHaveText('Seen at once');
  await deleteTrip(other);
  await expect(list.getByRole('link', { name: 'Seen at once' })).toHaveCount(0);
  await other.getByRole('button', { name: /^Undo/ }).click();
  await expect(list.getByRole('link').first()).toHaveText('Seen at once');
});

test('a tab that slept while another user signed in shows no data of the first user', async ({
  app,
  page,
}) => {
  await page.addInitScript(sleepOnDemand);
  await app.open('/trips/seed-1-003');
  await app.signIn();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isAsleep: true }));
  const other = await app.newTab('/settings');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await other.getByRole('link', { name: 'Sign in again' }).click();
  await other.locator('input[type=email]').fill('admin@example.com');
  await other.locator('input[type=password]').fill(app.account.password);
  await other.keyboard.press('Enter');
  await expect(other.getByText('40 trips')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { isAsleep: false });
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page.getByText('أمل حداد').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This trip no longer exists' })).toBeVisible();
  expect(app.messages().join()).toContain('404');
});

/** Cuts a sleeping page off from other tabs, as if the browser had frozen it. */
function sleepOnDemand(): void {
  const tab = window as Window & { isAsleep?: boolean };
  const stop = (event: Event) => {
    if (tab.isAsleep) event.stopImmediatePropagation();
  };
  for (const name of ['storage', 'focus', 'visibilitychange']) {
    window.addEventListener(name, stop, true);
  }
  const Open = BroadcastChannel;
  window.BroadcastChannel = class extends Open {
    constructor(name: string) {
      super(name);
      this.addEventListener('message', stop);
    }
  };
}
