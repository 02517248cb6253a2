import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { collectParcel } from '#src/registry/parcel.ts';

const sources = new Map([
  [
    'components/rating/rating.tsx',
    `'use client';
import { useId, type ReactNode } from 'react';
import type { Shape } from '@scope/shapes/part';
import { cx } from '../../core/cx';
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
  ['components/rating/words.ts', `import type { Package } from 'types-only';`],
  ['components/rating/value.ts', `export { fold } from '../../primitives/fold';`],
  ['components/rating/later.tsx', `import './rating.tsx';\nimport 'plain-package/file.js';`],
  ['components/rating/lazy.ts', 'export class Lazy {}'],
  ['components/rating/unused.ts', `import 'unused-package';`],
  ['core/cx.ts', 'export const cx = 1;'],
  [
    'primitives/fold/index.ts',
    `// Data of Example Ltd. Made by a tool.
// Copyright 2020 Example Ltd. MIT license:
// https://example.com/licence
export const fold = 1;`,
  ],
]);

test('a file depends on what it imports in any way: types, text of styles, lazily, in a type', () => {
  expect(importGraph(sources)('components/rating/rating.tsx')).toEqual({
    imports: [
      'components/rating/later.tsx',
      'components/rating/lazy.ts',
      'components/rating/rating.module.css',
      'components/rating/value.ts',
      'components/rating/words.ts',
      'core/cx.ts',
    ],
    packages: ['@scope/shapes', 'react'],
    notices: [],
  });
});

test('a parcel is everything that is reached, including cycles, and nothing else', () => {
  const parcel = collectParcel(importGraph(sources), ['components/rating/rating.tsx']);
  expect(parcel).toEqual({
    files: [...sources.keys()].filter((path) => !path.includes('unused')).sort(),
    packages: ['@scope/shapes', 'plain-package', 'react', 'types-only'],
    beyond: [],
    notices: ['Copyright 2020 Example Ltd. MIT license: https://example.com/licence'],
  });
});

test('a parcel ends where another item starts', () => {
  const graph = importGraph(sources);
  const isPrimitive = (path: string) => path.startsWith('primitives/');
  const parcel = collectParcel(graph, ['components/rating/rating.tsx'], isPrimitive);
  expect(parcel.beyond).toEqual(['primitives/fold/index.ts']);
  expect(parcel.files.filter(isPrimitive)).toEqual([]);
  expect(parcel.notices).toEqual([]);
});

test('an unresolved import, and a computed one, are rejected by name', () => {
  const graph = importGraph(
    new Map([
      ['a.ts', `import { b } from './b';`],
      ['c.ts', 'const d = (name: string) => import(`./${name}`);'],
      ['e.ts', 'const = 1;'],
    ]),
  );
  expect(() => graph('a.ts')).toThrow('a.ts imports ./b, which does not exist');
  expect(() => graph('c.ts')).toThrow(
    'c.ts imports `./${name}`, a computed path, which cannot be followed',
  );
  expect(() => graph('e.ts')).toThrow('e.ts cannot be parsed');
});
