import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildRegistry } from './build-registry.ts';
import { readSources } from './read-sources.ts';
import { writeFolder } from './write-folder.ts';

// `npm run registry`, or `npm run registry -- --home=https://example.com/r` with the public URL.
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { home: { type: 'string' }, to: { type: 'string' } } });
const folder = values.to ?? join(root, 'dist/registry');
const files = await buildRegistry(readSources(root), { home: values.home?.replace(/\/$/, '') });
writeFolder(folder, files);
const { items } = JSON.parse(files.get('registry.json') ?? '{}') as {
  items: Array<{ name: string; meta: { files: number; bytes: number; gzipBytes: number } }>;
};
for (const { name, meta } of items) {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  console.log(
    `${name.padEnd(18)}${String(meta.files).padStart(4)} files ${kilobytes(meta.bytes)}, ${kilobytes(meta.gzipBytes)} gzipped`,
  );
}
console.log(`${items.length} items in ${folder}`);
