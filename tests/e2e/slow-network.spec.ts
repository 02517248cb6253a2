import type { Page } from '@playwright/test';
import { expect, test } from './strict-page.ts';

const field = (page: Page, name = 'Arrival') => page.getByRole('textbox', { name });

/** Blocks all later scripts: the first interactions must work with the component's own code. */
async function loseNetwork(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, () => {});
}

for (const validated of ['the browser', 'no one']) {
  test(`Enter submits a typed date immediately, in a form that ${validated} validates`, async ({
    strict: { page, open },
  }) => {
    await open('DatePicker');
    await loseNetwork(page);
    const form = page.locator('form');
    await form.evaluate((node: HTMLFormElement, off) => {
      node.noValidate = off;
    }, validated === 'no one');
    await field(page).fill('tomorrow');
    await field(page).press('Enter');
    await page.waitForURL('**/submit');
    expect(JSON.parse(await page.locator('body').innerText())).toEqual([['day', '2026-04-09']]);
  });
}

test('Enter does not submit an invalid date', async ({ strict: { page, open } }) => {
  await open('DatePicker');
  await loseNetwork(page);
  await field(page).fill('31 April');
  await field(page).press('Enter');
  await expect(page.getByText(/does not exist/).first()).toBeVisible();
  await expect(field(page)).toHaveValue('31 April');
  expect(new URL(page.url()).pathname).toBe('/DatePicker');
});
