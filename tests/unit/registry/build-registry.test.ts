import { expect, test } from 'vitest';
import { manifestPath, readManifest } from '#src/cli/manifest.ts';
import { buildRegistry, type RegistrySources } from '#src/registry/build-registry.ts';
import type { RegistryItem } from '#src/registry/registry-item.ts';

const house: RegistrySources = {
  licenseText: 'MIT License',
  readmeText: '# A copy',
  skill: 'npx shadcn@latest add https://example.com/storybook/r/chip.json\n',
  records: { changelog: '## 0.3.0\n\n- `Chip` is new.\n', changesets: [] },
  manifest: {
    version: '0.3.0',
    dependencies: { react: '19.0.0', shapes: '1.2.3', 'react-select': '5.0.0' },
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
import { useLocale } from '../../core/provider/language';
import layer from '../../core/layer.module.css';
import { parseChip } from './parse-chip';
import { chipFrame } from './chip-frame';
import { sizes } from './sizes';
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
  return <span className={cx(styles.root, layer.top, chipFrame)}><Icon size={area(size, sizes)} id={useId()} /></span>;
}
`,
    ],
    ['components/chip/chip.module.css', '.root { color: red; }'],
    // Public, but with a style sheet, which belongs to the look.
    [
      'components/chip/chip-frame.ts',
      `import styles from './chip-frame.module.css';\nexport const chipFrame = styles.frame;`,
    ],
    ['components/chip/chip-frame.module.css', '.frame { padding: 0; }'],
    [
      'components/chip/index.ts',
      `export { Chip } from './chip';\nexport { chipFrame } from './chip-frame';\nexport { parseChip } from './parse-chip';`,
    ],
    ['components/chip/parse-chip.ts', `import 'react-select';\nexport const parseChip = 1;`],
    ['components/chip/sizes.ts', 'export const sizes = 1;'],
    // No component leads here.
    ['components/chip/count.ts', 'export const count = 1;'],
    ['core/cx.ts', 'export const cx = (name?: string): string => name ?? "";'],
    [
      'core/index.ts',
      `export { cx } from './cx';\nexport { useLocale } from './provider/language';\nexport { layerStyles } from './styles';`,
    ],
    ['core/layer.module.css', '.top { z-index: 1; }'],
    ['core/provider/index.ts', `export { TesseraProvider } from './tessera-provider';`],
    ['core/provider/language.ts', `export const useLocale = () => 'en';`],
    ['core/provider/tessera-provider.tsx', 'export const TesseraProvider = 1;'],
    [
      'core/styles.ts',
      `import layer from './layer.module.css';\nexport const layerStyles = layer;`,
    ],
    ['primitives/icon/icon.tsx', `import { cx } from '../../core/cx';\nexport const Icon = cx;`],
    ['primitives/icon/index.ts', `export { Icon } from './icon';`],
    ['tokens/bridge.css', ':root { --a: 2; }'],
    ['tokens/tokens.css', ':root { --a: 1; }'],
    ['validation/index.ts', 'export const rule = 1;'],
  ]),
};
const linked = { home: 'https://example.com/r', tessera: 'https://example.com/tessera-ui.tgz' };

async function itemsOf(options = {}): Promise<Map<string, RegistryItem>> {
  const files = await buildRegistry(house, options);
  const items = [...files].filter(([path]) => path !== 'registry.json');
  return new Map(items.map(([path, text]) => [path.replace('.json', ''), JSON.parse(text)]));
}

function targets(item: RegistryItem | undefined): string[] {
  return (item?.files ?? []).map(({ target }) => target.replace('@ui/tessera/', ''));
}

function textOf(item: RegistryItem | undefined, end: string): string | undefined {
  return item?.files.find(({ path }) => path.endsWith(end))?.content;
}

test('a whole copy is the component, what it imports, the license, a readme and the tokens', async () => {
  const items = await itemsOf(linked);
  const chip = items.get('standalone/chip');
  expect(chip).toMatchObject({
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    type: 'registry:item',
    title: 'Chip',
    description: 'Text in a box, small.',
    dependencies: ['react-select@5.0.0', 'shapes@1.2.3'],
    devDependencies: ['@types/shapes@1.0.0'],
    registryDependencies: [],
    meta: {
      license: 'MIT',
      notices: [],
      entries: ['components/chip/chip'],
      files: 11,
      version: '0.3.0',
      changes: [{ version: '0.3.0', text: '`Chip` is new.' }],
    },
  });
  expect(targets(chip)).toEqual([
    'LICENSE',
    'README.md',
    'components/chip/chip-frame.css',
    'components/chip/chip-frame.ts',
    'components/chip/chip.css',
    'components/chip/chip.tsx',
    'components/chip/parse-chip.ts',
    'components/chip/sizes.ts',
    'core/cx.ts',
    'core/layer.css',
    'core/provider/language.ts',
    'primitives/icon/icon.tsx',
    'tokens/tokens.css',
    '.copies/chip.json',
  ]);
  expect(textOf(chip, 'chip.tsx')).toContain(`from '../../primitives/icon/icon';`);
  expect(textOf(chip, 'chip.tsx')).toContain(
    `cx('tessera-chip__root', 'tessera-layer__top', chipFrame)`,
  );
  expect(targets(items.get('standalone/validation'))).toEqual([
    'LICENSE',
    'README.md',
    'validation/index.ts',
    '.copies/validation.json',
  ]);
});

test('a linked copy has its own files, and imports from the package what needs no change for another look', async () => {
  const chip = (await itemsOf(linked)).get('chip');
  expect(targets(chip)).toEqual([
    'components/chip/chip-frame.css',
    'components/chip/chip-frame.ts',
    'components/chip/chip.css',
    'components/chip/chip.tsx',
    'components/chip/sizes.ts',
    '.copies/chip.json',
  ]);
  expect(textOf(chip, 'chip.tsx')).toContain(`'use client';
import { useId } from 'react';
import { area } from 'shapes/area';
import { Icon } from 'tessera-ui/icon';
import { cx, layerStyles as layer, useLocale } from 'tessera-ui/core';
import { parseChip } from 'tessera-ui/chip';
import { chipFrame } from './chip-frame';
import { sizes } from './sizes';
import './chip.css';
`);
  expect(textOf(chip, 'chip.tsx')).toContain(`cx('tessera-chip__root', layer.top, chipFrame)`);
  // The package does not install what only some components need.
  expect(chip?.dependencies).toEqual([
    'react-select@5.0.0',
    'shapes@1.2.3',
    'tessera-ui@https://example.com/tessera-ui.tgz',
  ]);
  expect(chip?.meta).toMatchObject({
    installed: ['tessera-ui/chip'],
    files: 5,
    standalone: { files: 11 },
  });
});

test('what is not copied for another look has no linked copy: a second provider would be a second context', async () => {
  const names = [...(await itemsOf(linked)).keys()].filter((name) => !name.includes('/'));
  expect(names).toEqual(['chip', 'icon', 'skill']);
});

test('without an address of the package, every copy is a whole copy', async () => {
  const items = await itemsOf();
  expect(targets(items.get('chip'))).toEqual(targets(items.get('standalone/chip')));
  expect(items.get('provider')?.meta.entries).toEqual(['core/provider']);
  expect(items.get('bridge')?.meta.entries).toEqual(['tokens/bridge.css']);
});

test('what the package does not export is reported with the place to export it', async () => {
  const sources = new Map(house.sources).set('core/index.ts', `export { cx } from './cx';`);
  await expect(buildRegistry({ ...house, sources }, linked)).rejects.toThrow(
    'components/chip/chip.tsx imports useLocale of core/provider/language.ts, which the package does not export',
  );
});

test('the manifest of a copy has every text as copied, the version and where to ask for later ones', async () => {
  const items = await itemsOf(linked);
  for (const path of ['chip', 'standalone/chip', 'js/chip', 'js/standalone/chip']) {
    const item = items.get(path);
    const text = textOf(item, manifestPath('chip')) ?? '';
    const copy = readManifest(text, path);
    expect(copy).toMatchObject({
      item: 'chip',
      source: path.replace(/chip$/, ''),
      version: '0.3.0',
      registry: 'https://example.com/r',
    });
    expect([...copy.base.keys()]).toEqual(
      targets(item)
        .filter((target) => !target.startsWith('.copies/'))
        .sort(),
    );
  }
});

test('the printed notes explain where to import from', async () => {
  const items = await itemsOf(linked);
  expect(items.get('chip')?.docs).toBe(
    `Import Chip from tessera/components/chip/chip. Import 'tessera-ui/tokens.css' once. To update the copy later: npx tessera-ui status.\n<Chip\n  size={2}\n/>`,
  );
  expect(items.get('standalone/validation')?.docs).toBe(
    'Import it from tessera/validation. Read tessera/README.md.',
  );
  expect(items.get('standalone/bridge')?.docs).toBe(
    'Import tessera/tokens/bridge.css once. Read tessera/README.md.',
  );
});

test('without TypeScript the types are removed, and directive, markup and comments are kept', async () => {
  const chip = (await itemsOf(linked)).get('js/chip');
  const text = textOf(chip, 'chip.jsx');
  expect(text).toMatch(/^["']use client["'];\n/);
  expect(text).toMatch(/Text in a box,[\s\S]*<span className=/);
  expect(text).not.toContain('number');
  expect(targets(chip)).toContain('components/chip/sizes.js');
});

test('the same sources give the same bytes, in any order', async () => {
  const reversed = { ...house, sources: new Map([...house.sources].reverse()) };
  const [first, again] = await Promise.all([
    buildRegistry(house, linked),
    buildRegistry(reversed, linked),
  ]);
  expect([...again].sort()).toEqual([...first].sort());
});

test('a package that is not in package.json is reported', async () => {
  const manifest = { version: '0.3.0', dependencies: {}, devDependencies: {} };
  await expect(buildRegistry({ ...house, manifest })).rejects.toThrow('"react-select"');
});
