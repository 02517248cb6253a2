import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { entryPointsOf } from '../registry/items.ts';
import { readSources, writeFolder } from '../registry/source-files.ts';
import { apiTexts } from './api-texts.ts';
import { buildPackage } from './build-package.ts';

// `npm run package`; to publish, add `-- --repository=git+https://example.com/tessera.git`. `npm run accept:api` writes
// the public interface instead, whose git diff shows reviewers what changes.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const { values } = parseArgs({
  options: {
    api: { type: 'boolean' },
    repository: { type: 'string' },
    to: { type: 'string' },
  },
});
const folder = values.to ?? join(root, values.api ? 'tests/consumer/api' : 'dist/package');
const built = await buildPackage(root, { repository: values.repository });
const files = values.api ? apiTexts(built, entryPointsOf(readSources(root).sources.keys())) : built;
writeFolder(folder, files);
const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
console.log(`${files.size} files, ${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
