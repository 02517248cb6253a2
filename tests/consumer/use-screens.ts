import type { Page } from 'playwright';

/** Signs in on the sign-in screen, in any language. */
export async function useSignIn(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('input[autocomplete~="username"]').fill('ada@example.com');
  await page.locator('input[type="password"]').fill('open sesame');
  await page.keyboard.press('Enter');
  await page.locator('output', { hasText: 'ada@example.com' }).waitFor();
}

/** Submits the trip form too early, fills in the fields that it reports, and submits it again. */
export async function useTripForm(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const save = page.locator('button[type="submit"]');
  await save.click();
  await page.locator('[data-slot="error-summary"]').waitFor();
  await page.locator('[name="title"]').fill('Around the lake');
  await save.click();
  await page.locator('output', { hasText: 'Around the lake' }).waitFor();
}
