import type { Page } from 'playwright';

/** Signs in on the screen for it, in whatever language it speaks. */
export async function useSignIn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('input[autocomplete~="username"]').fill('ada@example.com');
  await page.locator('input[type="password"]').fill('open sesame');
  await page.keyboard.press('Enter');
  await page.locator('output', { hasText: 'ada@example.com' }).waitFor();
}

/** Sends the trip form too early, fills in what it names, and sends it again. */
export async function useTripForm(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const save = page.locator('button[type="submit"]');
  await save.click();
  await page.locator('[data-slot="error-summary"]').waitFor();
  await page.locator('[name="title"]').fill('Around the lake');
  await save.click();
  await page.locator('output', { hasText: 'Around the lake' }).waitFor();
}
