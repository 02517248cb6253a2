import { chromium, type Browser, type Page } from 'playwright';
import { launchOptions, pageTimeout } from '../support/browser.ts';

/** Page of a host, which records what the browser reports. */
export interface HostPage {
  page: Page;
  /** Opens a page of the host and waits until it has hydrated. */
  open: (query: string) => Promise<void>;
  /** Messages so far; reading empties the list. */
  messages: () => string[];
}

/** Starts the browser of the tests. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/**
 * Page on the host at `url`, with a mouse and a keyboard that the host may use.
 * @param elsewhere Start of the URLs that its template loads from elsewhere, which are answered with nothing.
 */
export async function openHost(
  browser: Browser,
  url: string,
  elsewhere?: string,
): Promise<HostPage> {
  const page = await browser.newPage();
  const isElsewhere = (address: string) => !!elsewhere && address.startsWith(elsewhere);
  await page.route(
    ({ href }) => isElsewhere(href),
    (route) => route.fulfill({ contentType: 'text/css', body: '' }),
  );
  page.setDefaultTimeout(pageTimeout);
  const kept: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) kept.push(message.text());
  });
  page.on('pageerror', (error) => kept.push(`threw: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) kept.push(`${response.status()}: ${response.url()}`);
    if (!response.url().startsWith(url) && !isElsewhere(response.url()))
      kept.push(`asked elsewhere: ${response.url()}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => kept.push(`policy: ${what}`));
  await page.exposeFunction('pressByMouse', (selector: string) =>
    page.locator(selector).first().click(),
  );
  await page.exposeFunction('typeKeys', (selector: string, keys: string) =>
    typeKeys(page, selector, keys),
  );
  await page.addInitScript(() => {
    const given = window as unknown as Record<string, (...words: string[]) => unknown>;
    Object.assign(window, { person: { press: given['pressByMouse'], type: given['typeKeys'] } });
    document.addEventListener('securitypolicyviolation', (event) => {
      given['reportViolation']?.(`${event.effectiveDirective} blocks ${event.blockedURI}`);
    });
  });
  await page.clock.setFixedTime('2026-04-08T20:00:00Z');
  return {
    page,
    open: async (query) => {
      await page.goto(url + query);
      await page.locator('body[data-live]').waitFor();
    },
    messages: () => kept.splice(0),
  };
}

/** Types keys as Vitest writes them: `tea{Enter}`, `{Control>}a{/Control}`. */
async function typeKeys(page: Page, selector: string, keys: string): Promise<void> {
  await page.locator(selector).first().focus();
  for (const part of keys.match(/\{[^}]+\}|[^{]+/g) ?? []) {
    const [, up, name = '', down] = /^\{(\/?)([^}>]+)(>?)\}$/.exec(part) ?? [];
    if (!name) await page.keyboard.type(part);
    else if (down) await page.keyboard.down(name);
    else if (up) await page.keyboard.up(name);
    else await page.keyboard.press(name);
  }
}
