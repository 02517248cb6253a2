import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '#tests/support/browser.ts';
import { serveFolder, type StaticServer } from '#tests/support/static-server.ts';

const published = join(fileURLToPath(new URL('../../..', import.meta.url)), 'dist/storybook');
const index = JSON.parse(readFileSync(join(published, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string }>;
};
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

/** Most that a docs page may load with an empty cache, and move while it does. */
const budget = { requests: 60, compressed: 1_200_000, shift: 0.05 };

/**
 * Pages that load more, with their own ceiling: those with the app, with many widgets, or with texts in further scripts,
 * whose fonts load with them.
 */
const ceilings: Readonly<Record<string, Partial<typeof budget>>> = {
  'Components/Country select': { compressed: 1_430_000 },
  'Components/Date picker': { compressed: 1_250_000 },
  'Components/Field': { compressed: 1_320_000 },
  'Components/Form': { compressed: 1_300_000 },
  'Components/QR code': { compressed: 1_460_000 },
  'Components/Sanitized HTML': { compressed: 1_280_000 },
  'Components/Tag input': { compressed: 1_540_000 },
  'Components/Tessera provider': { compressed: 1_390_000 },
  'Foundations/Form libraries': { compressed: 1_350_000 },
  'Foundations/Languages': { compressed: 1_430_000, requests: 85 },
  'Foundations/Sign-in': { compressed: 1_280_000 },
  'Foundations/Theme': { compressed: 1_280_000 },
  'Foundations/Validation': { compressed: 1_410_000 },
  Gallery: { compressed: 1_300_000 },
  'Primitives/Chip': { compressed: 1_290_000 },
  'Screens/Overview': { compressed: 1_760_000, requests: 95 },
  'Screens/Sign in': { compressed: 1_550_000, requests: 95 },
  'Screens/Trip form': { compressed: 1_550_000, requests: 95 },
  Welcome: { compressed: 1_680_000, requests: 70 },
};

/** Pages that load at the same time: more than the machine has processors make each slower. */
const together = 4;

let server: StaticServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveFolder(published);
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

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

/** Opens a docs page with an empty cache; returns what it loads and moves until it is still. */
async function openCold(id: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observeShifts);
  // A frame of the page gets from the cache what the page has loaded: each address counts once.
  const paths = new Set<string>();
  const network = { open: 0, changed: performance.now() };
  const change = (by: number) => {
    network.open += by;
    network.changed = performance.now();
  };
  page.on('request', (request) => {
    change(1);
    const { href, pathname } = new URL(request.url());
    if (href.startsWith(server.url)) paths.add(decodeURIComponent(pathname.slice(1)));
  });
  page.on('requestfinished', () => change(-1));
  page.on('requestfailed', () => change(-1));
  await page.goto(`${server.url}iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector('html:not([data-drawing]) .sbdocs-content h1');
  while (network.open > 0 || performance.now() - network.changed < 250) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const shift = await page.evaluate(() => (window as Shifting).shift ?? 0);
  await context.close();
  const compressed = [...paths].reduce((sum, path) => sum + sentBytes(path), 0);
  return { requests: paths.size, compressed, shift };
}

test('Each docs page loads with at most 60 requests and 1.2 MB, or its own ceiling, and stays in its place', async () => {
  const left = [...pages];
  const over: string[] = [];
  const work = async () => {
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const { requests, compressed, shift } = await openCold(entry.id);
      const figures = `${entry.title}: ${requests} requests, ${(compressed / 1e6).toFixed(2)} MB, shift ${shift.toFixed(3)}`;
      const most = { ...budget, ...ceilings[entry.title] };
      const isOver =
        requests > most.requests || compressed > most.compressed || shift >= most.shift;
      if (isOver) over.push(figures);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  expect(pages.length).toBeGreaterThan(60);
  expect(over.toSorted()).toEqual([]);
}, 240_000);
