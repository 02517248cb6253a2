import { expect, press, test } from '../strict-page.ts';

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
