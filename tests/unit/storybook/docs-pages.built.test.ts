import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchOptions } from '#tests/support/browser.ts';
import { serveFolder, type StaticServer } from '#tests/support/static-server.ts';

const published = join(fileURLToPath(new URL('../../..', import.meta.url)), 'dist/storybook');
const index = JSON.parse(readFileSync(join(published, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

let server: StaticServer;
let browser: Browser;
let page: Page;
let messages: string[] = [];
let lastRequest = 0;

beforeAll(async () => {
  server = await serveFolder(published);
  browser = await chromium.launch(await launchOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    const local = request.url().startsWith(server.url) || /^(data|blob):/.test(request.url());
    if (!local) messages.push(`asked for ${request.url()}`);
    lastRequest = performance.now();
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

/** Waits until the page has been idle for a while. */
async function networkSilence(): Promise<void> {
  const silence = 250;
  for (;;) {
    const idleTime = performance.now() - lastRequest;
    if (idleTime >= silence) return;
    await new Promise((resolve) => setTimeout(resolve, silence - idleTime));
  }
}

describe('A docs page', () => {
  test.each(pages)(
    '$title is drawn in the theme of the toolbar, without messages in the console',
    async ({ id }) => {
      await turnTo(id);
      await page.waitForFunction(() => {
        const stories = [...document.querySelectorAll('.docs-story')];
        // A screen is a page of its own, inside the docs page.
        return stories.every((story) => story.querySelector('.tessera-surface, iframe'));
      });
      lastRequest = performance.now();
      await networkSilence();
      const drawn = await page.evaluate(() => {
        const pixel = document
          .createElement('canvas')
          .getContext('2d', { willReadFrequently: true });
        const brightest = (element: Element) => {
          if (!pixel) return 255;
          pixel.fillStyle = getComputedStyle(element).backgroundColor;
          pixel.fillRect(0, 0, 1, 1);
          return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3));
        };
        const surfaces = [
          ...document.querySelectorAll<HTMLElement>('.docs-story .tessera-surface'),
        ];
        const content = document.querySelector('.sbdocs-wrapper') ?? document.body;
        return {
          page: [document.documentElement.dataset.theme, document.documentElement.dir],
          themes: [...new Set(surfaces.map(({ dataset }) => dataset.theme))],
          // A story of another language has its own direction.
          directions: surfaces.filter(({ lang }) => lang === 'ar').map(({ dir }) => dir),
          brightest: Math.max(...[content, ...surfaces].map(brightest)),
          failed: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
        };
      });
      expect(drawn.page).toEqual(['dark', 'ltr']);
      expect(drawn.themes.filter((theme) => theme !== 'dark')).toEqual([]);
      expect(drawn.directions.filter((direction) => direction !== 'rtl')).toEqual([]);
      expect(drawn.brightest).toBeLessThan(64);
      expect(drawn.failed).toBe(false);
      expect(messages).toEqual([]);
    },
  );
});

describe('A playground', () => {
  test('changes the story beside it, and takes the change back', async () => {
    await turnTo('components-rating--docs');
    const controls = page.getByRole('form', { name: 'Controls' });
    const star = page.locator('.docs-story input[type="radio"]').first();
    await expect.poll(() => star.isEnabled(), { timeout: 10_000 }).toBe(true);
    await controls.getByLabel('disabled').click();
    await expect.poll(() => star.isEnabled(), { timeout: 10_000 }).toBe(false);
    await controls.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => star.isEnabled(), { timeout: 10_000 }).toBe(true);
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
    await expect.poll(() => page.title(), { timeout: 10_000 }).toMatch(/Tessera$/);
    const rooms = await page
      .locator('[data-nodetype="root"]')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-item-id')));
    expect(rooms.slice(0, 3)).toEqual(['foundations', 'components', 'primitives']);
    expect(rooms).toHaveLength(4);
    // Storybook reminds its addons' authors of its next major version on every page.
    const ours = messages.filter(
      (words) => !words.includes('will become mandatory in Storybook 11'),
    );
    expect(ours).toEqual([]);
  });
});
