import { expect, press, send, test } from '../strict-page.ts';

for (const policy of ['strict', 'trusted']) {
  test.describe(`Under the ${policy} policy`, () => {
    test('a rating is picked with the arrow keys and submitted', async ({
      strict: { page, open },
    }) => {
      await open('Rating', { policy });
      await page.getByRole('radio', { checked: true }).focus();
      await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft');
      expect(await send(page)).toEqual([['stars', '3']]);
    });

    test('a rating is cleared with a key and submitted as none', async ({
      strict: { page, open },
    }) => {
      await open('Rating', { policy });
      await page.getByRole('radio', { checked: true }).focus();
      // The keys other than the arrows load on focus.
      await expect(async () => {
        await press(page, 'Delete');
        await expect(page.getByRole('radio', { name: 'No rating' })).toBeFocused({ timeout: 100 });
      }).toPass();
      expect(await send(page)).toEqual([['stars', '']]);
    });
  });
}

test('The left and right arrow keys are mirrored in right-to-left layouts, down to no rating and back', async ({
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
