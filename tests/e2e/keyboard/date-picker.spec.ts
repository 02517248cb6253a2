import type { Page } from '@playwright/test';
import { expect, press, received, send, test } from '../strict-page.ts';

const field = (page: Page, name = 'Arrival') => page.getByRole('textbox', { name });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Choose/ });

for (const policy of ['strict', 'trusted']) {
  test.describe(`Under the ${policy} policy`, () => {
    test('a date is picked from the panel, which returns focus', async ({
      strict: { page, open },
    }) => {
      await open('DatePicker', { policy });
      await field(page).focus();
      await press(page, 'Alt+ArrowDown');
      await expect(panel(page)).toBeVisible();
      await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
      await press(page, 'ArrowLeft', 'Enter');
      await expect(panel(page)).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await expect(page.locator('[data-slot="date-picker-message-text"]')).toHaveText(
        /^Thursday.*April.*2/,
      );
      expect(await send(page)).toEqual([['day', '2026-04-02']]);
    });

    test('a range is picked from the panel', async ({ strict: { page, open } }) => {
      await open('DateRangePicker', { policy });
      await page.getByRole('textbox').first().focus();
      await press(page, 'F4');
      await expect(panel(page)).toBeVisible();
      await press(page, 'Enter', 'ArrowDown', 'Enter');
      await expect(panel(page)).toHaveCount(0);
      expect(await send(page)).toEqual([
        ['day-from', '2026-04-10'],
        ['day-to', '2026-04-17'],
      ]);
    });
  });
}

test("A typed word is parsed in the user's time zone, not the server's", async ({
  strict: { page, open },
}) => {
  await open('DatePicker');
  await field(page).fill('tomorrow');
  await expect(page.getByText(/^Thursday.*April.*9/).first()).toBeVisible();
  await field(page).press('Enter');
  expect(await received(page)).toEqual([['day', '2026-04-09']]);
});

test('The last text typed is submitted, even if focus never leaves the field', async ({
  strict: { page, open },
}) => {
  await open('DatePicker');
  await field(page).fill('2026-12-24');
  await expect(page.getByText(/^Thursday.*December.*24/).first()).toBeVisible();
  await field(page).press('Enter');
  expect(await received(page)).toEqual([['day', '2026-12-24']]);
});

test('A date that does not exist is kept, explained and not submitted', async ({
  strict: { page, open },
}) => {
  await open('DatePicker');
  await field(page).fill('31 April');
  await field(page).press('Enter');
  await expect(page.getByText(/does not exist/).first()).toBeVisible();
  await expect(field(page)).toHaveValue('31 April');
  expect(new URL(page.url()).pathname).toBe('/DatePicker');
});

test('A range is typed into its two fields', async ({ strict: { page, open } }) => {
  await open('DateRangePicker');
  await field(page, 'From').fill('2026-04-20');
  await field(page, 'To').fill('+8d');
  await expect(page.getByText(/^Tuesday.*April.*28/).first()).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByText(/8 nights/).first()).toBeVisible();
  expect(await send(page)).toEqual([
    ['day-from', '2026-04-20'],
    ['day-to', '2026-04-28'],
  ]);
});

for (const name of ['DatePicker', 'DateRangePicker']) {
  test(`Escape closes the panel of ${name} and then the dialog around it`, async ({
    strict: { page, open },
  }) => {
    await open(`${name} in a dialog`);
    await page.getByRole('button', { name: 'Book' }).click();
    const dialog = page.getByRole('dialog', { name: 'Booking' });
    await dialog.getByRole('textbox').first().press('Alt+ArrowDown');
    await expect(panel(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
  });
}
