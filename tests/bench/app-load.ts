import type { Browser, BrowserContext, Page } from 'playwright';
import type { RunningApp } from '../support/app-site/start-app.ts';
import type { AppRoute, LoadFigures } from './app-results.ts';

/** CPU slowdown rate. */
export const slowdown = 4;

/** Idle time after which a page counts as loaded, in milliseconds. */
const rest = 1000;

/** Metrics that the page records about its own loading. */
interface Marks {
  /** First and largest contentful paint. */
  first: number;
  paint: number;
  tasks: Array<{ start: number; length: number }>;
  shift: number;
}

/** Stored session of a browser, for contexts of a signed-in user. */
export type SessionState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in through the form and returns what the browser has stored. */
export async function sessionOf(browser: Browser, app: RunningApp): Promise<SessionState> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${app.origin}/login`);
  await page.locator('input[type=email]').fill(app.account.email);
  await page.locator('input[type=password]').fill(app.account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Loads a route once in a new browser profile on a slowed-down CPU and returns the metrics. */
export async function loadOnce(
  browser: Browser,
  { origin }: RunningApp,
  route: AppRoute,
  session: SessionState,
): Promise<LoadFigures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(route.signedIn && { storageState: session }),
  });
  const page = await context.newPage();
  const files = filesOf(page);
  await page.addInitScript(writeDown);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}${route.path}`);
  await page.locator(route.ready).first().waitFor();
  await quiet(page);
  const { first, paint, tasks, shift } = await page.evaluate(
    () => (window as unknown as { marks: Marks }).marks,
  );
  const figures = {
    paint,
    blocked: blockingTime(tasks, first),
    shift,
    script: files('.js'),
    style: files('.css'),
  };
  await context.close();
  return figures;
}

/**
 * Total blocking time: the part of each task beyond 50 ms, after the first contentful paint. Earlier tasks do not
 * count, because there is nothing to see yet.
 */
function blockingTime(tasks: Marks['tasks'], first: number): number {
  return tasks.reduce((sum, { start, length }) => {
    const seen = start + length - Math.max(start, first);
    return sum + Math.max(0, seen - 50);
  }, 0);
}

/** Counter of the bytes that a page has fetched so far, by file extension. */
function filesOf(page: Page): (ending: string) => number {
  const sizes: Array<[name: string, bytes: number]> = [];
  page.on('response', (response) => {
    const { 'content-length': length } = response.headers();
    sizes.push([new URL(response.url()).pathname, Number(length ?? 0)]);
  });
  return (ending) =>
    sizes.reduce((sum, [name, bytes]) => (name.endsWith(ending) ? sum + bytes : sum), 0);
}

/** Waits until the page has been idle for a while. */
async function quiet(page: Page): Promise<void> {
  let last = performance.now();
  const mark = () => {
    last = performance.now();
  };
  page.on('request', mark);
  page.on('requestfinished', mark);
  while (performance.now() - last < rest) await page.waitForTimeout(100);
}

/** Runs in the page before any other script. */
function writeDown(): void {
  const marks: Marks = { first: 0, paint: 0, tasks: [], shift: 0 };
  Object.assign(window, { marks });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.first = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.paint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    marks.tasks.push({ start: startTime, length: duration });
  });
  observe('layout-shift', (entry) => {
    marks.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}
