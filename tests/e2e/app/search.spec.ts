import type { Page } from '@playwright/test';
import { expect, test } from '../app-site.ts';

test.describe.configure({ mode: 'default' });

const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const titlesOf = (page: Page) =>
  page.getByRole('region', { name: 'Trips', exact: true }).locator('a[href^="/trips/"]');

/** Search texts of the requests of a page. */
function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/trips' && !searchParams.has('from')) {
      searches.push(searchParams.get('q') ?? '');
    }
  });
  return searches;
}

test('the search applies after a pause in typing, and keeps focus, caret and history', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await app.enter('/?sort=title');
  const search = searchIn(page);
  await search.waitFor();
  await expect(titlesOf(page)).toHaveCount(10);
  const entries = await page.evaluate(() => history.length);
  const searches = searchesOf(page);
  await search.click();
  await page.evaluate(() => {
    const texts: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) texts.push(target.textContent ?? '');
    }).observe(document.querySelector('h1 ~ [role=status]') as Element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { texts });
  });
  // On a slow machine, keys would be further apart than a pause in typing.
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.keyboard.type('lsbon', { delay: 20 });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('i');
  await page.clock.resume();
  await expect(page).toHaveURL(`${app.origin}/?q=lisbon&sort=title`);
  await expect(titlesOf(page).first()).toContainText('Lisbon');
  await expect(search).toBeFocused();
  expect(await search.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  expect(searches).toEqual(['lisbon']);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const announced = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
  expect(new Set(announced).size).toBe(1);

  // Enter does not wait, and a search that is already applied does not run again.
  await page.clock.pauseAt(Date.now() + 20_000);
  await page.keyboard.press('End');
  await page.keyboard.type('xyz');
  await page.keyboard.press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'No matching trips' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(searches).toEqual(['lisbon', 'lisbonxyz']);
  await expect(search).toHaveValue('lisbonxyz');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(search).toHaveValue('');
  // The field is cleared before the URL.
  await expect(page).not.toHaveURL(/q=/);
  await page.goBack();
  await expect(search).toHaveValue('lisbonxyz');
});

test('the last search wins, and other filters that are loading are kept', async ({ app, page }) => {
  await app.enter('/');
  const search = searchIn(page);
  await search.waitFor();
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/trips\?.*(q=lis|sort=title)/, async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
  const first = page.waitForRequest(/q=lis&/);
  await search.fill('lis');
  await first;
  const last = page.waitForRequest(/q=lisbon&/);
  await search.pressSequentially('bon ');
  const { searchParams } = new URL((await last).url());
  expect(searchParams.get('sort')).toBe('title');
  release();
  await expect(page).toHaveURL(`${app.origin}/?q=lisbon&sort=title`);
  await expect(search).toHaveValue('lisbon ');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(titlesOf(page).first()).toContainText('Lisbon');
});

test('text that is not applied yet does not keep the user on the list', async ({ app, page }) => {
  await app.enter('/');
  await searchIn(page).waitFor();
  const searches = searchesOf(page);
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/trips/*', async (route) => {
    await gate;
    await route.continue();
  });
  const title = await titlesOf(page).first().innerText();
  const row = await titlesOf(page).first().elementHandle();
  // In one step, because a slow machine might pause long enough.
  await searchIn(page).evaluate((input: HTMLInputElement, link) => {
    input.focus();
    document.execCommand('insertText', false, 'lisbon');
    (link as HTMLElement).click();
  }, row);
  await page.waitForTimeout(500);
  release();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
  expect(searches).toEqual([]);
});
