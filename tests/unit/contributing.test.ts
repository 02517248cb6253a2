import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { languages } from '#src/languages/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = read('CONTRIBUTING.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|stories|tests|\.storybook)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );

/** Example names for those in angle brackets. */
const example: Record<string, string> = {
  family: 'rating',
  component: 'rating',
  primitive: 'button',
  tag: 'de',
};

describe('CONTRIBUTING.md', () => {
  test.each([...new Set(pathsIn(guide))])('names %s, which exists', (path) => {
    const real = path.replaceAll(/<(\w+)>/g, (_, name: string) => example[name] ?? name);
    expect(globSync(real, { cwd: root })).not.toEqual([]);
  });

  test('names only commands that exist, and every command but the parts of `check`', () => {
    const run = [...guide.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
    const named = new Set(run.filter((name) => !['ci', 'publish'].includes(name)));
    const expected = Object.keys(scripts).filter((name) => !name.startsWith('check:'));
    expect([...named].toSorted()).toEqual(expected.toSorted());
  });

  const stories = [...guide.matchAll(/`(guides-\w+--[\w-]+)`/g)].map(([, id = '']) => id);
  test.each(stories)('names the story %s, which exists', (id) => {
    const [, page = '', story = ''] = /^guides-(\w+)--(.+)$/.exec(id) ?? [];
    const source = read(`stories/guides/${page}/${page}.stories.tsx`);
    const exported = story.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(source).toContain(`export const ${exported} = `);
  });
});

test('README.md states the number of languages', () => {
  expect(read('README.md')).toContain(`in ${languages.length} languages.`);
});
