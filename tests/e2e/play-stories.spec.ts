import { expect } from '@playwright/test';
import { playStories } from './built-storybook.ts';
import { stageTest } from './story-stage.ts';

// Each interaction test runs as for a user who opens it in the published Storybook, where React schedules its own
// rendering and chunks arrive late. axe checks how it ends.

const test = stageTest({});

test('The static Storybook has interaction tests', () => {
  expect(playStories.length, 'run `npm run build`').toBeGreaterThan(200);
});

for (const { id } of playStories) {
  test(`${id} passes in the built Storybook`, async ({ stage }) => {
    expect(await stage.show(id)).toEqual([]);
  });
}
