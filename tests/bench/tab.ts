import { type Browser, type CDPSession, type Page } from 'playwright';
import type { PageFiles } from './build-cases.ts';
import type { CaseParts } from './page.tsx';

/** Page of one case under measurement. */
export interface Tab {
  page: Page;
  parts: CaseParts;
  /** CPU time that the page's main thread has used so far, in milliseconds; other processes are not included. */
  cpu: () => Promise<number>;
  /** Collects garbage until the heap no longer shrinks. */
  collectGarbage: () => Promise<void>;
  /** What stays in the heap after a collection. */
  retained: () => Promise<Retained>;
  /** Errors and warnings that the page has printed; a case with any of them is not measured. */
  problems: string[];
}

/** Objects that a page retains. */
export interface Retained {
  /** Bytes of the JavaScript heap. */
  bytes: number;
  /** DOM nodes, attached or not. */
  nodes: number;
  /** Event listeners. */
  listeners: number;
}

const origin = 'http://bench.test/';
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Opens the case in its own page; its files come from memory, so nothing listens on a port. */
export async function openTab(browser: Browser, ...sources: PageFiles[]): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const body = sources.map((files) => files.get(name)).find((text) => text !== undefined);
    // A bare package loads the pictures of hostile HTML, which are nowhere.
    if (route.request().resourceType() === 'image') return route.fulfill({ status: 204 });
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body,
      contentType: types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'bench' in window);
  const parts = await page.evaluate(() => window.bench.parts);
  return { page, parts, problems, ...(await gauges(await context.newCDPSession(page))) };
}

async function gauges(cdp: CDPSession) {
  // Thread ticks count the time that the thread ran, without the time that it waited for a core.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.enable');
  const collectGarbage = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
  };
  return {
    collectGarbage,
    cpu: async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
      if (seconds === undefined) throw new Error('The browser does not report TaskDuration.');
      return seconds * 1000;
    },
    retained: async () => {
      await collectGarbage();
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
      return { bytes: usedSize, nodes, listeners: jsEventListeners };
    },
  };
}
