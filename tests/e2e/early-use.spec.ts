import type { Page } from '@playwright/test';
import { expect, send, test } from './strict-page.ts';

/** Opens the form, lets `enter` fill it in while the script is held back, and then releases the script. */
async function fillEarly(page: Page, enter: () => Promise<void>): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/client.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/Early%20form', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await enter();
  await expect(page.locator('body')).not.toHaveAttribute('data-live');
  release();
  await expect(page.locator('body')).toHaveAttribute('data-live', '');
}

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('What was entered before the script came stays and is sent', async ({ strict: { page } }) => {
  await fillEarly(page, async () => {
    await text(page, 'Title').fill('Lisbon');
    await page.getByLabel('Meal').selectOption('vegan');
    await page.getByRole('checkbox', { name: 'Terms' }).check();
    await page.getByRole('radio', { name: '4 out of 5' }).check();
    await text(page, 'Arrival').fill('2026-05-08');
    await page.getByLabel('Topics').fill('breakfast, sea view');
    await text(page, 'Accent').fill('tomato');
    await page.getByRole('button', { name: 'Send' }).focus();
  });
  await expect(text(page, 'Title')).toHaveValue('Lisbon');
  await expect(text(page, 'Arrival')).toHaveValue('05/08/2026');
  await expect(page.getByRole('row', { name: 'sea view' })).toBeVisible();
  await expect(text(page, 'Accent')).toHaveValue('#ff6347');
  expect(await send(page)).toEqual(
    expect.arrayContaining([
      ['title', 'Lisbon'],
      ['meal', 'vegan'],
      ['terms', 'on'],
      ['stars', '4'],
      ['day', '2026-05-08'],
      ['topic', 'breakfast'],
      ['topic', 'sea view'],
      ['color', '#ff6347'],
    ]),
  );
});

test('Suggestions appear for what is being typed while the script arrives', async ({
  strict: { page },
}) => {
  const field = page.getByLabel('Topics');
  await fillEarly(page, () => field.pressSequentially('sea'));
  await expect(page.getByRole('option', { name: 'sea view' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect((await send(page)).filter(([key]) => key === 'topic')).toEqual([['topic', 'sea view']]);
});
