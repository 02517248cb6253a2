import { registryItemSchema, registrySchema } from 'shadcn/schema';
import { expect, test } from 'vitest';
import { buildRegistry, type RegistrySources } from '#src/registry/build-registry.ts';
import type { RegistryItem } from '#src/registry/registry-item.ts';

const house: RegistrySources = {
  licenseText: 'MIT License',
  readmeText: '# A copy',
  skill: 'npx shadcn@latest add https://example.com/storybook/r/chip.json\n',
  manifest: {
    dependencies: { react: '19.0.0', shapes: '1.2.3' },
    devDependencies: { '@types/shapes': '1.0.0', '@types/unused': '1.0.0' },
  },
  sources: new Map([
    [
      'components/chip/chip.tsx',
      `'use client';
import { useId } from 'react';
import { area } from 'shapes/area';
import { Icon } from '../../primitives/icon';
import { cx } from '../../core/cx';
import { useLocale } from '../../core/provider/locale-context';
import styles from './chip.module.css';
/**
 * Text in a box,
 * small. Renders a \`<span>\`.
 * @example
 * <Chip
 *   size={2}
 * />
 */
export function Chip({ size }: { size: number }) {
  return <span className={cx(styles.root)}><Icon size={area(size)} id={useId()} /></span>;
}
`,
    ],
    ['components/chip/chip.module.css', '.root { color: red; }'],
    ['components/chip/index.ts', `export { Chip } from './chip';`],
    // No entry point leads here except that of the list.
    ['components/chip/count.ts', 'export const count = 1;'],
    [
      'components/list/index.ts',
      `export { count } from '../chip/count';\nexport { Chip } from '../chip';`,
    ],
    ['core/cx.ts', 'export const cx = (name?: string): string => name ?? "";'],
    ['provider/index.ts', `export { TesseraProvider } from './tessera-provider';`],
    ['provider/locale-context.ts', `export const useLocale = () => 'en';`],
    ['provider/tessera-provider.tsx', 'export const TesseraProvider = 1;'],
    ['primitives/icon/icon.tsx', `import { cx } from '../../core/cx';`],
    ['primitives/icon/index.ts', `export { Icon } from './icon';`],
    ['tokens/bridge.css', ':root { --a: 2; }'],
    ['tokens/tokens.css', ':root { --a: 1; }'],
    ['validation/index.ts', 'export const rule = 1;'],
  ]),
};

async function itemsOf(home?: string): Promise<Map<string, RegistryItem>> {
  const files = await buildRegistry(house, { home });
  const items = [...files].filter(([path]) => path.endsWith('.json') && path !== 'registry.json');
  return new Map(items.map(([path, text]) => [path.replace('.json', ''), JSON.parse(text)]));
}

function targets(item: RegistryItem | undefined): string[] {
  return (item?.files ?? []).map(({ target }) => target.replace('@ui/tessera/', ''));
}

test('an item is self-contained: its closure, the license, and the tokens if it paints', async () => {
  const items = await itemsOf();
  const chip = items.get('chip');
  expect(chip).toMatchObject({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    type: 'registry:item',
    title: 'Chip',
    description: 'Text in a box, small.',
    dependencies: ['shapes@1.2.3'],
    devDependencies: ['@types/shapes@1.0.0'],
    registryDependencies: [],
    meta: { license: 'MIT', notices: [], entries: ['components/chip'], files: 10 },
  });
  expect(targets(chip)).toEqual([
    'LICENSE',
    'README.md',
    'components/chip/chip.css',
    'components/chip/chip.tsx',
    'components/chip/index.ts',
    'core/cx.ts',
    'primitives/icon/icon.tsx',
    'primitives/icon/index.ts',
    'provider/locale-context.ts',
    'tokens/tokens.css',
  ]);
  expect(targets(items.get('validation'))).toEqual(['LICENSE', 'README.md', 'validation/index.ts']);
  expect(chip?.docs).toBe(
    'Import Chip from tessera/components/chip, and read tessera/README.md.\n<Chip\n  size={2}\n/>',
  );
  expect(items.get('list')?.docs).not.toContain('@example');
  expect(items.get('validation')?.docs).not.toContain('tokens');
});

