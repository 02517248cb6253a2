import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFolder } from '../registry/source-files.ts';
import { buildPackage } from './build-package.ts';

// `npm run package`; to publish, add `-- --repository=git+https://example.com/tessera.git`.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { values } = parseArgs({
  options: { repository: { type: 'string' }, to: { type: 'string' } },
});
const folder = values.to ?? join(root, 'dist/package');
const files = await buildPackage(root, { repository: values.repository });
writeFolder(folder, files);
const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
console.log(`${files.size} files, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
