import type { Page } from '@playwright/test';
import { expect, test } from './strict-page.ts';

/** Holds back the reader of typed dates, which loads when somebody begins to type; answers how to let it go. */
async function holdReader(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/read-text[^/]*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const field = (page: Page, name = 'Arrival') => page.getByRole('textbox', { name });

for (const validated of ['the browser', 'nobody']) {
  test(`Enter sends a date that is read later, in a form that ${validated} checks`, async ({
    strict: { page, open },
  }) => {
    const letGo = await holdReader(page);
    await open('DatePicker');
    const form = page.locator('form');
    await form.evaluate((node: HTMLFormElement, off) => {
      node.noValidate = off;
    }, validated === 'nobody');
    await field(page).fill('tomorrow');
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('tomorrow');
    letGo();
    await page.waitForURL('**/submit');
    expect(JSON.parse(await page.locator('body').innerText())).toEqual([['day', '2026-04-09']]);
  });
}

test('Enter sends no text that turns out to be no date', async ({ strict: { page, open } }) => {
  const letGo = await holdReader(page);
  await open('DatePicker');
  await field(page).fill('31 April');
  await field(page).press('Enter');
  letGo();
  await expect(page.getByText(/does not exist/)).toBeVisible();
  await expect(field(page)).toHaveValue('31 April');
  expect(new URL(page.url()).pathname).toBe('/DatePicker');
});

test('What is typed after Enter is not sent with it', async ({ strict: { page, open } }) => {
  const letGo = await holdReader(page);
  await open('DatePicker');
  await field(page).fill('tomorrow');
  await field(page).press('Enter');
  await field(page).fill('today');
  letGo();
  await expect(page.getByText(/^Wednesday.*April.*8/)).toBeVisible();
  await expect(field(page)).toHaveValue('today');
  expect(new URL(page.url()).pathname).toBe('/DatePicker');
});

test('A range that turns out to be reversed is no value', async ({ strict: { page, open } }) => {
  const letGo = await holdReader(page);
  await open('DateRangePicker');
  await field(page, 'From').fill('2026-04-20');
  await field(page, 'To').fill('2026-04-10');
  await page.keyboard.press('Tab');
  letGo();
  await expect(page.getByText(/last day is before the first/)).toBeVisible();
  const values = page.locator('input[type="hidden"]');
  expect(
    await values.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['', '']);
});
