import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

/** Page that records what the browser reports. */
export interface StrictPage {
  page: Page;
  /** Opens a page of the server and waits until it has hydrated. */
  open: (name: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  /** Names of all pages except those that are broken on purpose. */
  names: () => Promise<string[]>;
  /** Messages so far, each with the URL that it is about; reading empties the list. */
  messages: () => string[];
}

/** Page of the server, with the initial entries of its form. */
export interface ListedPage {
  name: string;
  sends?: Array<[name: string, value: string]>;
}

/** All pages of the server. */
export async function listPages(page: Page): Promise<ListedPage[]> {
  const answer = await page.request.get('/pages.json');
  return (await answer.json()) as ListedPage[];
}

/** Presses keys one after another. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Submits the form with the keyboard and returns what the server received. */
export async function send(page: Page): Promise<Array<[string, string]>> {
  await page.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  return received(page);
}

/** What the server received. */
export async function received(page: Page): Promise<Array<[string, string]>> {
  await page.waitForURL('**/submit');
  return JSON.parse(await page.locator('body').innerText());
}

/** Test of a page that fails on any message of the browser. */
export const test = base.extend<{ strict: StrictPage }, { shared: BrowserContext }>({
  // The pages of a worker share a cache: the script is large, and loading it takes longer than most tests.
  shared: [
    async ({ browser }, provide, { project }) => {
      const { baseURL = '', locale = 'en-GB', timezoneId = 'UTC', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      await provide(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  strict: async ({ shared, baseURL }, provide) => {
    const page = await shared.newPage();
    const kept: string[] = [];
    const report = (what: string) => kept.push(`${decodeURIComponent(page.url())} ${what}`);
    page.on('console', (message) => {
      // React's development build recommends its tools on every page.
      if (!message.text().includes('react.dev/link/react-devtools')) {
        report(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => report(`threw: ${error.message}`));
    page.on('requestfailed', (request) => {
      const error = request.failure()?.errorText;
      // Texts that were still loading when the test moved on to the next page.
      if (error !== 'net::ERR_ABORTED') report(`${error}: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) report(`${response.status()}: ${response.url()}`);
      if (!response.url().startsWith(baseURL ?? '')) report(`asked elsewhere: ${response.url()}`);
    });
    await page.exposeFunction('reportViolation', (what: string) => report(`policy: ${what}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as unknown as {
          reportViolation: (what: string) => void;
        };
        reportViolation(`${event.effectiveDirective} blocks ${event.blockedURI} ${event.sample}`);
      });
    });
    // A month other than the server's, whatever the current day.
    await page.clock.setFixedTime('2026-04-08T20:00:00Z');
    await provide({
      page,
      open: async (name, query = {}) => {
        await page.goto(`/${encodeURIComponent(name)}?${new URLSearchParams(query)}`);
        await expect(page.locator('body')).toHaveAttribute('data-live', '');
      },
      names: async () => {
        const listed = await listPages(page);
        return listed.map(({ name }) => name).filter((name) => !name.startsWith('Broken'));
      },
      messages: () => kept.splice(0),
    });
    await page.evaluate(() => localStorage.clear());
    await page.close();
    expect(kept).toEqual([]);
  },
});

export { expect };
