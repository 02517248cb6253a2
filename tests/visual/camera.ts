import type { Browser, CDPSession, Page, Request, Response } from 'playwright';
import { frameUrl, type Picture } from './picture-list.ts';
import { measureStory, settleStory, stillStyle } from './story-page.ts';

/** Outcome of pointing the camera at a story. */
export interface Shot {
  /** Picture as PNG bytes; null when the story could not be pictured. */
  png: Buffer | null;
  /** Sentences about what went wrong; empty when all is well. */
  problems: string[];
}

/** Page that takes one picture after another; a worker keeps one for its whole life. */
export interface Camera {
  /** Takes a picture. */
  shoot(picture: Picture): Promise<Shot>;
  /** Closes the page. */
  close(): Promise<void>;
}

/** Moment at which every picture is taken. */
const frozenTime = new Date('2026-04-15T10:00:00Z');

/** Proxy that swallows every request but those to the loopback address. */
export const deadProxy = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

const storyTimeout = 15_000;
const padding = 16;

/** Opens a camera on the Storybook at `url`, in a context of its own. */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    viewport: { width: 1200, height: 800 },
  });
  await context.clock.setFixedTime(frozenTime);
  await context.addInitScript((style) => {
    // What one story keeps must not reach the next; about:blank has no storage and throws.
    try {
      localStorage.clear();
      sessionStorage.clear();
    } catch {}
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
  }, stillStyle);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watch = watchPage(page, new URL(url).origin);
  return {
    shoot: (picture) => shoot(page, session, url, picture, watch),
    close: () => context.close(),
  };
}

/** What happens between the page and the network while a picture is taken. */
interface Watch {
  /** Sentences about what the page asked for and did not get, or threw. */
  log: string[];
  /** Requests that have no answer yet. */
  pending: Set<Request>;
}

async function shoot(
  page: Page,
  session: CDPSession,
  url: string,
  picture: Picture,
  { log, pending }: Watch,
): Promise<Shot> {
  log.length = 0;
  pending.clear();
  await look(page, picture);
  await page.goto(url + frameUrl(picture), { waitUntil: 'commit' });
  const failed = (problem: string): Shot => ({ png: null, problems: [problem, ...log] });
  const problem = await settle(page, picture, pending);
  if (problem) return failed(problem);
  let area = await page.evaluate(measureStory, padding);
  if (area.neededHeight > picture.viewport.height) {
    await page.setViewportSize({ width: picture.viewport.width, height: area.neededHeight });
    const unrest = await settle(page, { ...picture, delay: 0 }, pending);
    if (unrest) return failed(unrest);
    area = await page.evaluate(measureStory, padding);
  }
  if (!area.box) return failed('draws nothing');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...area.box, scale: 1 },
  });
  return { png: Buffer.from(data, 'base64'), problems: [...log] };
}

/** Waits until the story is at rest and has what it asked for; a part that arrives late may change the story again. */
async function settle(page: Page, picture: Picture, pending: Set<Request>): Promise<string> {
  const deadline = performance.now() + storyTimeout;
  for (;;) {
    const timeout = Math.max(0, deadline - performance.now());
    const options = { timeout, delay: picture.delay, ignore: picture.ignore };
    const problem = await page.evaluate(settleStory, options);
    if (problem || pending.size === 0) return problem;
    while (pending.size > 0) {
      if (performance.now() > deadline) {
        const [request] = pending;
        return `did not come to rest (it waits for ${request?.url()})`;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

async function look(page: Page, picture: Picture): Promise<void> {
  const size = page.viewportSize();
  if (size?.width !== picture.viewport.width || size.height !== picture.viewport.height) {
    await page.setViewportSize(picture.viewport);
  }
  await page.emulateMedia({ forcedColors: picture.forcedColors ? 'active' : 'none' });
}

function watchPage(page: Page, origin: string): Watch {
  const log: string[] = [];
  const pending = new Set<Request>();
  const foreign = (request: Request) =>
    /^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${origin}/`);
  page.on('request', (request) => {
    pending.add(request);
    if (foreign(request)) log.push(`asked for ${request.url()}, which is off the machine`);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !foreign(response.request())) {
      log.push(`could not load ${new URL(response.url()).pathname} (${response.status()})`);
    }
  });
  page.on('pageerror', (error) => log.push(`threw: ${error.message}`));
  page.on('crash', () => log.push('crashed its page'));
  return { log, pending };
}
