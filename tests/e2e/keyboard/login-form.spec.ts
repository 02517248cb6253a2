import { expect, press, received, test } from '../strict-page.ts';

const secret = 'correct horse';

test('without a function the form is posted, even with a revealed password', async ({
  strict: { page, open },
}) => {
  await open('LoginForm after a wrong post', { policy: 'trusted' });
  await page.getByText('Password', { exact: true }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(secret);
  await press(page, 'Tab', 'Space', 'Shift+Tab');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Enter');
  expect(await received(page)).toEqual([
    ['username', 'mia@example.com'],
    ['password', secret],
  ]);
  expect(page.url()).not.toContain('horse');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, the password never in a URL, under the trusted policy', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`/${encodeURIComponent('LoginForm on a site')}?policy=trusted`);
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await page.getByLabel('Email').fill('mia@example.com');
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByLabel('Stay signed in').check();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(await received(page)).toEqual([
      ['username', 'mia@example.com'],
      ['password', secret],
      ['remember', 'on'],
    ]);
    expect(addresses.join()).not.toMatch(/horse|mia/);
    expect(await page.evaluate(() => document.referrer)).not.toMatch(/horse|mia/);
  });

  test('a server that renders the code step receives the code', async ({ page }) => {
    await page.goto(`/${encodeURIComponent('LoginForm that asks for a code')}`);
    await page.getByLabel('One-time code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    expect(await received(page)).toEqual([
      ['username', 'mia@example.com'],
      ['password', ''],
      ['code', '123456'],
    ]);
  });

  test('a failed post is reported without a script', async ({ page }) => {
    await page.goto(`/${encodeURIComponent('LoginForm after a wrong post')}`);
    await expect(page.getByText('The sign-in details are incorrect.').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('mia@example.com');
  });
});
