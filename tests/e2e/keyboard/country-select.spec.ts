import { expect, press, send, test } from '../strict-page.ts';

test('a country is found by a former name, picked with Enter and submitted', async ({
  strict: { page, open },
}) => {
  await open('CountrySelect', { policy: 'trusted' });
  await page.getByRole('combobox').focus();
  await page.keyboard.type('burma');
  await expect(page.getByRole('option')).toHaveText('Myanmarformerly Burma');
  await press(page, 'Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // Its flag is inline SVG, which the policy allows.
  await expect(page.locator('[data-slot="country-flag"] path').first()).toBeVisible();
  expect(await send(page)).toEqual([['country', 'MM']]);
});

test('several countries are picked and removed with the keyboard alone', async ({
  strict: { page, open },
}) => {
  await open('MultipleCountrySelect', { policy: 'trusted' });
  await page.getByRole('combobox').focus();
  await page.keyboard.type('+41');
  await expect(page.getByRole('option').first()).toHaveText('Switzerland+41');
  await press(page, 'Enter', 'Escape', 'ArrowLeft', 'ArrowLeft', 'Backspace');
  expect(await send(page)).toEqual([
    ['country', 'JP'],
    ['country', 'CH'],
  ]);
});
