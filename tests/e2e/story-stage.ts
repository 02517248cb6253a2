import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Frame,
  type Page,
} from '@playwright/test';
import { serveFolder } from '../support/static-server.ts';
import {
  keepBareBody,
  leaveOutHighlights,
  stopMessages,
  switchStory,
} from '../visual/switch-story.ts';
import { built } from './built-storybook.ts';

/** Options of a stage. */
interface StageOptions {
  /** Whether the stories are in a frame that the browser does not paint. Default: they are on the page. */
  isHidden?: boolean;
  /** Prepares the page before the first story. */
  prepare?: (page: Page) => Promise<void>;
}

/** Frame of the built Storybook that shows one story after another. */
export interface Stage {
  page: Page;
  frame: Frame;
  /** Shows a story and waits until it has played and axe has checked it; returns what went wrong. */
  show: (id: string) => Promise<string[]>;
}

/** Maximum time for one story to load, play and be checked, in milliseconds. */
const timeout = 60_000;

/** Messages of the browser, about servers that refuse on purpose, and of Storybook about itself. */
const notOurs = /^Failed to load resource|^Accessing the Story Store is deprecated/;

/** Opens a stage with the settings of a browser context. */
async function openStage(
  browser: Browser,
  settings: BrowserContextOptions,
  { isHidden = false, prepare }: StageOptions,
) {
  const server = await serveFolder(built);
  const context = await browser.newContext({
    viewport: { width: 1024, height: 800 },
    ...settings,
  });
  await context.addInitScript(keepBareBody);
  await context.addInitScript(leaveOutSkeletons);
  await context.addInitScript(leaveOutHighlights);
  const page = await context.newPage();
  const frame = isHidden ? await openFrame(page, server.url) : page.mainFrame();
  await prepare?.(page);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !notOurs.test(message.text())) {
      messages.push(`logs to the console: ${message.text()}`);
    }
  });
  const problems = async (id: string) => [
    ...(await frame.evaluate(readOutcome, { id, limit: timeout })),
    ...messages.splice(0),
  ];
  const show = async (id: string) => {
    messages.length = 0;
    // Rendering a story on the loaded page takes half the time.
    const isShown = frame.url().startsWith(server.url) && (await frame.evaluate(switchStory, id));
    if (isShown && (await problems(id)).length === 0) return [];
    // What an earlier story left behind must not fail this one.
    await frame.goto(`${server.url}iframe.html?id=${id}&viewMode=story&globals=motion:reduced`);
    await frame.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
    await frame.evaluate(stopMessages);
    return problems(id);
  };
  const close = async () => {
    await context.close();
    await server.close();
  };
  return { page, frame, show, close };
}

/**
 * Opens a frame as large as the window, which the browser lays out, but does not paint: that would take a quarter of
 * the time.
 */
async function openFrame(page: Page, url: string): Promise<Frame> {
  await page.goto(`${url}index.json`);
  await page.setContent(
    '<iframe style="position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0; opacity: 0"></iframe>',
  );
  const [, frame] = page.frames();
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}

/** Removes, inside the page, what Storybook shows while a story loads: axe takes a fifth longer to pass over it. */
function leaveOutSkeletons(): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const skeleton of document.querySelectorAll('.sb-preparing-docs, .sb-preparing-story')) {
      skeleton.replaceChildren();
    }
  });
}

/** Test on a stage that its worker keeps, with the settings of a browser context. */
export function stageTest(settings: BrowserContextOptions, options: StageOptions = {}) {
  return base.extend<object, { stage: Stage }>({
    stage: [
      async ({ browser }, provide) => {
        const { close, ...stage } = await openStage(browser, settings, options);
        await provide(stage);
        await close();
      },
      { scope: 'worker' },
    ],
  });
}

/**
 * Waits, inside the page, until the story has played and axe has checked it; returns what failed. It may use nothing
 * from outside its own body.
 */
async function readOutcome({ id, limit }: { id: string; limit: number }): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined };
  };
  interface Violation {
    id: string;
    nodes: ReadonlyArray<{ html: string; failureSummary?: string }>;
  }
  interface Finished {
    storyId: string;
    status: string;
    reporters: ReadonlyArray<{
      type: string;
      status: string;
      result: { violations?: readonly Violation[]; error?: unknown };
    }>;
  }
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'unhandledErrorsWhilePlaying',
  ];
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const failure = failures.map((event) => channel?.last(event)?.[0]).find(Boolean);
    if (failure) return [JSON.stringify(failure).slice(0, 2000)];
    const [finished] = (channel?.last('storyFinished') ?? []) as Finished[];
    if (finished?.storyId === id) {
      if (finished.status === 'success') return [];
      const violations = finished.reporters.flatMap(({ result }) => result.violations ?? []);
      const found = violations.flatMap(({ id: rule, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `axe: ${rule}: ${html} ${failureSummary}`),
      );
      return found.length > 0 ? found : [JSON.stringify(finished).slice(0, 2000)];
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return [`did not finish within ${limit} ms`];
}
