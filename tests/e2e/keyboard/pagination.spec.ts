import { expect, press, test } from '../strict-page.ts';

test('the next page is opened with the keyboard, under the trusted policy', async ({
  strict: { page, open },
}) => {
  await open('Pagination', { policy: 'trusted' });
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await press(page, 'Enter', 'Space');
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current');
  await expect(page.getByRole('status')).toHaveText('Page 3 of 20, results 41 to 60');
  await expect(next).toBeFocused();
});

test('a link opens in place, and Ctrl+click and a middle click are left to the browser', async ({
  strict: { page, open },
}) => {
  await open('Pagination in full', { policy: 'strict' });
  // A busy machine drops the tab that such a click opens, so the test checks only that the page leaves it to the
  // browser.
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, ({ defaultPrevented }) => {
        document.body.append(`${type} ${defaultPrevented ? 'taken' : 'left'}. `);
      });
    }
  });
  const link = page.getByRole('link', { name: 'Page 31' });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ button: 'middle' });
  await expect(page.locator('body')).toContainText('click left. auxclick left.');
  await expect(page.getByRole('link', { name: 'Page 30', exact: true })).toHaveAttribute(
    'aria-current',
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?]page=31$/);
});

test('a typed page is opened where the browser follows the links', async ({
  strict: { page, open },
}) => {
  await open('Pagination in full', { policy: 'trusted' });
  await page.getByRole('textbox', { name: 'Go to page' }).fill('12');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?]page=12$/);
});
