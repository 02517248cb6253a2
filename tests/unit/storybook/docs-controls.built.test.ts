import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchOptions, pageTimeout } from '#tests/support/browser.ts';
import { serveFolder, type StaticServer } from '#tests/support/static-server.ts';

const published = join(fileURLToPath(new URL('../../..', import.meta.url)), 'dist/storybook');
let server: StaticServer;
let browser: Browser;
let page: Page;
let messages: string[] = [];

beforeAll(async () => {
  server = await serveFolder(published);
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  page.setDefaultTimeout(pageTimeout);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    const local = request.url().startsWith(server.url) || /^(data|blob):/.test(request.url());
    if (!local) messages.push(`asked for ${request.url()}`);
  });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

beforeEach(() => {
  messages = [];
});

interface Previewing {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Opens a docs page: the first by its URL, the next ones as the manager does, on the loaded page. */
async function turnTo(id: string): Promise<void> {
  if (page.url().startsWith(server.url)) {
    await page.evaluate((storyId) => {
      document.querySelector('.sbdocs-content')?.setAttribute('data-last', '');
      const channel = (window as Previewing).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    }, id);
  } else {
    await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}&globals=theme:dark;locale:ar`);
  }
  await page.waitForFunction(
    (storyId) => (window as Previewing).__STORYBOOK_PREVIEW__?.currentRender?.id === storyId,
    id,
  );
  await page.waitForSelector('.sbdocs-content:not([data-last]) h1');
}

test.each([
  'components-rating--docs',
  'components-date-picker--docs',
  'guides-validation--docs',
  'primitives-button--docs',
])('%s takes theme and language of the toolbar, also after another page', async (id) => {
  await turnTo(id);
  const surfaces = page.locator('.docs-story .tessera-surface');
  await surfaces.first().waitFor();
  const shown = await surfaces.evaluateAll((all: HTMLElement[]) =>
    all.map(({ lang, dir, dataset }) => ({ lang, dir, theme: dataset['theme'] })),
  );
  const arabic = shown.filter(({ lang }) => lang === 'ar');
  // A story of another language has its own direction.
  expect(arabic.length).toBeGreaterThan(0);
  expect(arabic.filter(({ dir, theme }) => dir !== 'rtl' || theme !== 'dark')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  expect(messages).toEqual([]);
});

test('The gallery shows screenshots by component and state, and accepts none in a build', async () => {
  await turnTo('gallery--docs');
  await page.getByText('shows only baselines').waitFor();
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await page.getByLabel('Component', { exact: true }).selectOption('Components/Rating');
  const card = page.locator('a[href*="/story/components-rating--default"]');
  await page.getByRole('searchbox', { name: 'State' }).fill('light');
  await expect.poll(() => card.locator('img').count()).toBe(1);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // This one is cut out of a sheet.
  await page.getByRole('searchbox', { name: 'State' }).fill('hover');
  const cut = card.locator('svg image');
  await expect.poll(() => cut.count()).toBe(1);
  const sheet = new URL((await cut.getAttribute('href')) ?? '', page.url());
  expect((await page.request.get(sheet.href)).headers()['content-type']).toBe('image/png');
  expect(messages).toEqual([]);
});

/** Row of a prop in the controls beside the story. */
const control = (name: string) =>
  page
    .locator('.docblock-argstable')
    .first()
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });

describe('The controls of a page', () => {
  test('change the story beside them, and take the change back', async () => {
    await turnTo('components-rating--docs');
    const star = page.locator('.docs-story input[type="radio"]').first();
    await expect.poll(() => star.isEnabled()).toBe(true);
    await control('disabled').getByRole('radio', { name: 'true' }).click();
    await expect.poll(() => star.isEnabled()).toBe(false);
    await page.getByRole('button', { name: 'Reset controls' }).first().click();
    await expect.poll(() => star.isEnabled()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('change a story in a frame, which shows an open panel', async () => {
    await turnTo('components-date-picker--docs');
    const frame = page.frameLocator('.docs-story iframe').first();
    await frame.getByRole('grid').waitFor();
    expect(await frame.getByRole('rowheader').count()).toBe(0);
    await control('weekNumbers').getByRole('radio', { name: 'iso' }).click();
    await frame.getByRole('rowheader').first().waitFor();
  });
});

describe('The manager', () => {
  test('is called Tessera, opens on the welcome page and has no room for tests alone', async () => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Welcome' }).waitFor();
    await page.waitForURL(/path=\/docs\/welcome--docs/);
    await expect.poll(() => page.title()).toMatch(/Tessera$/);
    const rooms = await page
      .locator('[data-nodetype="root"]')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-item-id')));
    expect(rooms).toEqual(['foundations', 'components', 'primitives', 'screens', 'guides']);
    // Storybook reminds its addons' authors of its next major version on every page.
    const ours = messages.filter(
      (words) => !words.includes('will become mandatory in Storybook 11'),
    );
    expect(ours).toEqual([]);
  });
});
