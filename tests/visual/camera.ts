import type { Browser, CDPSession, Page, Request, Response } from 'playwright';
import { frameUrl, type ForcedState, type Picture } from './picture-list.ts';
import { measureStory, settleStory, stillStyle, type StoryArea } from './story-page.ts';
import { keepBareBody, leaveOutHighlights, switchStory } from './switch-story.ts';

/** Outcome of taking the picture of a story. */
export interface Shot {
  /** Picture as PNG bytes; null if it could not be taken. */
  png: Buffer | null;
  /** Sentences about what went wrong; empty on success. */
  problems: string[];
}

/** Page that takes one picture after another; a worker keeps one for its entire life. */
export interface Camera {
  /**
   * Takes a picture. The story is drawn on the loaded page if the last one had the same settings and left nothing
   * behind, which is several times faster; `fresh` always reloads it.
   */
  shoot(picture: Picture, fresh?: boolean): Promise<Shot>;
  /** Closes the page. */
  close(): Promise<void>;
}

/** Time at which every picture is taken. */
const frozenTime = new Date('2026-04-15T10:00:00Z');

/** Proxy that drops every request except those to the loopback address. */
export const deadProxy = { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' };

const storyTimeout = 45_000;
const padding = 16;

/** Time in which a response may take effect, in milliseconds: a module is parsed, runs, and may request another one. */
const settleTime = 60;

/** Opens a camera on the Storybook at `url`, in its own context. */
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
  await context.addInitScript(keepBareBody);
  await context.addInitScript(leaveOutHighlights);
  await context.addInitScript((style) => {
    // What one story stores must not reach the next; about:blank has no storage and throws.
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
    shoot: (picture, fresh = false) => shoot({ page, session, url, watch }, picture, fresh),
    close: () => context.close(),
  };
}

/** Network activity of the page while a picture is taken. */
interface Watch {
  /** Settings of the page that shows a story correctly, or undefined if the next one has to load. */
  shown: string | undefined;
  /** Time of the last response, in milliseconds. */
  answered: number;
  /** Sentences about requests that failed and errors that were thrown. */
  log: string[];
  /** Pending requests. */
  pending: Set<Request>;
}

/** Page with its tools for taking pictures. */
interface Studio {
  page: Page;
  session: CDPSession;
  url: string;
  watch: Watch;
}

async function shoot(studio: Studio, picture: Picture, fresh: boolean): Promise<Shot> {
  const { watch } = studio;
  watch.log.length = 0;
  await show(studio, picture, fresh);
  const { png, problem } = await expose(studio, picture);
  if (picture.forced) await releaseStates(studio.session);
  const problems = [...(problem ? [problem] : []), ...watch.log];
  if (problems.length > 0) watch.shown = undefined;
  return { png, problems };
}

/** Shows the story: on the loaded page if possible, else by loading it. */
async function show({ page, url, watch }: Studio, picture: Picture, fresh: boolean): Promise<void> {
  const way = wayOf(picture);
  const stays = !fresh && watch.shown === way;
  watch.shown = way;
  await look(page, picture);
  if (stays && (await page.evaluate(switchStory, picture.story))) return;
  watch.pending.clear();
  await page.goto(url + frameUrl(picture), { waitUntil: 'commit' });
}

/** Takes the picture once everything is stable; a change meanwhile starts it again. */
async function expose(
  { page, session, watch }: Studio,
  picture: Picture,
): Promise<{ png: Buffer | null; problem: string }> {
  const deadline = performance.now() + storyTimeout;
  let area: StoryArea = { box: null, neededHeight: 0 };
  do {
    const problem = await settle(page, watch);
    if (problem) return { png: null, problem };
    if (picture.forced) {
      const forced = await forceState(session, picture.forced);
      if (!forced) return { png: null, problem: `has no ${picture.forced.selector}` };
    }
    area = await page.evaluate(measureStory, padding);
    if (area.neededHeight > (page.viewportSize()?.height ?? 0)) {
      await page.setViewportSize({ width: picture.viewport.width, height: area.neededHeight });
      continue;
    }
    if (!area.box) return { png: null, problem: 'draws nothing' };
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...area.box, scale: 1 },
    });
    const after = await page.evaluate(measureStory, padding);
    const isStill = JSON.stringify(after) === JSON.stringify(area) && watch.pending.size === 0;
    if (isStill) return { png: Buffer.from(data, 'base64'), problem: '' };
  } while (performance.now() < deadline);
  return { png: null, problem: 'did not settle (it changes while its picture is taken)' };
}

/** Pseudo-classes of a state, which elements under a pressed pointer have together. */
const pseudoClasses: Readonly<Record<ForcedState, readonly string[]>> = {
  hover: ['hover'],
  pressed: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
};

/** Forces all elements of a selector into a state, as developer tools do. Returns their number. */
async function forceState(
  session: CDPSession,
  { state, selector }: NonNullable<Picture['forced']>,
): Promise<number> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const forcedPseudoClasses = [...pseudoClasses[state]];
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
  return nodeIds.length;
}

async function releaseStates(session: CDPSession): Promise<void> {
  await session.send('CSS.disable');
  await session.send('DOM.disable');
}

/** Waits until the story is stable and has loaded; a part that arrives late may change the story again. */
async function settle(page: Page, watch: Watch): Promise<string> {
  const deadline = performance.now() + storyTimeout;
  for (;;) {
    const timeout = Math.max(0, deadline - performance.now());
    const problem = await page.evaluate(settleStory, timeout);
    const idleTime = performance.now() - watch.answered;
    if (problem || (watch.pending.size === 0 && idleTime >= settleTime)) return problem;
    await new Promise((resolve) => setTimeout(resolve, Math.max(5, settleTime - idleTime)));
    while (watch.pending.size > 0) {
      if (performance.now() > deadline) {
        const [request] = watch.pending;
        return `did not settle (it waits for ${request?.url()})`;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

function wayOf({ globals, viewport, forcedColors }: Picture): string {
  return `${globals} ${viewport.width} x ${viewport.height} ${forcedColors}`;
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
  const watch: Watch = { shown: undefined, answered: 0, log, pending };
  const answer = (request: Request) => {
    pending.delete(request);
    watch.answered = performance.now();
  };
  const foreign = (request: Request) =>
    /^(https?|wss?):/.test(request.url()) && !request.url().startsWith(`${origin}/`);
  page.on('request', (request) => {
    pending.add(request);
    if (foreign(request)) log.push(`requested ${request.url()}, which is not on this machine`);
  });
  page.on('requestfinished', answer);
  page.on('requestfailed', answer);
  page.on('response', (response: Response) => {
    if (response.status() >= 400 && !foreign(response.request())) {
      log.push(`could not load ${new URL(response.url()).pathname} (${response.status()})`);
    }
  });
  page.on('pageerror', (error) => log.push(`threw: ${error.message}`));
  page.on('crash', () => log.push('crashed its page'));
  return watch;
}
