import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../support/static-server.ts';
import { keepBareBody, switchStory } from '../visual/switch-story.ts';
import { built, playStories } from './built-storybook.ts';

// The story tests run the development build, inside React's `act`. Here each interaction test runs as for a user who
// opens it in the published Storybook, where React schedules its own rendering and chunks arrive late.

/** Maximum time for one story to load and play, in milliseconds. */
const timeout = 20_000;

const test = base.extend<object, { stage: { page: Page; url: string } }>({
  stage: [
    async ({ browser }, provide) => {
      const server = await serveFolder(built);
      const context = await browser.newContext({ viewport: { width: 1024, height: 800 } });
      await context.addInitScript(keepBareBody);
      await provide({ page: await context.newPage(), url: server.url });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits, inside the page, until the story has played; returns what failed, or an empty string. */
async function readOutcome({ id, limit }: { id: string; limit: number }): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined };
  };
  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'unhandledErrorsWhilePlaying',
  ];
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const failure = failures.map((event) => channel?.last(event)?.[0]).find(Boolean);
    if (failure) return JSON.stringify(failure).slice(0, 2000);
    const [finished] = (channel?.last('storyFinished') ?? []) as {
      storyId: string;
      status: string;
    }[];
    if (finished?.storyId === id) return finished.status === 'success' ? '' : finished.status;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return `did not finish within ${limit} ms`;
}

test('The static Storybook has interaction tests', () => {
  expect(playStories.length, 'run `npm run build`').toBeGreaterThan(200);
});

for (const { id } of playStories) {
  test(`${id} passes in the built Storybook`, async ({ stage: { page, url } }) => {
    const play = () => page.evaluate(readOutcome, { id, limit: timeout });
    // Rendering a story on the loaded page takes half the time.
    const isShown = page.url().startsWith(url) && (await page.evaluate(switchStory, id));
    if (isShown && (await play()) === '') return;
    // What an earlier story left behind must not fail this one.
    // The story tests run axe; here it would only take time.
    const address = `${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(address);
    await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window);
    expect(await play()).toBe('');
  });
}
