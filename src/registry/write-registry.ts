import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packedName, packPackage } from '../package/build-package.ts';
import { buildRegistry } from './build-registry.ts';
import { readSources, writeFolder } from './source-files.ts';

// `npm run registry`: linked copies name the packed package in the same folder. Options: `--home=https://example.com/r`
// with the public URL of the folder; `--published` if npm has the version.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { values } = parseArgs({
  options: { home: { type: 'string' }, to: { type: 'string' }, published: { type: 'boolean' } },
});
const folder = values.to ?? join(root, 'dist/registry');
const home = values.home?.replace(/\/$/, '');
const sources = readSources(root);
const { version } = sources.manifest;
const packed = `package/${packedName(version)}`;
const place = home === undefined ? `file:${join(folder, packed)}` : `${home}/${packed}`;
const [files, archive] = await Promise.all([
  buildRegistry(sources, { home: home ?? folder, tessera: values.published ? version : place }),
  values.published ? undefined : packPackage(root),
]);
writeFolder(folder, files);
if (archive) {
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, packed), archive);
}
const { items } = JSON.parse(files.get('registry.json') ?? '{}') as {
  items: Array<{ name: string; meta: { files: number; lines: number } }>;
};
for (const { name, meta } of items) {
  const whole = JSON.parse(files.get(`standalone/${name}.json`) ?? 'null') as
    | (typeof items)[0]
    | null;
  const count = ({ files: number, lines }: { files: number; lines: number }) =>
    `${String(number).padStart(4)} files ${String(lines).padStart(6)} lines`;
  console.log(
    `${name.padEnd(26)}${count(meta)}${whole ? `, standalone ${count(whole.meta)}` : ''}`,
  );
}
console.log(`${items.length} items in ${folder}`);
