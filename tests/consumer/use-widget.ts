import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import type { HostPage } from './strict-browser.ts';

/** Features of a widget's page with a form. */
interface Shown {
  change: () => Promise<void>;
  sends: () => unknown;
  shouldSend: unknown;
}

/**
 * Opens the page of a widget in a host, changes its value if it has one, and renders the page again if it offers to.
 * Returns the problems: messages of the browser, and a value that the form does not submit.
 */
export async function useWidget(
  { page, open, messages }: HostPage,
  address: string,
): Promise<string[]> {
  await open(address);
  const problems: string[] = [];
  if (!(await page.locator('#root [data-slot]').first().isVisible()))
    problems.push('draws nothing');
  if (await page.evaluate(() => 'shown' in window)) problems.push(...(await changeValue(page)));
  const again = page.getByRole('button', { name: 'Drawn again' });
  if ((await again.count()) > 0) {
    // With the keyboard, because an open panel may cover it.
    await again.press('Enter');
    await page.getByText('Drawn again: 1').waitFor();
  }
  return [...problems, ...messages()];
}

async function changeValue(page: HostPage['page']): Promise<string[]> {
  const wanted = await page.evaluate(async () => {
    const { shown } = window as unknown as { shown: Shown };
    await shown.change();
    return shown.shouldSend;
  });
  const deadline = performance.now() + 60_000;
  for (;;) {
    const sent = await page.evaluate(() => (window as unknown as { shown: Shown }).shown.sends());
    if (isDeepStrictEqual(sent, wanted)) return [];
    if (performance.now() > deadline) {
      return [`sends ${JSON.stringify(sent)} instead of ${JSON.stringify(wanted)}`];
    }
  }
}

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
