import { expect, test } from 'vitest';
import { readDeclaration } from '#src/package/declare-types.ts';

const known = new Set(['a/one.d.ts', 'b/index.d.ts', 'b/two.d.ts']);
const read = (text: string) => readDeclaration('a/zero.d.ts', text, (path) => known.has(path));

test('every relative import names the module that Node.js would resolve', () => {
  const { text, imports, packages } = read(`import type { One } from './one';
import { Two as Three } from '../b';
export * from '../b/two.ts';
export { One } from './one';
export declare const x: import('../b/two').Two, y: import("react").ReactNode, z: import("@x/y/z").Z;
`);
  expect(text).toBe(`import type { One } from './one.js';
import { Two as Three } from '../b/index.js';
export * from '../b/two.js';
export { One } from './one.js';
export declare const x: import('../b/two.js').Two, y: import("react").ReactNode, z: import("@x/y/z").Z;
`);
  expect([...new Set(imports)].sort()).toEqual([...known]);
  expect(packages.sort()).toEqual(['@x/y', 'react']);
});

test('an unresolved import is rejected', () => {
  expect(() => read(`import './none';`)).toThrow('a/zero.d.ts imports ./none, which has no types.');
});

test('a folder above is the module in it', () => {
  const has = (path: string) => path === 'b/index.d.ts';
  const { text, imports } = readDeclaration(
    'b/c/three.d.ts',
    `import type { Two } from '..';`,
    has,
  );
  expect(text).toBe(`import type { Two } from '../index.js';`);
  expect(imports).toEqual(['b/index.d.ts']);
});
