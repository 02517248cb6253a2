import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { checkThemes } from '../support/further-themes.ts';
import { catalog, settle } from './built-storybook.ts';
import { stageTest } from './story-stage.ts';

// Every state in the catalog: axe, and the colors of each theme. Of each component also the accessibility tree, as a text to
// review in the diff: `npm run accept:trees` accepts changes.

// A file there names its story.
const trees = readdirSync(new URL('accessibility-trees', import.meta.url)).map((file) =>
  file.replace('.aria.txt', ''),
);
const further = ['dark', 'high-contrast'] as const;

const test = stageTest(
  { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' },
  { isHidden: true, prepare: (page) => page.clock.setFixedTime('2026-04-15T10:00:00Z') },
);

test('The static Storybook exists, and has the story of every tree', () => {
  expect(catalog.length, 'the catalog is built: run `npm run build`').toBeGreaterThan(0);
  const ids = catalog.map(({ id }) => id);
  expect(trees.filter((id) => !ids.includes(id))).toEqual([]);
});

test('Every component has a tree', () => {
  const stories = catalog.filter(({ title }) => /^(Primitives|Components)\//.test(title));
  const without = stories
    .map(({ id }) => id.replace(/--.*/, '--'))
    .filter((component) => !trees.some((id) => id.startsWith(component)));
  expect(new Set(without)).toEqual(new Set());
});

for (const story of catalog) {
  test(`${story.id} is accessible in each theme`, async ({ stage }) => {
    expect.soft(await stage.show(story.id)).toEqual([]);
    const { page, frame } = stage;
    await expect(frame.locator('#storybook-root > *').first()).toBeAttached();
    if (trees.includes(story.id)) {
      await settle(page, story.id, frame);
      // Announcements come after a pause and disappear after a while.
      await frame.addStyleTag({ content: '[data-slot="announcer"] { display: none }' });
      const tree = await frame.locator('body').ariaSnapshot();
      // React numbers its ids across the page, so a hook elsewhere would change them.
      const steady = tree.replaceAll(/#_r_\w+_/g, '#…');
      expect
        .soft(`${steady}\n`, 'Accessibility tree')
        .toMatchSnapshot(['accessibility-trees', `${story.id}.aria.txt`]);
    }
    const spoken = frame.locator(':is([role="status"], [role="alert"], [aria-live])');
    expect
      .soft(
        await frame
          .locator('[aria-busy="true"]', { has: spoken.filter({ hasText: /\S/ }) })
          .allTextContents(),
        'A region that loads may hold back what is announced in it',
      )
      .toEqual([]);
    expect(await frame.evaluate(checkThemes, further), 'Colors of the further themes').toEqual([]);
  });
}
