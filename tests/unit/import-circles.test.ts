import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Import cycles: each is a group of files that reach one another (a strongly connected component of the import
 * graph), found by Tarjan's algorithm.
 */
function circlesIn(sources: ReadonlyMap<string, string>): string[][] {
  const graph = importGraph(sources);
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string) => {
    const index = indexes.size;
    indexes.set(path, index);
    lowest.set(path, index);
    stack.push(path);
    const { imports } = graph(path);
    for (const next of imports) {
      if (!indexes.has(next)) visit(next);
      const reached = stack.includes(next) ? (lowest.get(next) ?? index) : index;
      lowest.set(path, Math.min(lowest.get(path) ?? index, reached));
    }
    if (lowest.get(path) !== index) return;
    const group = stack.splice(stack.indexOf(path)).sort();
    if (group.length > 1 || imports.includes(path)) circles.push(group);
  };
  for (const path of sources.keys()) if (!indexes.has(path)) visit(path);
  return circles;
}

function readSources(): Map<string, string> {
  const paths = globSync('**/*.{ts,tsx,css,json}', { cwd: src }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(`${src}/${path}`, 'utf8')]));
}

describe('The imports of the source', () => {
  test('have no cycles, types included', () => {
    expect(circlesIn(readSources())).toEqual([]);
  });
});

describe('A cycle', () => {
  test('is found by values, types and re-exports alike, and named by its files', () => {
    const sources = new Map([
      ['a.ts', "import { b } from './b';\nexport const a = b;\n"],
      ['b.ts', "export { c as b } from './c';\n"],
      ['c.ts', "import type { a } from './a';\nexport const c = 1 as unknown as typeof a;\n"],
      ['d.ts', "export type { a } from './a';\n"],
      ['self.ts', "export type Self = import('./self').Self[];\n"],
    ]);
    expect(circlesIn(sources)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['self.ts']]);
  });
});
