import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from '../registry/read-sources.ts';
import { writeFolder } from '../registry/write-folder.ts';
import { apiTexts } from './api-texts.ts';
import { buildPackage } from './build-package.ts';
import { entryPointsOf } from './entry-points.ts';

// `npm run accept:api` accepts the current public interface; the git diff shows reviewers what changes.
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const folder = join(root, 'tests/consumer/api');
const texts = apiTexts(await buildPackage(root), entryPointsOf(readSources(root).sources));
writeFolder(folder, texts);
console.log(`${texts.size} texts in ${folder}`);
