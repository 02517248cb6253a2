import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageFacts } from '#.storybook/facts/page-facts.ts';
import { launchOptions, pageTimeout } from '#tests/support/browser.ts';
import { serveFolder, type StaticServer } from '#tests/support/static-server.ts';

const published = join(fileURLToPath(new URL('../../..', import.meta.url)), 'dist/storybook');
const index = JSON.parse(readFileSync(join(published, 'index.json'), 'utf8')) as {
  entries: Record<string, object>;
};

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

/** Facts that the build has published about the rating, with its interaction tests. */
const rating = JSON.parse(
  readFileSync(join(published, 'facts/components-rating.json'), 'utf8'),
) as PageFacts;

describe('The page of a component', () => {
  beforeAll(() => turnTo('components-rating--docs'));

  test('lists its interaction tests, each a link to its story', async () => {
    const links = await page
      .locator('#tests ~ ul a')
      .evaluateAll((all: HTMLAnchorElement[]) =>
        all.map(({ href, textContent }) => [new URL(href).searchParams.get('path'), textContent]),
      );
    const tests = rating.groups.flatMap((group) => group.tests);
    expect(tests.length).toBeGreaterThan(10);
    expect(links).toEqual(tests.map(({ id, name }) => [`/story/${id}`, name]));
    expect(tests.filter(({ id }) => !(id in index.entries))).toEqual([]);
  });

  test('numbers the parts of the live component', async () => {
    const figure = page.locator('[data-anatomy]').first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('[data-mark="rating-none"]').waitFor();
    const places = await figure.evaluate((element) => {
      const star = element.querySelector('[data-slot="rating-star"]')?.getBoundingClientRect();
      const mark = element.querySelector('[data-mark="rating-star"]')?.getBoundingClientRect();
      return { star: star?.toJSON(), mark: mark?.toJSON() } as Record<'star' | 'mark', DOMRect>;
    });
    expect(Math.abs(places.mark.bottom - places.star.top)).toBeLessThan(20);
    expect(Math.abs(places.mark.left - places.star.left)).toBeLessThan(40);
  });
});

test('The gallery shows pictures by component and state, and accepts none in a build', async () => {
  await turnTo('gallery--docs');
  await page.getByText('cannot accept others').waitFor();
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await page.getByLabel('Component', { exact: true }).selectOption('Components/Rating');
  const card = page.locator('a[href*="/story/components-rating--default"]');
  await page.getByRole('searchbox', { name: 'State' }).fill('light');
  await expect.poll(() => card.locator('img').count(), { timeout: 30_000 }).toBe(1);
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  // This one is cut out of a sheet.
  await page.getByRole('searchbox', { name: 'State' }).fill('hover');
  const cut = card.locator('svg image');
  await expect.poll(() => cut.count(), { timeout: 30_000 }).toBe(1);
  const sheet = new URL((await cut.getAttribute('href')) ?? '', page.url());
  expect((await page.request.get(sheet.href)).headers()['content-type']).toBe('image/png');
  expect(messages).toEqual([]);
});

describe('A playground', () => {
  test('changes the story beside it, and takes the change back', async () => {
    await turnTo('components-rating--docs');
    const controls = page.getByRole('form', { name: 'Controls' });
    const star = page.locator('.docs-story input[type="radio"]').first();
    await expect.poll(() => star.isEnabled(), { timeout: 30_000 }).toBe(true);
    await controls.getByLabel('disabled').click();
    await expect.poll(() => star.isEnabled(), { timeout: 30_000 }).toBe(false);
    await controls.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => star.isEnabled(), { timeout: 30_000 }).toBe(true);
  });

  test.each([
    ['components-qr-code--docs', 'color', 'oklch(0.4 0.1 200)'],
    ['components-color-picker--docs', 'contrastWith', 'rgb(10 20 30 / 50%)'],
    ['components-period-calendar--docs', 'min', '2026-05'],
    ['components-rating-distribution--docs', 'counts', '1, 2, 3, 4, 5'],
    ['components-rating-display--docs', 'value', '2.5'],
    ['primitives-meter--docs', 'value', '30'],
    // A page that is open is not opened again.
    ['components-qr-code--docs', 'value', 'https://example.com/a'],
  ])('of %s keeps what is typed as %s: %s', async (id, name, words) => {
    await turnTo(id);
    const control = page.getByRole('form', { name: 'Controls' }).getByLabel(name, { exact: true });
    await control.fill('');
    await control.pressSequentially(words);
    expect(await control.inputValue()).toBe(words);
    await control.press('Tab');
    expect(await control.inputValue()).toBe(words);
    expect(messages).toEqual([]);
  });

  test.each([
    ['primitives-icon--docs', 'icon'],
    ['primitives-menu--docs', 'open'],
    ['components-password-input--docs', 'strength'],
  ])('of %s has a control for %s', async (id, name) => {
    await turnTo(id);
    const controls = page.getByRole('form', { name: 'Controls' });
    await controls.getByLabel(name, { exact: true }).waitFor();
    if (name !== 'icon') return;
    expect(await controls.getByRole('option', { name: 'calendar' }).count()).toBe(1);
  });

  test('shows an open panel in a frame, and changes it, too', async () => {
    await turnTo('components-date-picker--docs');
    const frame = page.frameLocator('.docs-story iframe').first();
    await frame.getByRole('grid').waitFor();
    expect(await frame.getByRole('rowheader').count()).toBe(0);
    await page
      .getByRole('form', { name: 'Controls' })
      .getByLabel('weekNumbers')
      .selectOption('iso');
    await frame.getByRole('rowheader').first().waitFor();
  });
});

describe('The manager', () => {
  test('is called Tessera, opens on the welcome page and has no room for tests alone', async () => {
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Welcome' }).waitFor();
    await page.waitForURL(/path=\/docs\/welcome--docs/);
    await expect.poll(() => page.title(), { timeout: 30_000 }).toMatch(/Tessera$/);
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
