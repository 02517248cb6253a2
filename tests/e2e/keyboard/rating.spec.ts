import { expect, press, send, test } from '../strict-page.ts';

for (const policy of ['strict', 'trusted']) {
  test.describe(`Under the ${policy} policy`, () => {
    test('a rating is picked with the arrows and sent', async ({ strict: { page, open } }) => {
      await open('Rating', { policy });
      await page.getByRole('radio', { checked: true }).focus();
      await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft');
      expect(await send(page)).toEqual([['stars', '3']]);
    });

    test('a rating is taken back by key and sent as none', async ({ strict: { page, open } }) => {
      await open('Rating', { policy });
      await page.getByRole('radio', { checked: true }).focus();
      // The keys beyond the arrows load with the focus.
      await expect(async () => {
        await press(page, 'Delete');
        await expect(page.getByRole('radio', { name: 'No rating' })).toBeFocused({ timeout: 100 });
      }).toPass();
      expect(await send(page)).toEqual([['stars', '']]);
    });
  });
}

test('The arrows to the sides are mirrored from right to left, up to no rating and back', async ({
  strict: { page, open },
}) => {
  await open('Rating');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('radio', { checked: true }).focus();
  await expect(async () => {
    await press(page, 'End');
    await expect(page.getByRole('radio', { name: '5 out of 5' })).toBeFocused({ timeout: 100 });
  }).toPass();
  await press(page, 'ArrowRight');
  expect(await send(page)).toEqual([['stars', '4']]);
});
