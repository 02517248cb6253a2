import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { rewriteImports, toFile, type FindTarget } from '#src/registry/rewrite-imports.ts';

const icons = [
  'arrow',
  'calendar',
  'check',
  'chevron',
  'circle',
  'cross',
  'dash',
  'globe',
  'heart',
  'star',
];

function rewritten(text: string, targetOf: FindTarget): string {
  const sources = new Map([
    ['a/a.tsx', text],
    [
      'b/index.ts',
      `export { Box, type BoxProps } from './box';\nexport { Icon, ${icons.join(', ')} } from './icon';`,
    ],
    ['b/box.tsx', 'export const Box = 1;\nexport type BoxProps = 1;'],
    [
      'b/icon.ts',
      `export const Icon = 1;\n${icons.map((name) => `export const ${name} = 1;\n`).join('')}`,
    ],
    ['b/lazy.ts', 'export const lazy = 1;'],
    ['b/b.css', ''],
  ]);
  return rewriteImports('a/a.tsx', text, importGraph(sources), targetOf);
}

const toPackage: FindTarget = (_, { path, name }) => ({
  specifier: `kit/${path.replace(/\.\w+$/, '')}`,
  name: name === 'Box' ? 'KitBox' : name,
});

test.each([
  ["import { Box } from '../b';", "import { Box } from '../b/box';"],
  [
    "import { Box, Icon } from '../b';",
    "import { Box } from '../b/box';\nimport { Icon } from '../b/icon';",
  ],
  ["import type { BoxProps } from '../b';", "import type { BoxProps } from '../b/box';"],
  [
    "import { Box as B, type BoxProps } from '../b';",
    "import { Box as B, type BoxProps } from '../b/box';",
  ],
  ["export { Icon } from '../b';", "export { Icon } from '../b/icon';"],
  ["import { Box } from '../b/box';", "import { Box } from '../b/box';"],
  ["import x from '../b/b.css';\nimport 'react';", "import x from '../b/b.css';\nimport 'react';"],
])('in a whole copy, %s leads to the file', (text, expected) => {
  expect(rewritten(`${text}\nuse();\n`, toFile)).toBe(`${expected}\nuse();\n`);
});

test.each([
  ["import { Box } from '../b';", "import { KitBox as Box } from 'kit/b/box';"],
  ["const lazy = () => import('../b/lazy');", "const lazy = () => import('kit/b/lazy');"],
  ["import '../b/lazy';", "import 'kit/b/lazy';"],
  [
    "import { Icon } from '../b';\nimport { useId } from 'react';\nimport { arrow } from '../b/icon';",
    "import { arrow, Icon } from 'kit/b/icon';\nimport { useId } from 'react';",
  ],
  [
    "import type { BoxProps } from '../b';\nimport { Box } from '../b';",
    "import { type BoxProps, KitBox as Box } from 'kit/b/box';",
  ],
  [
    `import {\n  Icon,\n${icons.map((name) => `  ${name},\n`).join('')}} from '../b';`,
    `import {\n${[...icons, 'Icon']
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => `  ${name},\n`)
      .join('')}} from 'kit/b/icon';`,
  ],
])('in a linked copy, %s leads to the package, once a specifier', (text, expected) => {
  expect(rewritten(`${text}\nuse();\n`, toPackage)).toBe(`${expected}\nuse();\n`);
});

test('an import of everything cannot be divided', () => {
  expect(() => rewritten("import * as all from '../b';", toPackage)).toThrow(
    'a/a.tsx imports all of ../b',
  );
});
