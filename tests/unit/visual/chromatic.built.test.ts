import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findChangedStories } from '../../visual/changed.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const storybook = join(root, 'dist', 'storybook');
const { entries } = JSON.parse(await readFile(join(storybook, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; componentPath?: string }>;
};
const all = Object.keys(entries);
const changedBy = (...files: string[]) => findChangedStories(root, storybook, files);

/** Stories of a component, by the path of its module. */
const storiesOf = (path: string) =>
  Object.values(entries).filter(
    ({ type, componentPath }) => type === 'story' && componentPath === `./${path}`,
  );

test.each(['src/components/rating/index.ts', 'src/components/date-picker/index.ts'])(
  'A change of %s affects the stories that show it, and not all',
  async (path) => {
    const changed = await changedBy(path);
    expect(storiesOf(path).length).toBeGreaterThan(3);
    expect(storiesOf(path).filter(({ id }) => !changed.has(id))).toEqual([]);
    expect(changed.has('primitives-button--solid')).toBe(false);
  },
);

test('A change of every component affects its stories', async () => {
  const paths = new Set(
    Object.values(entries).flatMap(({ componentPath }) =>
      componentPath?.startsWith('./src/') ? componentPath.slice(2) : [],
    ),
  );
  expect(paths.size).toBeGreaterThan(30);
  const changed = await changedBy(...paths);
  expect([...paths].flatMap(storiesOf).filter(({ id }) => !changed.has(id))).toEqual([]);
});

test.each(['src/tokens/tokens.css', '.storybook/main.ts', 'package-lock.json'])(
  'A change of %s affects every story',
  async (file) => {
    expect((await changedBy(file)).size).toBe(all.length);
  },
);

test('A change of a text affects none, and no change neither', async () => {
  expect((await changedBy('README.md')).size).toBe(0);
  expect((await changedBy()).size).toBe(0);
});
