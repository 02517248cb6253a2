import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../support/static-server.ts';
import { built, catalog, showStory, type Entry } from './built-storybook.ts';

// Accessibility tree of every state in the catalog, as text to review in the diff. `npm run accept:trees` accepts
// changes.

const trees = fileURLToPath(new URL('accessibility-trees', import.meta.url));
const stories = catalog.filter(({ title }) => /^(Primitives|Components)\//.test(title));

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

test('The static Storybook exists, and every tree belongs to one of its stories', () => {
  expect(stories.length, 'the catalog is built: run `npm run build`').toBeGreaterThan(0);
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
  test(`The accessibility tree of ${story.id} is unchanged`, async ({ stage: { page, url } }) => {
    await showStory(page, url, story.id);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    const tree = await page.locator('body').ariaSnapshot();
    // React numbers its ids across the page, so that a hook elsewhere would change them.
    const steady = tree.replaceAll(/#_r_\w+_/g, '#…');
    expect(`${steady}\n`).toMatchSnapshot(fileOf(story));
  });
}
