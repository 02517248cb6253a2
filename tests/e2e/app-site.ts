import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from '@playwright/test';
import { buildApp, startApp, type RunningApp } from '../support/app-site/start-app.ts';
import { storedSession } from '../support/app-site/stored-session.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Options of {@link AppSite.enter}. */
interface EntryChoices {
  settings?: Readonly<Record<string, string>>;
  email?: string;
}

/** App in a browser. */
export interface AppSite extends RunningApp {
  /** Opens an address of the app. */
  open: (path: string, settings?: Readonly<Record<string, string>>) => Promise<void>;
  /** Opens an address as a user who is already signed in, by default the one that has trips. */
  enter: (path: string, choices?: EntryChoices) => Promise<void>;
  /** Opens a URL in another tab of the same browser and records its messages, too. */
  newTab: (path: string) => Promise<Page>;
  /** Signs in through the form, by default with the account that has trips. */
  signIn: (email?: string) => Promise<void>;
  /** Token of the signed-in user, for requests outside of the page. */
  token: () => Promise<string>;
  /** axe violations of the page, with the elements; optionally only of some rules. */
  axe: (rules?: readonly string[]) => Promise<string[]>;
  /** Messages of the browser so far; reading empties the list. */
  messages: () => string[];
}

/** Fixtures of each test. */
interface TestParts {
  app: AppSite;
  /** Fixed time of the page; null lets the time run. */
  now: string | null;
}

/** Fixtures that the tests of a worker share. */
interface WorkerParts {
  /** Folder of the built app. */
  site: string;
  server: RunningApp;
  /** Options of the server. */
  choices: readonly string[];
}

/** Test of the built app under its own policy, which fails on any message of the browser. */
export const test = base.extend<TestParts, WorkerParts>({
  now: ['2026-04-15T10:00:00Z', { option: true }],
  choices: [[], { option: true, scope: 'worker' }],
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await buildApp();
      await provide(site);
      await rm(site, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ site, choices }, provide) => {
      const app = await startApp(site, choices);
      await provide(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
  app: async ({ page, server, now }, provide) => {
    const kept: string[] = [];
    const watchTab = (tab: Page) => watch(tab, (what) => kept.push(`${tab.url()} ${what}`));
    await watchTab(page);
    if (now) await page.clock.setFixedTime(now);
    const open: AppSite['open'] = async (path, settings) => {
      if (settings) {
        await page.addInitScript((text) => {
          localStorage.setItem('tessera.settings', text);
        }, JSON.stringify(settings));
      }
      await page.goto(`${server.origin}${path}`);
    };
    await provide({
      ...server,
      open,
      enter: async (path, { settings, email = server.account.email } = {}) => {
        // A page of text, on which the session is stored before the app starts.
        await page.goto(`${server.origin}/first-paint.js`);
        const time = await page.evaluate(() => Date.now());
        const stored = await storedSession(server, email, time);
        await page.evaluate((entries) => {
          for (const [key, value] of entries) sessionStorage.setItem(key, value);
        }, stored);
        await open(path, settings);
      },
      newTab: async (path) => {
        const tab = await page.context().newPage();
        await watchTab(tab);
        await tab.goto(`${server.origin}${path}`);
        return tab;
      },
      signIn: async (email = server.account.email) => {
        await page.locator('input[type=email]').fill(email);
        await page.locator('input[type=password]').fill(server.account.password);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== '/login');
      },
      token: async () => {
        const response = await page.request.post(`${server.origin}/api/auth/login`, {
          data: server.account,
        });
        return ((await response.json()) as { token: string }).token;
      },
      axe: async (rules) => {
        if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
        return page.evaluate(
          async (runOnly) => {
            const { violations } = await (window as unknown as AxeWindow).axe.run(
              runOnly ? { runOnly } : {},
            );
            return violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`,
            );
          },
          rules && [...rules],
        );
      },
      messages: () => kept.splice(0),
    });
    expect(kept).toEqual([]);
  },
});

/** Globals that axe adds to a page. */
interface AxeWindow {
  axe: {
    run: (options: {
      runOnly?: string[];
    }) => Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>;
  };
}

async function watch(page: Page, report: (what: string) => void): Promise<void> {
  page.on('console', (message) => {
    // A test that goes offline may block the fonts that load a second after everything else.
    if (message.location().url.includes('japanese-fonts')) return;
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  page.on('pageerror', (error) => report(`threw: ${error.message}`));
  await page.exposeFunction('reportViolation', report);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      const { effectiveDirective, blockedURI, sample } = event;
      reportViolation(`policy: ${effectiveDirective} blocks ${blockedURI} ${sample}`);
    });
  });
}

export { expect };

/** Deletes the trip that the page shows. */
export async function deleteTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
