import { expect, test } from 'vitest';
import { importGraph } from '#src/registry/import-graph.ts';
import { plainPath, plainStyles } from '#src/registry/plain-styles.ts';
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

const sheet = `@layer base {
  /* Stays. */
  .root:where([data-on]) > .oneDay {
    animation: turn 1s;
  }

  @keyframes turn {
  }
}
`;
const module = (code: string) => `import dial from '../dial.module.css';\n${code}\n`;

async function copyOf(code: string, css = sheet) {
  const { sheets, withClassNames } = await plainStyles(new Map([['dial/dial.module.css', css]]));
  return {
    css: sheets.get('dial/dial.module.css'),
    text: withClassNames('dial/parts/hand.tsx', module(code)),
  };
}

test('a CSS module becomes a plain sheet whose classes carry its name', async () => {
  const copy = await copyOf('');
  expect(plainPath('dial/dial.module.css')).toBe('dial/dial.css');
  expect(copy.css).toBe(
    sheet
      .replace('.root', '.tessera-dial__root')
      .replace('.oneDay', '.tessera-dial__one-day')
      .replaceAll(/\bturn\b/g, 'tessera-dial__turn'),
  );
});

test.each([
  ['<i className={dial.root} />', '<i className="tessera-dial__root" />'],
  ['<i className={cx(dial.root, on)} />', "<i className={cx('tessera-dial__root', on)} />"],
  ['const names = { a: dial.oneDay };', "const names = { a: 'tessera-dial__one-day' };"],
  ['const text = `${dial.root} a`;', "const text = `${'tessera-dial__root'} a`;"],
  ["const day = dials.root + 'dial.root';", "const day = dials.root + 'dial.root';"],
])('%s names its class', async (code, expected) => {
  const { text } = await copyOf(code);
  expect(text).toBe(`import '../dial.css';\n${expected}\n`);
});

test('a class that does not exist and two sheets of one name are reported', async () => {
  await expect(copyOf('dial.none;')).rejects.toThrow('dial.none: no such class');
  const twins = new Map([
    ['a/dial.module.css', sheet],
    ['b/dial.module.css', sheet],
  ]);
  await expect(plainStyles(twins)).rejects.toThrow('rename one of them');
});

test('other sources stay as they are', async () => {
  const { withClassNames } = await plainStyles(new Map());
  expect(withClassNames('a.ts', 'export const a = 1;')).toBe('export const a = 1;');
  expect(plainPath('tokens/tokens.css')).toBe('tokens/tokens.css');
});
