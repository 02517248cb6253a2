import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ExampleReader } from '#.storybook/build/story-examples.ts';
import { searchNames } from '#.storybook/sidebar/search-names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('each component has the names that people use for it', () => {
  const reader = new ExampleReader(root);
  const stories = globSync('stories/{*,{components,primitives}/**/*}.stories.tsx', { cwd: root });
  const titles = stories
    .filter((path) => !path.endsWith('.play.stories.tsx'))
    .map((path) => reader.titleOf(path));
  expect(Object.keys(searchNames).toSorted()).toEqual(titles.toSorted());
});

test('a name is short enough for the search, in lower case, and not that of the component', () => {
  for (const [title, names] of Object.entries(searchNames)) {
    expect(names.length, title).toBeGreaterThan(1);
    expect(new Set(names).size, title).toBe(names.length);
    for (const name of names) {
      expect(name.length, name).toBeLessThan(32);
      expect(name, title).toBe(name.toLowerCase());
    }
  }
});
