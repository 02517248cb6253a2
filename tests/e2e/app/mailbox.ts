import type { Page } from '@playwright/test';
import type { AppSite } from '../app-site.ts';

/** Message in the mailbox of the demo. */
interface Mail {
  kind: string;
  code: string | null;
  link: string | null;
}

/** Returns the latest message of a kind to an address; waits for it. */
export async function mailTo(
  app: AppSite,
  page: Page,
  to: string,
  kind: string,
): Promise<{ code: string; link: string }> {
  for (;;) {
    const response = await page.request.get(`${app.origin}/api/mailbox`, { params: { to } });
    const { messages } = (await response.json()) as { messages: Mail[] };
    const found = messages.find((message) => message.kind === kind);
    if (found) return { code: found.code ?? '', link: found.link ?? '' };
    await page.waitForTimeout(100);
  }
}

/** Creates an account through the screen; the user is then signed in. */
export async function signUp(app: AppSite, page: Page, email: string): Promise<string> {
  const password = 'a path of small stones';
  await app.open('/sign-up');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await enterCode(page, (await mailTo(app, page, email, 'sign-up-code')).code);
  await page.getByRole('heading', { name: 'Welcome to your journal' }).waitFor();
  return password;
}

/** Enters a one-time code, which is submitted when it is complete. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('One-time code').fill(code);
  await page.keyboard.press('Enter');
}
