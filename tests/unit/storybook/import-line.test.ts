import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { planItems } from '#src/registry/item-plan.ts';
import { readSources } from '#src/registry/read-sources.ts';
import { importLine } from '#stories/support/docs/copy/import-line.ts';
import { newestVersion } from '#stories/support/docs/releases/released-version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sources } = readSources(root);
const items = planItems(sources);

/** Import that a page shows for an item: its name, the imports, and the component whose stories the page draws. */
const shown = globSync('stories/**/*.mdx', { cwd: root }).flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const stories = /from '(\.\/[^']+\.stories\.tsx)'/.exec(text)?.[1];
  const meta = stories ? readFileSync(join(root, dirname(page), stories), 'utf8') : '';
  const component = /^ {2}component: (\w+),$/m.exec(meta)?.[1];
  return [...text.matchAll(/<HowToCopy\s+folder="([^"]+)"(?:\s+imports=\{\[([^\]]*)\]\})?/g)].map(
    ([, folder = '', names = '']) => ({
      page,
      item: folder.split('/').at(-1),
      imports: names.match(/\w+/g) ?? [],
      component,
    }),
  );
});

describe('The import that a page shows', () => {
  test.each(shown)('$page: takes $imports from $item', ({ item, imports, component }) => {
    const entryPoints = items.find(({ name }) => name === item)?.entryPoints ?? [];
    expect(entryPoints).not.toEqual([]);
    const modules = entryPoints.filter((entryPoint) => !entryPoint.endsWith('.css'));
    if (modules.length === 0) return;
    expect(imports).not.toEqual([]);
    for (const name of imports) {
      for (const entryPoint of modules) {
        expect(sources.get(entryPoint), name).toMatch(
          new RegExp(`export (\\{[^}]*\\b|function )${name}\\b`),
        );
      }
    }
    if (component) expect(imports, 'the component of the page').toContain(component);
  });

  test('is about every component that has a page', () => {
    expect(shown.length).toBeGreaterThan(30);
  });
});

test('a style sheet is imported for its effect, a module for what it exports', () => {
  expect(importLine('tokens/tokens.css', 'a.css', [])).toBe("import 'a.css';");
  expect(importLine('auth', 'b', ['createAuth', 'localStore'])).toBe(
    "import { createAuth, localStore } from 'b';",
  );
});

test('a package is offered from its first release on', () => {
  expect(newestVersion('')).toBeUndefined();
  expect(newestVersion('# tessera-ui\n\n## 0.2.0\n\n### Minor\n\n## 0.1.0\n')).toBe('0.2.0');
});
