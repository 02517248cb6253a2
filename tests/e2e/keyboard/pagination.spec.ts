import { expect, press, test } from '../strict-page.ts';

for (const policy of ['strict', 'trusted']) {
  test(`the next page is turned to with the keyboard, under the ${policy} policy`, async ({
    strict: { page, open },
  }) => {
    await open('Pagination', { policy });
    const next = page.getByRole('button', { name: 'Next page' });
    await next.focus();
    await press(page, 'Enter', 'Space');
    await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current');
    await expect(page.getByRole('status')).toHaveText('Page 3 of 20, results 41 to 60');
    await expect(next).toBeFocused();
  });
}

test('a link opens here, and in other tabs by Ctrl and by the middle button', async ({
  strict: { page, open },
}) => {
  await open('Pagination in full', { policy: 'strict' });
  const link = page.getByRole('link', { name: 'Page 31' });
  const ways: Array<Parameters<typeof link.click>[0]> = [
    { modifiers: ['ControlOrMeta'] },
    { button: 'middle' },
  ];
  for (const way of ways) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click(way)]);
    await expect.poll(() => new URL(tab.url()).search).toBe('?page=31');
    await tab.close();
  }
  await expect(page.getByRole('link', { name: 'Page 30', exact: true })).toHaveAttribute(
    'aria-current',
  );
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?]page=31$/);
});

test('a typed page is gone to where the browser follows the links', async ({
  strict: { page, open },
}) => {
  await open('Pagination in full', { policy: 'trusted' });
  await page.getByRole('textbox', { name: 'Go to page' }).fill('12');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[?]page=12$/);
});
