import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { atHome } from '#.storybook/docs/address.ts';
import { tidySnippet } from '#.storybook/docs/snippets.ts';
import { importGraph } from '#src/registry/import-graph.ts';
import { itemsOf } from '#src/registry/items.ts';
import { readSources } from '#src/registry/source-files.ts';
import { commandLine, importLine, newestVersion } from '#stories/support/docs/registry-item.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sources } = readSources(root);
const graph = importGraph(sources);
const items = itemsOf(sources.keys(), graph);

/** Import that a page shows for an item: its name, the imports, and the components whose stories the page draws. */
const shown = globSync('stories/**/*.mdx', { cwd: root }).flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const components = [...text.matchAll(/from '(\.\/[^']+\.stories\.tsx)'/g)].flatMap(
    ([, stories = '']) => {
      const meta = readFileSync(join(root, dirname(page), stories), 'utf8');
      return /^ {2}component: (\w+),$/m.exec(meta)?.[1] ?? [];
    },
  );
  return [...text.matchAll(/<HowToCopy\s+item="([^"]+)"(?:\s+imports=\{\[([^\]]*)\]\})?/g)].map(
    ([, item = '', names = '']) => ({
      page,
      item,
      imports: names.match(/\w+/g) ?? [],
      components,
    }),
  );
});

describe('The import that a page shows', () => {
  test.each(shown)('$page: takes $imports from $item', ({ page, item, imports, components }) => {
    const { entries = [] } = items.find(({ name }) => name === item) ?? {};
    expect(entries).not.toEqual([]);
    const [entry = ''] = entries;
    if (entry.endsWith('.css')) return;
    expect(imports).not.toEqual([]);
    const folder = entry.startsWith('app/') ? '' : entry.split('/').slice(0, 2).join('/');
    const door = sources.has(`${folder}/index.ts`) ? `${folder}/index.ts` : entry;
    const exported = new Set([...graph.exportsOf(door).keys(), ...graph.exportsOf(entry).keys()]);
    expect(imports.filter((name) => !exported.has(name))).toEqual([]);
    const all = shown.filter((other) => other.page === page).flatMap((other) => other.imports);
    expect(all, 'the components of the page').toEqual(expect.arrayContaining(components));
  });

  test('is about every component that has a page', () => {
    expect(shown.length).toBeGreaterThan(30);
  });
});

test('a style sheet is imported for its effect, a module for what it exports', () => {
  expect(importLine('a.css', [])).toBe("import 'a.css';");
  expect(importLine('b', ['createAuth', 'localStore'])).toBe(
    "import { createAuth, localStore } from 'b';",
  );
});

test('an import or a command that is too long has a name on each line', () => {
  const [name, other] = ['a'.repeat(60), 'b'.repeat(60)];
  expect(importLine('c', [name, other])).toBe(`import {\n  ${name},\n  ${other},\n} from 'c';`);
  expect(commandLine('npm install', [name, other])).toBe(
    `npm install \\\n  ${name} \\\n  ${other}`,
  );
  expect(commandLine('npm install', ['a', 'b'])).toBe('npm install a b');
});

test('code has the address of the page, except for what only a started Storybook serves', () => {
  const at = (code: string) => atHome('https://example.com/docs/', code);
  expect(at('add http://localhost:6006/r/a.json')).toBe('add https://example.com/docs/r/a.json');
  expect(at('Read http://localhost:6006/llms.txt.')).toBe(
    'Read https://example.com/docs/llms.txt.',
  );
  expect(at('http://localhost:6006/mcp')).toBe('http://localhost:6006/mcp');
});

test('a package is offered from its first release on', () => {
  expect(newestVersion('')).toBeUndefined();
  expect(newestVersion('# tessera-ui\n\n## 0.2.0\n\n### Minor\n\n## 0.1.0\n')).toBe('0.2.0');
});

test('an icon printed as its shapes gets its name back', () => {
  const code = `<Button size="sm">
  <Icon
    icon="M18 6 6 18M6 6l12 12"
    size="lg"
   />
  Clear
</Button>`;
  expect(tidySnippet(code)).toBe(`<Button size="sm">
  <Icon icon={x} size="lg" />
  Clear
</Button>`);
});

test('markup is printed without the story around it', () => {
  const code = `meta.story({
  name: 'Beside text',
  render: () => <Row>
      <Icon icon={circleAlert} />
      <span>31 April does not exist.</span>
    </Row>
})`;
  expect(tidySnippet(code)).toBe(`<Row>
  <Icon icon={circleAlert} />
  <span>31 April does not exist.</span>
</Row>`);
});
