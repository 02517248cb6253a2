import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type AppSite } from '../app-site.ts';
import { walk } from '../focus-walk.ts';
import { lostContent } from '../lost-content.ts';

test.describe.configure({ mode: 'default' });

/** Visits the screens, each with as much content as possible. */
async function eachScreen(
  app: AppSite,
  page: Page,
  check: (name: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with this account' }).waitFor();
  await check('login');
  await page.goto(`${app.origin}/sign-up`);
  await page.getByRole('link', { name: 'Open the demo mailbox' }).waitFor();
  await check('sign up');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a path of small stones');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await check('sign up, code');
  for (const path of [
    '/recover',
    '/reset-password#token=any',
    '/sign-in-link#token=any',
    '/mailbox',
  ]) {
    await page.goto(app.origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check(path);
  }
  await page.goto(`${app.origin}/login`);
  await app.signIn();
  await page.getByRole('region', { name: 'Trips', exact: true }).waitFor();
  await check('list');
  await page.goto(
    `${app.origin}/?q=o&country=JP&tag=Family&rating=0.5&from=2020-10-20&to=2026-12-25`,
  );
  await page.getByRole('button', { name: 'Clear filters' }).first().waitFor();
  await check('filter');
  await page.goto(`${app.origin}/?q=guide&sort=title`);
  // The filter appears above the list, which does not move after that.
  await page.getByRole('button', { name: 'Clear filters' }).first().waitFor();
  await page.getByRole('region', { name: 'Trips', exact: true }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Notes' }).waitFor();
  await check('trip');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  await page.getByLabel('From').fill('10/20/2026');
  await page.getByLabel('To', { exact: true }).fill('12/25/2026');
  await page.getByLabel('Link').fill('ftp');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: '1 field needs correction' }).waitFor();
  await check('form');
  await page.getByLabel('Link').fill('');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${app.origin}/settings`);
  await page.getByText('This session').waitFor();
  await page.getByRole('switch', { name: 'Code by email' }).waitFor();
  await check('settings');
  await page.goto(`${app.origin}/nowhere`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await check('not found');
}

test.describe('A window of 1280 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('shows every screen completely, scrolling in one direction only', async ({ app, page }) => {
    await app.open('/login');
    await eachScreen(app, page, async (name) => {
      expect.soft(await lostContent(page), name).toEqual([]);
      const { stops, problems } = await walk(page, 'Tab');
      expect.soft(problems, name).toEqual([]);
      expect(stops.length, name).toBeGreaterThan(1);
    });
  });

  test('has room for popovers, dialogs and the drawer', async ({ app, page }) => {
    const { keyboard } = page;
    await app.enter('/trips/new');
    await page.getByRole('textbox', { name: 'Notes' }).fill('Not to be left');
    for (const name of ['Open calendar', 'Open color picker']) {
      await page.getByRole('button', { name }).first().focus();
      await keyboard.press('Enter');
      await expect(page.locator(':popover-open:not([role="region"])')).toBeVisible();
      await atRest(page);
      const { stops, problems } = await walkInside(page);
      expect.soft(problems, name).toEqual([]);
      expect(stops, name).toBeGreaterThan(2);
      await keyboard.press('Escape');
      await expect(page.locator(':popover-open:not([role="region"])')).toHaveCount(0);
    }
    const country = page.getByRole('combobox', { name: /^Country/ });
    await country.focus();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (let step = 0; step < 9; step += 1) await keyboard.press('ArrowDown');
    const active = await country.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toBeInViewport({ ratio: 0.9 });
    await keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await atRest(page);
    expect(await lostContent(page)).toEqual([]);
    expect((await walk(page, 'Tab')).problems).toEqual([]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await atRest(page);
    expect(await lostContent(page)).toEqual([]);
    expect((await walk(page, 'Tab')).problems).toEqual([]);
  });
});

/** Waits until the sheets that slide up are in place. */
function atRest(page: Page) {
  return page.evaluate(() =>
    // An animation that another one replaces is aborted.
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => {}),
  );
}

/** Focuses each tab stop of the open layer; returns those that are not completely visible. */
function walkInside(page: Page) {
  return page.evaluate(async () => {
    const met = { stops: 0, problems: [] as string[] };
    const open = document.querySelector(':popover-open:not([role="region"])');
    // A sheet slides up from the bottom.
    await Promise.all(open?.getAnimations().map(({ finished }) => finished) ?? []);
    const stops = 'button, input, select, [tabindex="0"]';
    for (const stop of open?.querySelectorAll<HTMLElement>(stops) ?? []) {
      if (!stop.checkVisibility() || stop.matches(':disabled')) continue;
      stop.focus();
      met.stops += 1;
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      // Scroll positions are whole pixels.
      const slack = 0.99;
      const isAcross = left < -slack || right > innerWidth + slack;
      if (isAcross || top < -slack || bottom > innerHeight + slack) {
        met.problems.push(`${stop.outerHTML.slice(0, 80)} at ${left}, ${top}, ${right}, ${bottom}`);
      }
    }
    return met;
  });
}

/** Checks the page as a whole; the catalog checks its parts, and their colors in each theme. */
async function checkPage(app: AppSite, page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark), `${name}: ${landmark}`).toHaveCount(1);
  }
  expect.soft(await app.axe(), name).toEqual([]);
}

const widerSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

function setStyles(page: Page, styles: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

test('every screen has landmarks, violates no rule of axe, and loses no content with wider spacing or text at twice the size', async ({
  app,
  page,
}) => {
  // A color in transition has no fixed contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard } });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await app.open('/login');
  await eachScreen(app, page, async (name) => {
    await checkPage(app, page, name);
    await setStyles(page, widerSpacing);
    expect.soft(await lostContent(page), `${name} with wider spacing`).toEqual([]);
    await setStyles(page, '');
    await setFontSize(32);
    expect(await rootSize()).toBe('32px');
    expect.soft(await lostContent(page), `${name} at twice the size`).toEqual([]);
    await setFontSize(16);
  });
});
