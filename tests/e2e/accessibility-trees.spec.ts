import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../visual/storybook-server.ts';

// What assistive technology gets in every state that the catalogue shows, as text that a reviewer reads in the diff.
// `npx playwright test --config tests/playwright.config.ts --update-snapshots` accepts what has changed.

interface Entry {
  id: string;
  type: string;
  title: string;
  tags?: readonly string[];
}

const built = fileURLToPath(new URL('../../dist/storybook', import.meta.url));
const trees = fileURLToPath(new URL('accessibility-trees', import.meta.url));
const index: { entries: Record<string, Entry> } = existsSync(`${built}/index.json`)
  ? JSON.parse(readFileSync(`${built}/index.json`, 'utf8'))
  : { entries: {} };
const stories = Object.values(index.entries).filter(
  ({ type, title, tags }) =>
    type === 'story' && /^(Primitives|Components)\//.test(title) && !tags?.includes('play'),
);

/** Folder and file of a story's tree: `primitives-button/solid.aria.txt`. */
function fileOf({ id }: Entry): [folder: string, file: string] {
  const [folder = '', name = ''] = id.split('--');
  return [folder, `${name}.aria.txt`];
}

const test = base.extend<object, { stage: { page: Page; url: string } }>({
  stage: [
    async ({ browser }, provide) => {
      const server = await serveFolder(built);
      const context = await browser.newContext({
        locale: 'en-GB',
        timezoneId: 'UTC',
        viewport: { width: 1024, height: 800 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime('2026-04-15T10:00:00Z');
      await provide({ page, url: server.url });
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

interface Previewing {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: object) => void };
}

/** Shows a story: the first by its address, the next ones on the same page, which is several times faster. */
async function show(page: Page, url: string, id: string): Promise<void> {
  if (page.url().startsWith(url)) {
    await page.evaluate((storyId) => {
      const channel = (window as Previewing).__STORYBOOK_ADDONS_CHANNEL__;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction((storyId) => {
    const render = (window as Previewing).__STORYBOOK_PREVIEW__?.currentRender;
    return render?.id === storyId && ['completed', 'finished'].includes(render.phase ?? '');
  }, id);
}

test('The static Storybook is there, and every tree belongs to a story of it', () => {
  expect(stories.length, 'the catalogue is built: run `npm run build`').toBeGreaterThan(0);
  const wanted = stories.map((story) => fileOf(story).join('/'));
  const kept = existsSync(trees)
    ? readdirSync(trees, { recursive: true, encoding: 'utf8' }).filter((path) =>
        path.endsWith('.txt'),
      )
    : [];
  expect(
    kept.filter((path) => !wanted.includes(path.replaceAll('\\', '/'))),
    'trees without a story: delete them',
  ).toEqual([]);
});

for (const story of stories) {
  test(`The accessibility tree of ${story.id} is as it was`, async ({ stage: { page, url } }) => {
    await show(page, url, story.id);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    const tree = await page.locator('body').ariaSnapshot();
    expect(`${tree}\n`).toMatchSnapshot(fileOf(story));
  });
}
