import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { searchNames, sharedPage } from '#.storybook/sidebar/search-names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('each page has the names that people use for what it is about, and those of its components', () => {
  const titleOf = (path: string) =>
    /\btitle: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1];
  const stories = globSync('stories/{*,{components,primitives}/**/*}.stories.tsx', { cwd: root });
  const titles = stories
    .filter((path) => !path.endsWith('.play.stories.tsx'))
    .map((path) => titleOf(path));
  const pages = globSync('stories/**/*.mdx', { cwd: root }).flatMap((path) => {
    const page = readFileSync(join(root, path), 'utf8');
    const [, title] = /<Meta title="([^"]+)"/.exec(page) ?? [];
    const [, of = ''] = /<Meta of=\{(\w+)\}/.exec(page) ?? [];
    const [, file = ''] =
      new RegExp(String.raw`\* as ${of} from '(\.[^']+\.stories(?:\.tsx)?)'`).exec(page) ?? [];
    return title ?? titleOf(join(dirname(path), file.replace(/(?<!\.tsx)$/, '.tsx')));
  });
  const paths = titles.map((title) =>
    pages.includes(title) ? title : sharedPage(title?.split('/').at(-1) ?? '')?.title,
  );
  expect(titles.filter((_, index) => !pages.includes(paths[index]))).toEqual([]);
  expect(Object.keys(searchNames).toSorted()).toEqual([...new Set(pages)].toSorted());
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
