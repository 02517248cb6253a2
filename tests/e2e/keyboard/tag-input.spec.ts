import { expect, press, send, test } from '../strict-page.ts';

test('tags are typed, navigated, moved and removed, and each is submitted', async ({
  strict: { page, open },
}) => {
  await open('TagInput', { policy: 'trusted' });
  await page.getByRole('textbox', { name: 'Drinks' }).focus();
  await page.keyboard.type('juice,"oat, milk"');
  await press(page, 'Enter');
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('row', { name: 'oat, milk' })).toBeFocused();
  await press(page, 'Alt+ArrowLeft');
  await expect(page.getByText('oat, milk moved to 3 of 4').first()).toBeVisible();
  await expect(page.getByRole('row', { name: 'oat, milk' })).toBeFocused();
  await press(page, 'Home');
  await expect(page.getByRole('row', { name: 'tea' })).toBeFocused();
  await press(page, 'Delete');
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await send(page)).toEqual([
    ['drink', 'milk'],
    ['drink', 'oat, milk'],
    ['drink', 'juice'],
  ]);
});

test('a tag is edited in place', async ({ strict: { page, open } }) => {
  await open('TagInput', { policy: 'trusted' });
  await page.getByRole('textbox', { name: 'Drinks' }).focus();
  await press(page, 'Backspace');
  await expect(page.getByRole('row', { name: 'milk' })).toBeFocused();
  await press(page, 'F2');
  await expect(page.getByRole('textbox', { name: 'Edit milk' })).toBeFocused();
  await page.keyboard.type('water');
  await press(page, 'Enter');
  await expect(page.getByRole('row', { name: 'water' })).toBeFocused();
  expect(await send(page)).toEqual([
    ['drink', 'tea'],
    ['drink', 'water'],
  ]);
});
