import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { packedName } from '#src/package/build-package.ts';
import { buildRegistry } from '#src/registry/build-registry.ts';
import { readSources } from '#src/registry/source-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const storybook = join(root, 'dist/storybook');

test('the Storybook contains the registry of its own sources, and the package that copies import', async () => {
  const sources = readSources(root);
  const home = process.env['TESSERA_REGISTRY']?.replace(/\/r$/, '');
  const packed = `package/${packedName(sources.manifest.version)}`;
  const options = home ? { home: `${home}/r`, tessera: `${home}/${packed}` } : {};
  for (const [path, text] of await buildRegistry(sources, options)) {
    expect(readFileSync(join(storybook, 'r', path), 'utf8') === text, path).toBe(true);
  }
  expect(existsSync(join(storybook, packed))).toBe(home !== undefined);
});

test('a docs page that explains copying names an item, and every widget and every screen has such a page', () => {
  const pages = globSync('stories/**/*.mdx', { cwd: root });
  const named = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [
      ...text.matchAll(/<HowToCopy\s+item="([^"]+)"[^/]*?(?:also=\{\[([^\]]*)\]\}[^/]*)?\/>/g),
    ].flatMap(([, name, also = '']) => [name, ...(also.match(/[\w-]+/g) ?? [])]);
  });
  const { items } = JSON.parse(readFileSync(join(storybook, 'r/registry.json'), 'utf8')) as {
    items: Array<{ name: string; categories: string[] }>;
  };
  const names = items.map(({ name }) => name);
  expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  for (const [category, least] of [
    ['widgets', 9],
    ['screens', 2],
  ] as const) {
    const members = items.filter(({ categories }) => categories.includes(category));
    expect(members.length).toBeGreaterThanOrEqual(least);
    expect(members.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  }
});
