import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientCalls } from '#tests/support/server-modules.ts';

const root = fileURLToPath(new URL('../../src', import.meta.url));

test('a server component may import every entry point', () => {
  const paths = globSync(
    '{auth,components,internals,primitives,validation,app/screens}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  );
  const sources = new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]));
  const entryPoints = paths.filter((path) => path.endsWith('/index.ts'));
  expect(entryPoints.length).toBeGreaterThan(15);
  expect(clientCalls(entryPoints, sources)).toEqual([]);
});

test('an entry point may render a client component, and not call functions of its module', () => {
  const sources = new Map([
    ['box/index.ts', "export { words } from './words';\nexport { Box } from './box';"],
    ['box/words.ts', "import { load } from './load';\nexport const words = load('words');"],
    ['box/load.ts', "'use client';\nexport const load = (name: string) => name;"],
    ['box/box.tsx', "import { Lid } from './lid';\nexport const Box = () => <Lid />;"],
    [
      'box/lid.tsx',
      "'use client';\nimport { load } from './load';\nexport const Lid = () => load('lid');",
    ],
  ]);
  const finding = 'box/words.ts takes load from box/load.ts';
  expect(clientCalls(['box/index.ts'], sources)).toEqual([finding]);
  sources.set('box/load.ts', 'export const load = (name: string) => name;');
  expect(clientCalls(['box/index.ts'], sources)).toEqual([]);
  sources.set(
    'box/words.ts',
    "import type { load } from './lid';\nexport type Words = typeof load;",
  );
  expect(clientCalls(['box/index.ts'], sources)).toEqual([]);
});