test('the printed notes explain where to import from, and name the readme for the rest', async () => {
  const items = await itemsOf();
  expect(items.get('list')?.docs).toBe(
    'Import it from tessera/components/list, and read tessera/README.md.',
  );
  expect(items.get('validation')?.docs).toBe(
    'Import it from tessera/validation, and read tessera/README.md.',
  );
  expect(items.get('bridge')?.docs).toBe(
    'Import tessera/tokens/bridge.css once, and read tessera/README.md.',
  );
  expect(items.get('tokens')?.docs.match(/Import/g)).toHaveLength(1);
});

test('of an item and those that it needs, only that of the tokens prints a notice, and a skill its own', async () => {
  const items = await itemsOf('https://example.com/r');
  const printing = [...items].filter(([, { docs }]) => docs !== '').map(([name]) => name);
  expect(printing).toEqual(['tokens', 'skill', 'js/tokens', 'js/skill']);
  expect(items.get('tokens')?.docs).toBe(
    'Import tessera/tokens/tokens.css once, and read tessera/README.md.',
  );
});

test('the CLI’s own schemas accept every item and the list', async () => {
  const files = await buildRegistry(house);
  const list = JSON.parse(files.get('registry.json') ?? '');
  expect(registrySchema.parse(list)).toEqual(list);
  for (const item of (await itemsOf()).values()) {
    expect(registryItemSchema.parse(item)).toEqual(item);
  }
});

test('every file is written unchanged: the CLI would remove the opening comment of any other kind', async () => {
  const { files } = (await itemsOf()).get('chip') ?? { files: [] };
  expect(files.map(({ type }) => type)).toEqual(files.map(() => 'registry:file'));
  const text = (end: string) => files.find(({ path }) => path.endsWith(end))?.content;
  expect(text('LICENSE')).toBe(house.licenseText);
  expect(text('README.md')).toBe(house.readmeText);
  expect(text('cx.ts')).toBe(house.sources.get('core/cx.ts'));
});

test('with an address an item contains its own files and names the items with the rest', async () => {
  const items = await itemsOf('https://example.com/r');
  expect(targets(items.get('chip'))).toEqual([
    'LICENSE',
    'README.md',
    'components/chip/chip.css',
    'components/chip/chip.tsx',
    'components/chip/index.ts',
    'core/cx.ts',
    'provider/locale-context.ts',
  ]);
  expect(items.get('chip')?.registryDependencies).toEqual([
    'https://example.com/r/icon.json',
    'https://example.com/r/tokens.json',
  ]);
  expect(items.get('js/chip')?.registryDependencies[0]).toBe('https://example.com/r/js/icon.json');
  expect(targets(items.get('list'))).toEqual([
    'LICENSE',
    'README.md',
    'components/chip/count.ts',
    'components/list/index.ts',
  ]);
  expect(items.get('list')?.registryDependencies).toEqual(['https://example.com/r/chip.json']);
  expect(targets(items.get('primitives'))).toEqual(['LICENSE', 'README.md']);
  expect(items.get('primitives')?.registryDependencies).toEqual([
    'https://example.com/r/icon.json',
  ]);
});

test('without TypeScript the types are removed, and directive, markup and comments are kept', async () => {
  const chip = (await itemsOf()).get('js/chip');
  const file = chip?.files.find(({ target }) => target.endsWith('chip.jsx'));
  expect(file?.content).toMatch(/^["']use client["'];\n/);
  expect(file?.content).toMatch(/Text in a box,[\s\S]*<span className=/);
  expect(file?.content).not.toContain('number');
  expect(targets(chip)).toContain('core/cx.js');
  expect(targets(chip)).toContain('components/chip/chip.css');
});

test('the same sources give the same bytes, in any order', async () => {
  const reversed = { ...house, sources: new Map([...house.sources].reverse()) };
  const [first, again] = await Promise.all([buildRegistry(house), buildRegistry(reversed)]);
  expect([...again].sort()).toEqual([...first].sort());
});

test('a package that is not in package.json is reported', async () => {
  const manifest = { dependencies: {}, devDependencies: {} };
  await expect(buildRegistry({ ...house, manifest })).rejects.toThrow('"shapes"');
});
