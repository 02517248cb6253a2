import { expect, press, send, test } from '../strict-page.ts';

/** Waits until the form validates itself; until then the browser does. */
const isReady = (form: SVGElement | HTMLElement) => (form as HTMLFormElement).noValidate;

test('A form is corrected and submitted by keyboard under the trusted policy', async ({
  strict: { page, open },
}) => {
  await open('Form of widgets', { policy: 'trusted' });
  await expect.poll(() => page.locator('form').evaluate(isReady)).toBe(true);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await press(page, 'Enter');
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expect(name).toBeFocused();
  expect(await name.evaluate((input) => input.matches(':user-invalid'))).toBe(true);
  await page.keyboard.type('Grace');
  await expect(page.getByText('This field is required.')).toHaveCount(0);
  expect(await name.evaluate((input) => input.matches(':user-invalid'))).toBe(false);
  await page.getByRole('radio', { checked: true }).focus();
  await press(page, 'ArrowRight');
  expect(await send(page)).toEqual([
    ['name', 'Grace'],
    ['day', '2026-04-16'],
    ['country', 'PT'],
    ['stars', '3'],
    ['topics', 'tea'],
  ]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates the form and blocks its submission', async ({ page }) => {
    await page.goto(`/${encodeURIComponent('Form with a summary')}`);
    await page.getByRole('button', { name: 'Send' }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    expect(page.url()).not.toContain('/submit');
  });
});
