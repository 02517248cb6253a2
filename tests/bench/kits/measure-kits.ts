import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleSize, root, versionOf } from '../bundle.ts';
import { kitCases, kits } from './kit-cases.ts';
import { kitSizesPath, type KitSize, type KitSizes } from './kit-sizes.ts';

// Installs the kits outside of the project's own packages, and measures each with the bundler that measures Tessera.
const folder = join(root, 'node_modules/.cache/tessera/kits');
const react = { react: versionOf('react'), 'react-dom': versionOf('react-dom') };
const packages: Record<string, string> = Object.assign({}, ...Object.values(kits));
await mkdir(folder, { recursive: true });
await writeFile(
  join(folder, 'package.json'),
  JSON.stringify({ private: true, type: 'module', dependencies: { ...packages, ...react } }),
);
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
  cwd: folder,
  stdio: 'inherit',
});

const sizes: Record<string, KitSize[]> = {};
for (const [index, { component, kit, code }] of kitCases.entries()) {
  // A file in that folder, so that packages are found there.
  const entry = join(folder, `case-${index}.js`);
  await writeFile(entry, code);
  const { js } = await bundleSize(`export * from ${JSON.stringify(entry)};`);
  (sizes[component] ??= []).push({ kit, bytes: js });
  console.log(`${component.padEnd(20)} ${kit.padEnd(22)} ${(js / 1000).toFixed(1)} kB`);
}
for (const list of Object.values(sizes)) list.sort((a, b) => a.bytes - b.bytes);
const measured = new Date().toISOString().slice(0, 10);
const result: KitSizes = { measured, packages, sizes };
await writeFile(kitSizesPath, `${JSON.stringify(result, undefined, 2)}\n`);
