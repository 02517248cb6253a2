import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions, pageTimeout } from '#tests/support/browser.ts';
import { serveFolder, type StaticServer } from '#tests/support/static-server.ts';

const published = join(fileURLToPath(new URL('../../..', import.meta.url)), 'dist/storybook');
const index = JSON.parse(readFileSync(join(published, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

/**
 * Maximum number of requests, bytes and layout shift of a docs page while it loads, cached or not, without the fonts of
 * other scripts.
 */
const budget = { requests: 66, compressed: 1_200_000, shift: 0.05 };

/** Ceiling of pages with the app: its parts may load within the wait or after it. */
const app = { compressed: 1_510_000, requests: 86 };

/** Pages that load more, with their own ceiling: those with the app or with many widgets. */
const ceilings: Readonly<Record<string, Partial<typeof budget>>> = {
  // Its first pictures are of full canvases; a page that is kept draws more of them within the wait.
  Gallery: { compressed: 1_540_000 },
  'Guides/Form libraries': { compressed: 1_250_000 },
  'Guides/Languages': { compressed: 1_400_000, requests: 85 },
  'Screens/Overview': app,
  'Screens/Recover': app,
  'Screens/Sign in': app,
  // The rating of a password takes 235 kB.
  'Screens/Sign up': { compressed: 1_760_000, requests: 88 },
  'Screens/Trip form': app,
  Welcome: { compressed: 1_310_000, requests: 68 },
};

let server: StaticServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await serveFolder(published);
  browser = await chromium.launch(await launchOptions());
  // The pages share a cache; what each of them needs is counted all the same.
  context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
  });
  context.setDefaultTimeout(pageTimeout);
  await context.addInitScript(observeShifts);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Fonts of other scripts load with text in them, and the browser names those of the page before, too. */
const foreignFont = /noto-sans/;

const idlePages: Page[] = [];

const sizes = new Map<string, number>();

/** Returns the bytes of a file as a server sends it: text compressed, fonts and pictures as they are. */
function sentBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(join(published, path));
  const compresses = /^\.(?:html|js|css|json|svg|txt|md)$/.test(extname(path));
  const bytes = compresses ? gzipSync(content).byteLength : content.byteLength;
  sizes.set(path, bytes);
  return bytes;
}

/** Sum of the layout shifts, kept on the window of the page. */
interface Shifting {
  shift?: number;
}

function observeShifts(): void {
  const page = window as Shifting;
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      page.shift = (page.shift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a docs page in the dark theme; returns what it loads, moves and shows. */
async function open(id: string) {
  // A page that has shown another one takes a third less time.
  const page = idlePages.pop() ?? (await context.newPage());
  // A frame of the page gets from the cache what the page has loaded: each address counts once.
  const paths = new Set<string>();
  const messages: string[] = [];
  const network = { open: 0, changed: performance.now() };
  const change = (by: number) => {
    network.open += by;
    network.changed = performance.now();
  };
  page.on('request', (request) => {
    change(1);
    const { href, pathname, protocol } = new URL(request.url());
    if (foreignFont.test(pathname)) return;
    if (href.startsWith(server.url)) paths.add(decodeURIComponent(pathname.slice(1)));
    else if (!/^(data|blob):/.test(protocol)) messages.push(`asked for ${href}`);
  });
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}&globals=theme:dark`);
  await page.waitForSelector('html:not([data-drawing]) .sbdocs-content h1');
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('.docs-story')];
    // A screen is a page of its own, inside the docs page.
    return stories.every((story) => story.querySelector('.tessera-surface, iframe'));
  });
  while (network.open > 0 || performance.now() - network.changed < 250) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // A sample in a frame may take focus; in the next frame, the page is back at its top.
  await page.waitForFunction(() => window.scrollY === 0);
  const shift = await page.evaluate(() => (window as Shifting).shift ?? 0);
  const compressed = [...paths].reduce((sum, path) => sum + sentBytes(path), 0);
  const drawn = await page.evaluate(readDrawn);
  page.removeAllListeners();
  // What this page still asks for is not what the next one needs.
  await page.goto('about:blank');
  idlePages.push(page);
  return { requests: paths.size, compressed, shift, drawn, messages };
}

/** Reads, inside the page, how its stories are drawn, and imports that no application has. */
function readDrawn() {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const brightest = (element: Element) => {
    if (!pixel) return 255;
    pixel.fillStyle = getComputedStyle(element).backgroundColor;
    pixel.fillRect(0, 0, 1, 1);
    return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3));
  };
  const surfaces = [...document.querySelectorAll<HTMLElement>('.docs-story .tessera-surface')];
  const content = document.querySelector('.sbdocs-wrapper') ?? document.body;
  const code = document.querySelectorAll('.docblock-source');
  return {
    page: [document.documentElement.dataset.theme, document.documentElement.dir],
    themes: [...new Set(surfaces.map(({ dataset }) => dataset.theme))],
    brightest: Math.max(...[content, ...surfaces, ...code].map(brightest)),
    failed: document.body.matches('.sb-show-errordisplay, .sb-show-nopreview'),
    internalImports: document.body.textContent.match(/#(?:src|stories|tests)\/[\w./-]+/g) ?? [],
  };
}

test('there are docs pages', () => {
  expect(pages.length).toBeGreaterThan(60);
});

describe.concurrent('A docs page', () => {
  test.each(pages)(
    '$title loads within its budget, stays in its place, and is drawn in the theme of the toolbar without messages in the console',
    async ({ id, title }) => {
      const { drawn, messages, ...cost } = await open(id);
      const most = { ...budget, ...ceilings[title] };
      expect(cost.requests, 'requests').toBeLessThanOrEqual(most.requests);
      expect(cost.compressed, 'compressed bytes').toBeLessThanOrEqual(most.compressed);
      expect(cost.shift, 'layout shift').toBeLessThan(most.shift);
      expect(drawn.page).toEqual(['dark', 'ltr']);
      expect(drawn.themes.filter((theme) => theme !== 'dark')).toEqual([]);
      expect(drawn.brightest).toBeLessThan(64);
      expect(drawn.failed).toBe(false);
      expect(drawn.internalImports).toEqual([]);
      expect(messages).toEqual([]);
    },
  );
});
