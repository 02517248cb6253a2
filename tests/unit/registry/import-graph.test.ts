import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { closureOf } from '#src/registry/items.ts';

const sources = new Map([
  [
    'components/rating/rating.tsx',
    `'use client';
import { useId, type ReactNode } from 'react';
import type { Shape } from '@scope/shapes/part';
import { cx } from '../../core/cx';
import { fold } from '../../primitives/fold';
import styles from './rating.module.css';
export type { Words } from './words';
export * from './value';
const later = () => import('./later');
type Lazy = typeof import('./lazy').Lazy;
// Words that look like an import, and are none.
const words = "import x from './nowhere'";`,
  ],
  ['components/rating/rating.module.css', `.a { composes: base from './base.module.css'; }`],
  ['components/rating/base.module.css', '.base { color: red; }'],
  [
    'components/rating/words.ts',
    `import type { Package } from 'types-only';\nexport type Words = Package;`,
  ],
  ['components/rating/value.ts', `export { fold as folded } from '../../primitives/fold';`],
  ['components/rating/later.tsx', `import './rating.tsx';\nimport 'plain-package/file.js';`],
  ['components/rating/lazy.ts', 'export class Lazy {}'],
  ['components/rating/unused.ts', `import 'unused-package';`],
  ['core/cx.ts', 'export const cx = 1;'],
  [
    'primitives/fold/index.ts',
    `export { fold } from './fold';\nexport { spread } from './spread';`,
  ],
  [
    'primitives/fold/fold.ts',
    `// Data of Example Ltd. Made by a tool.
// Copyright 2020 Example Ltd. MIT license:
// https://example.com/licence
export const fold = 1;`,
  ],
  ['primitives/fold/spread.ts', `import 'spread-package';\nexport const spread = 1;`],
]);
const graph = importGraph(sources);

test('a file depends on the files that declare what it imports in any way: types, text of styles, lazily, in a type', () => {
  expect(graph('components/rating/rating.tsx')).toMatchObject({
    imports: [
      'components/rating/later.tsx',
      'components/rating/lazy.ts',
      'components/rating/rating.module.css',
      'components/rating/value.ts',
      'components/rating/words.ts',
      'core/cx.ts',
      'primitives/fold/fold.ts',
    ],
    packages: ['@scope/shapes', 'react'],
    notices: [],
  });
});

test('a name is followed through every re-export to the file that declares it', () => {
  const fold = { path: 'primitives/fold/fold.ts', name: 'fold' };
  expect(graph.originOf('primitives/fold/index.ts', 'fold')).toEqual(fold);
  expect(graph.originOf('components/rating/rating.tsx', 'folded')).toEqual(fold);
  expect(graph.originOf('components/rating/rating.tsx', 'nothing')).toBeUndefined();
  expect([...graph.exportsOf('components/rating/rating.tsx').keys()]).toEqual(['Words', 'folded']);
});

test('a closure is everything that is reached, including cycles, and nothing else', () => {
  const closure = closureOf(graph, ['components/rating/rating.tsx']);
  const beside = [
    'components/rating/unused.ts',
    'primitives/fold/index.ts',
    'primitives/fold/spread.ts',
  ];
  expect(closure).toEqual([...sources.keys()].filter((path) => !beside.includes(path)).sort());
  expect(closure.flatMap((path) => graph(path).notices)).toEqual([
    'Copyright 2020 Example Ltd. MIT license: https://example.com/licence',
  ]);
  const own = closureOf(graph, ['components/rating/rating.tsx'], (path) =>
    path.startsWith('components/rating/'),
  );
  expect(own.filter((path) => !path.startsWith('components/rating/'))).toEqual([]);
});

test('an unresolved import, and a computed one, are rejected by name', () => {
  const broken = importGraph(
    new Map([
      ['a.ts', `import { b } from './b';`],
      ['c.ts', 'const d = (name: string) => import(`./${name}`);'],
      ['e.ts', 'const = 1;'],
    ]),
  );
  expect(() => broken('a.ts')).toThrow('a.ts imports ./b, which does not exist');
  expect(() => broken('c.ts')).toThrow(
    'c.ts imports `./${name}`, a computed path, which cannot be followed',
  );
  expect(() => broken('e.ts')).toThrow('e.ts cannot be parsed');
});
