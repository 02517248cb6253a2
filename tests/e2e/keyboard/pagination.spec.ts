import { expect, test } from '../strict-page.ts';

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
