import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entryPointsOf } from '../registry/items.ts';
import { readSources, writeFolder } from '../registry/source-files.ts';
import { apiTexts } from './api-texts.ts';
import { buildPackage } from './build-package.ts';

// `npm run accept:api` accepts the current public interface; the git diff shows reviewers what changes.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(root, 'tests/consumer/api');
const texts = apiTexts(await buildPackage(root), entryPointsOf(readSources(root).sources.keys()));
writeFolder(folder, texts);
console.log(`${texts.size} texts in ${folder}`);
