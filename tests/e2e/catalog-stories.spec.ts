import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { checkThemes } from '../support/further-themes.ts';
import { catalog, settle, type Entry } from './built-storybook.ts';
import { stageTest } from './story-stage.ts';

// Every state in the catalog: axe in each theme, and the accessibility tree as text to review in the diff.
// `npm run accept:trees` accepts changes.

const trees = fileURLToPath(new URL('accessibility-trees', import.meta.url));
const further = ['dark', 'high-contrast'] as const;

/** Themes and direction in which axe checks a state, for the docs pages. */
const annotation = { type: 'axe', description: `ltr ${['light', ...further].join(' ')}` };

/** Stories that have a tree: those of components, not the pages of the app and the foundations. */
const hasTree = ({ title }: Entry) => /^(Primitives|Components)\//.test(title);

/** Folder and file of a story's tree: `primitives-button/solid.aria.txt`. */
function fileOf({ id }: Entry): [folder: string, file: string] {
  const [folder = '', name = ''] = id.split('--');
  return [folder, `${name}.aria.txt`];
}

const test = stageTest({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' }, (page) =>
  page.clock.setFixedTime('2026-04-15T10:00:00Z'),
);

test('The static Storybook exists, and every tree belongs to one of its stories', () => {
  expect(catalog.length, 'the catalog is built: run `npm run build`').toBeGreaterThan(0);
  const wanted = catalog.filter(hasTree).map((story) => fileOf(story).join('/'));
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

interface Previewing {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { story?: { storyGlobals?: { locale?: string } } };
  };
}

for (const story of catalog) {
  test(`${story.id} is accessible in each theme`, { annotation }, async ({ stage }) => {
    expect.soft(await stage.show(story.id)).toEqual([]);
    const { page } = stage;
    await settle(page, story.id);
    await expect(page.locator('#storybook-root > *').first()).toBeAttached();
    if (hasTree(story)) {
      const tree = await page.locator('body').ariaSnapshot();
      // React numbers its ids across the page, so a hook elsewhere would change them.
      const steady = tree.replaceAll(/#_r_\w+_/g, '#…');
      expect.soft(`${steady}\n`, 'Accessibility tree').toMatchSnapshot(fileOf(story));
    }
    const shown = await page.evaluate(() => {
      const { story: current } = (window as Previewing).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      const { lang, dataset } = document.documentElement;
      return { theme: dataset['theme'], isOwn: lang === (current?.storyGlobals?.locale ?? 'en') };
    });
    expect.soft(shown.theme, 'A catalog story shows the theme of the toolbar').toBe('light');
    expect.soft(shown.isOwn, 'and its language, or that of the story').toBe(true);
    expect(await page.evaluate(checkThemes, further), 'Colors of the further themes').toEqual([]);
  });
}
